import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../tests/site';
import { moved } from '../../shared/address/addresses';
import { reservedSlugs } from '../../shared/article/article-slug';
import { routes } from './routes';

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.stop());

const TOPICS =
	'ape gfn global-annual-event-2024 gtnf gtnf-2023 hnb-kungfu iecie iecie2023 inter-tabac inter-tabac-2023 tpe vape-fair vaper vaperexpo-uk-2023 vapexpo-spain wvs';
/** Section 2 of the specification; `*` are filled from the demonstration edition. */
const ENGLISH = [
	'/',
	'/news',
	...['', '/company', '/product', '/regulation', '/ai'].map((type) => `/news/list${type}`),
	'/news/data',
	'/news/headline',
	'/news/interview',
	'/topic',
	...TOPICS.split(' ').map((slug) => `/topic/${slug}`),
	'/topic/tpe/enterprise/orsini-devices',
	'/china',
	'/license',
	'/license/devices',
	'/search',
	'/search/nicotine',
	'/tag/detail/spain',
	'/book/detail/*',
	'/tool/calculate',
	'/about/cookie',
	'/about/policy',
	'/about/terms',
	'/about/subscribe',
	'/about/subscribe/issue/*',
	'/about/index.bak',
];
const SPANISH = [
	'',
	'/news',
	'/news/list',
	'/news/list/company',
	'/news/data',
	'/news/interview',
	'/topic',
	'/topic/tpe',
	'/china',
	'/license',
	'/license/devices',
	'/search',
]
	.concat([
		'/search/nicotina',
		'/tag/detail/espana',
		'/about',
		'/about/cookie',
		'/about/policy',
		'/about/subscribe',
		'/about/subscribe/issue/*',
		'/about/terms',
	])
	.map((path) => `/es${path}`);

/** Puts a slug of the edition in the place of the star. */
async function filled(path: string): Promise<string> {
	if (!path.endsWith('/*')) return path;
	const [stem, edition] = [path.slice(0, -1), path.startsWith('/es') ? 'es' : 'en'];
	const book = edition === 'es' ? 'manual-del-envasador' : 'fillers-handbook';
	if (stem.includes('/book/')) return stem + book;
	const list = await (await site.app.request(stem.replace('/issue/', ''))).text();
	return new RegExp(`href="(${stem}[^"]+)"`).exec(list)?.[1] ?? path;
}

describe('every address of the specification', () => {
	test.each([...ENGLISH, ...SPANISH])('%s is a page of its edition', async (path) => {
		const address = await filled(path);
		let response = await site.app.request(address);
		// A list without a type is the news themselves.
		if (response.status === 301 && /\/news\/list$/.test(address))
			response = await site.app.request(response.headers.get('location') ?? '');
		expect([address, response.status]).toEqual([address, 200]);
		expect(response.headers.get('content-language')).toBe(path.startsWith('/es') ? 'es' : 'en');
	});

	test.each([
		['/news/editorial', '/news/interview'],
		['/es/news/editorial', '/es/news/interview'],
		['/news/list/market', '/news/list/company'],
		['/es/news/list/market', '/es/news/list/company'],
	])('%s goes to %s', async (from, to) => {
		const response = await site.app.request(from);
		expect([response.status, response.headers.get('location')]).toEqual([301, to]);
	});

	test('no article can take the name of a screen', () => {
		const names = [...routes, ...moved].flatMap(([pattern]) => /^\/news\/([^/*]+)/.exec(pattern)?.[1] ?? []);
		expect(reservedSlugs).toEqual(expect.arrayContaining(names));
		expect(names.length).toBeGreaterThan(5);
	});

	test('links have no hash in the place of a path', async () => {
		for (const path of ['/', '/es', '/news', '/topic/tpe'])
			expect(await (await site.app.request(path)).text()).not.toMatch(/href="[^"]*#[/!]/);
	});
});
