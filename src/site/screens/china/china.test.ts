import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { rule } from '../../../data/tables/site';
import { forget } from '../../../platform/db/read-cache';

const now = Math.floor(Date.now() / 1000);
const later = new Date((now + 40 * 86_400) * 1000).toISOString().slice(0, 10);

describe('China', () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite();
	});
	afterAll(() => site.stop());

	const get = async (path: string) => {
		const response = await site.app.request(path);
		const html = (await response.text()).replaceAll('<!-- -->', '');
		return { headers: response.headers, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
	};
	const collect = async (name: string, edition: string) => {
		const response = await site.app.request(`/api/v2/page/collect?name=${name}&edition=${edition}`);
		const body = (await response.json()) as { code: number; data: Record<string, unknown> };
		return { code: body.code, data: body.data, tags: response.headers.get('cache-tag')?.split(',') ?? [] };
	};
	const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

	test.each([
		[
			'',
			'Regulation timeline',
			'The Measures take effect',
			'Newest on the register',
			'China’s e-cigarette exports, by month',
		],
		[
			'/es',
			'Cronología',
			'Las Medidas entran en vigor',
			'registro',
			'Exportaciones chinas de cigarrillos electrónicos, por mes',
		],
	])(
		'%s/china shows news, the timeline, the way into the register and the chart',
		async (prefix, timeline, ruleText, register, chart) => {
			const { main, headers } = await get(`${prefix}/china`);
			for (const expected of [timeline, ruleText, register, chart]) expect(words(main)).toContain(expected);
			expect(main).toContain(`action="${prefix}/license"`);
			expect(main).toContain(`href="${prefix}/news/data/china-exports-monthly"`);
			expect(main.match(/class="hed hed--1"/g)?.length).toBeGreaterThanOrEqual(1);
			// Past days are listed with the last one first.
			const days = [...main.matchAll(/<li><b><time dateTime="([^"]+)"/g)].map((match) => match[1] as string);
			expect(days.length).toBeGreaterThan(5);
			expect(days).toEqual(days.toSorted().reverse());
			expect(headers.get('cache-tag')?.split(',')).toEqual(
				expect.arrayContaining(['license', 'rule', 'duty_rate', 'series:china-exports-monthly']),
			);
		},
	);

	test('a rule to come stands above those that have been', async () => {
		await site.db.write((tx) =>
			tx.insert(rule).values({
				edition: 'en',
				slug: 'cn-next',
				market: 'China',
				measure: 'A step to come',
				stage: 'adopted',
				next_on: later,
				next_text: 'It asks something.',
			}),
		);
		forget(site.db.read, ['rule']);
		const { main } = await get('/china');
		expect(main.indexOf('A step to come')).toBeGreaterThan(0);
		expect(main.indexOf('A step to come')).toBeLessThan(main.indexOf('The Measures take effect'));
	});

	test.each(['en', 'es'])(
		'page/collect tells the blocks of the China and licence screens as the pages show them (%s)',
		async (edition) => {
			const prefix = edition === 'en' ? '' : '/es';
			const china = await collect('china', edition);
			expect(china.code).toBe(1);
			expect(Object.keys(china.data)).toEqual(['articles', 'dates', 'counts', 'licenses', 'series', 'tagged']);
			const page = await get(`${prefix}/china`);
			for (const { name_en } of china.data.licenses as { name_en: string }[])
				expect(words(page.main)).toContain(name_en.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
			for (const { seo_url } of china.data.articles as { seo_url: string }[])
				expect(page.main).toContain(`href="${prefix}/news/${seo_url}"`);
			expect(page.headers.get('cache-tag')?.split(',').sort()).toEqual([...china.tags, 'seo'].sort());
			const license = await collect('license', edition);
			expect(Object.keys(license.data)).toEqual(['counts', 'found', 'questions', 'achievements', 'partners']);
			const register = await get(`${prefix}/license`);
			for (const { slug } of (license.data.found as { list: { slug: string }[] }).list)
				expect(register.main).toContain(`href="${prefix}/license/${slug}"`);
			for (const { slug } of license.data.questions as { slug: string }[])
				expect(register.main).toContain(`id="${slug}"`);
		},
	);

	test('the document of the API names the three screens, and another one is refused', async () => {
		const document = (await (await site.app.request('/api/openapi.json')).json()) as {
			paths: Record<string, { get: { parameters: { name: string; schema: { enum?: string[] } }[] } }>;
		};
		const name = document.paths['/api/v2/page/collect']?.get.parameters.find((parameter) => parameter.name === 'name');
		expect(name?.schema.enum).toEqual(['home', 'china', 'license']);
		expect((await site.app.request('/api/v2/page/collect?name=admin')).status).toBe(400);
	});
});
