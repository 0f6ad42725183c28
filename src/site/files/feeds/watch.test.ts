import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';

describe('watching a page by feed', () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite();
	});
	afterAll(() => site.stop());

	const get = async (path: string) => {
		const response = await site.app.request(path);
		return {
			status: response.status,
			type: response.headers.get('content-type'),
			tags: response.headers.get('cache-tag'),
			text: await response.text(),
		};
	};
	const titles = (xml: string) =>
		[...xml.matchAll(/<item>\s*<title>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?<\/title>/g)].map((match) => match[1]);

	test.each([
		['/tag/detail/germany', '/es/tag/detail/alemania'],
		['/tag/detail/nicotine-pouches', '/es/tag/detail/bolsas-de-nicotina'],
		['/topic/inter-tabac', '/es/topic/inter-tabac'],
		['/topic/gfn', '/es/topic/gfn'],
		['/license', '/es/license'],
		['/license/e-liquid', '/es/license/e-liquid'],
		['/license/devices/province-Guangdong/status-valid', '/es/license/devices/province-Guangdong/status-valid'],
	])('%s and %s name their feed to programs and to people, and it has rows', async (...paths) => {
		for (const path of paths) {
			const page = await get(path);
			expect([path, page.status]).toEqual([path, 200]);
			expect(page.text).toContain(`href="${path}/feed.xml"/>`);
			const edition = path.startsWith('/es/') ? '/es' : '';
			const explained = `${edition}/about/feeds${path.slice(edition.length)}`;
			expect(page.text).toMatch(new RegExp(`<a class="link[^"]*" href="${explained}">`));
			expect((await get(explained)).text).toContain(`value="http://127.0.0.1:3000${path}/feed.xml"`);
			const rss = await get(`${path}/feed.xml`);
			expect([rss.status, rss.type]).toEqual([200, 'application/rss+xml; charset=utf-8']);
			expect(titles(rss.text).length).toBeGreaterThanOrEqual(
				path.includes('pouches') || path.includes('bolsas') ? 2 : 1,
			);
			expect((await get(`${path}/atom.xml`)).text).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
			expect(JSON.parse((await get(`${path}/feed.json`)).text).items.length).toBe(titles(rss.text).length);
		}
	});

	test('the feed of a filter of the register carries the records verified last, and only those of the filter', async () => {
		const feed = JSON.parse((await get('/es/license/e-liquid/feed.json')).text) as {
			title: string;
			home_page_url: string;
			items: { url: string; content_html: string; date_modified: string }[];
		};
		expect(feed.title).toMatch(/^Brume: .*, Líquidos$/);
		expect(feed.home_page_url).toBe('http://127.0.0.1:3000/es/license/e-liquid');
		const dates = feed.items.map((item) => Date.parse(item.date_modified));
		expect(dates).toEqual(dates.toSorted((a, b) => b - a));
		for (const item of feed.items.slice(0, 5)) {
			expect(item.content_html).toContain('Líquidos');
			expect((await get(new URL(item.url).pathname)).status).toBe(200);
		}
		expect((await get('/license/feed.xml')).tags).toBe('license');
		// A product is found as in the list: by the filter, and by its name in the edition.
		for (const path of ['/es/license/product-cartridge', '/es/license/find-cartuchos']) {
			const { title, items } = JSON.parse((await get(`${path}/feed.json`)).text) as typeof feed;
			expect([path, title]).toEqual([path, expect.stringMatching(/, “?cartuchos”?$/)]);
			expect([path, items.length]).toEqual([path, 30]);
		}
	});

	test('a search in the register can be watched too; an order or a page of it cannot', async () => {
		const all = JSON.parse((await get('/license/feed.json')).text) as { items: { title: string }[] };
		const name = all.items[0]?.title.split(' (')[0] ?? '';
		const found = await get(`/license/find-${encodeURIComponent(name)}/feed.xml`);
		expect(titles(found.text)[0]).toContain(name.replaceAll('&', '&amp;'));
		expect((await get('/license/status-nonsense/feed.xml')).status).not.toBe(200);
		expect((await get('/license/sort-firm/feed.xml')).status).not.toBe(200);
		expect((await get('/license/2/feed.xml')).status).not.toBe(200);
	});
});
