import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { rule_kinds, rule_stages } from '../../../data/tables/site';
import { ruleKinds, ruleStages } from '../../../editions/paths/rule-path';

describe('the rule tracker', () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite();
	});
	afterAll(() => site.stop());

	const get = async (path: string) => {
		const response = await site.app.request(path);
		const html = (await response.text()).replaceAll('<!-- -->', '');
		const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
		return { status: response.status, location: response.headers.get('location'), html, main };
	};
	const slugs = (main: string) => [...main.matchAll(/<tr id="rule-([^"]+)"/g)].map(([, slug]) => slug);
	const rowOf = (main: string, slug: string) => {
		const from = main.indexOf(`<tr id="rule-${slug}"`);
		return main.slice(from, main.indexOf('</tr>', from));
	};

	test('stands in both editions, each rule under its market with stage in cells and in words', async () => {
		const [en, es] = [await get('/rule'), await get('/es/rule')];
		expect(slugs(en.main).toSorted()).toEqual(slugs(es.main).toSorted());
		expect(en.main).toContain('href="/market/united-kingdom"');
		expect(es.main).toContain('href="/es/market/united-kingdom"');
		expect(rowOf(en.main, 'uk-duty-stamps')).toMatch(/(<b class="on"><\/b>){4}<\/i>In force/);
		expect(rowOf(es.main, 'uk-duty-stamps')).toContain('En vigor');
	});

	test('our story stands before the law, and what is not pending has a dash', async () => {
		const { main } = await get('/rule');
		const row = rowOf(main, 'uk-duty-stamps');
		expect(row.indexOf('class="our"')).toBeGreaterThan(0);
		expect(row.indexOf('class="our"')).toBeLessThan(row.indexOf('class="law"'));
		expect(rowOf(main, 'uk-single-use-ban')).toContain('<span class="none" aria-hidden="true">–</span>');
		expect(rowOf(main, 'uk-single-use-ban')).toContain('since Jun.01.2025');
	});

	test('a year without a day says so', async () => {
		expect(rowOf((await get('/rule')).main, 'czechia-liquid-step')).toContain('day not verified');
		expect(rowOf((await get('/es/rule')).main, 'czechia-liquid-step')).toContain('día sin verificar');
	});

	test('is narrowed by market, measure and stage in the address, without a script', async () => {
		const form = await get('/rule?market=CN&measure=licence&stage=in_force&order=');
		expect([form.status, form.location]).toEqual([302, '/rule/market-CN/measure-licence/stage-in_force']);
		const { main, html } = await get(form.location ?? '');
		expect(slugs(main).length).toBeGreaterThan(1);
		expect(slugs(main).every((slug) => slug?.startsWith('china-'))).toBe(true);
		expect(html).toContain(
			'hrefLang="es" href="http://127.0.0.1:3000/es/rule/market-CN/measure-licence/stage-in_force"',
		);
		expect((await get('/rule?market=&measure=&stage=&order=')).location).toBe('/rule');
	});

	test('by date the nearest comes first', async () => {
		const { main } = await get('/rule/by-date');
		const days = [...main.matchAll(/<td class="c-nx tn"[^>]*><time[^>]*dateTime="([^"]+)"/gi)].map(
			([, day = '']) => day,
		);
		expect(days.length).toBeGreaterThan(2);
		expect(days).toEqual([...days].sort((a, b) => `${a}-12-31`.slice(0, 10).localeCompare(`${b}-12-31`.slice(0, 10))));
	});

	test.each(['/rule/market-ZZ', '/rule/measure-nothing', '/rule/stage-nothing', '/rule/x', '/rule/by-date/market-GB'])(
		'%s is not there',
		async (path) => {
			expect((await get(path)).status).toBe(404);
		},
	);

	test('addresses know the kinds and stages of the table', () => {
		expect([...ruleKinds]).toEqual([...rule_kinds]);
		expect([...ruleStages]).toEqual([...rule_stages]);
	});
});
