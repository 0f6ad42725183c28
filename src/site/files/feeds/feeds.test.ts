import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.stop());

test.each(['feed.xml', 'atom.xml', 'feed.json'])(
	'%s can be followed although an article in it has no author',
	async (file) => {
		await site.db.write((tx) => tx.execute(sql`delete from article_author`));
		const answer = await site.app.request(`/news/list/company/${file}`);
		expect(answer.status).toBe(200);
		expect((await answer.text()).match(/<item>|<entry>|"date_published"/g)?.length).toBeGreaterThan(5);
	},
);

test('the JSON feed is one of version 1.1: with a language, and authors as a list', async () => {
	const feed = (await (await site.app.request('/es/news/list/regulation/feed.json')).json()) as {
		version: string;
		language: string;
		title: string;
		items: { authors?: { name: string }[]; author?: unknown }[];
	};
	expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
	expect(feed.language).toBe('es');
	expect(feed.items.filter((item) => item.author !== undefined)).toEqual([]);
});

test('the feeds of two editions have different names', async () => {
	const titleOf = async (path: string) => /<title>([^<]*)</.exec(await (await site.app.request(path)).text())?.[1];
	const [en, es] = [await titleOf('/feed.xml'), await titleOf('/es/feed.xml')];
	expect(en).toBe('Brume: All news');
	expect(es).not.toBe(en);
});

test.each([
	['/tag/detail/excise-duty', '/tag/detail/excise-duty/feed.xml'],
	['/author/priya-raman', '/author/priya-raman/feed.xml'],
	['/license', '/license/feed.xml'],
	['/topic/tpe', '/topic/tpe/feed.xml'],
])('%s leads to a page that explains its feed and gives its address', async (path, file) => {
	const from = await (await site.app.request(path)).text();
	const page = `/about/feeds${path}`;
	expect(from).toContain(`href="${page}"`);
	expect(/<a[^>]*href="[^"]*feed\.xml"/.exec(from.slice(from.indexOf('<body')))).toBeNull();
	const answer = await site.app.request(page);
	expect(answer.status).toBe(200);
	const html = await answer.text();
	expect(html).toContain(`value="http://127.0.0.1:3000${file}"`);
	expect(html).toContain('<meta name="robots" content="noindex');
	expect((await site.app.request(file)).headers.get('content-type')).toContain('application/rss+xml');
});

test.each([
	'/about/feeds/nothing',
	'/about/feeds/tag/detail/no-such-tag',
	'/about/feeds/license/x',
	'/about/feeds/about',
])('%s is no feed', async (path) => {
	expect((await site.app.request(path)).status).toBe(404);
});

test('an article names the feed of its edition to programs', async () => {
	const [row] = await site.db.writeAlone<{ seo_url: string }>(
		sql`select seo_url from article where edition = 'es' and status = 'published' and seo_url is not null limit 1`,
	);
	const html = await (await site.app.request(`/es/news/${row?.seo_url}`)).text();
	expect(html).toMatch(/<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="[^"]*\/es\/feed\.xml"/);
});
