import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';
import type { Edition } from '../../../editions/edition';
import { editions } from '../../../editions/editions';
import { urls } from '../../../editions/urls';

describe.each(editions.map((edition) => [edition.code, edition] as const))('briefs of %s', (code, edition: Edition) => {
	let site: TestSite;
	let briefs: { id: number; seo_url: string; title: string; market: string; type: string }[];
	beforeAll(async () => {
		site = await openTestSite();
		const found = await site.db.read.execute<(typeof briefs)[number] & Record<string, unknown>>(
			sql`select id, seo_url, title, market, type from article where edition = ${code} and kind = 'brief'
				order by published_at desc`,
		);
		briefs = found.rows;
	});
	afterAll(() => site.stop());

	const text = async (path: string) =>
		(await (await site.app.request(path)).text()).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
	const boxOf = (html: string) => /<section class="[^"]*briefs[^"]*".*?<\/section>/s.exec(html)?.[0] ?? '';
	const href = (brief: (typeof briefs)[number]) => urls.article.href(edition, brief);

	test('stand on the front page and in lists with market, source and moment, and are no story there', async () => {
		expect(briefs.length).toBeGreaterThan(4);
		for (const [path, own] of [
			[urls.home.href(edition), briefs.slice(0, 4)],
			[urls.news.href(edition), briefs.slice(0, 3)],
			[urls.newsList.href(edition, 'regulation'), briefs.filter((one) => one.type === 'regulation').slice(0, 3)],
		] as const) {
			const html = await text(path);
			const box = boxOf(html);
			for (const brief of own) {
				expect(box, path).toContain(`<b>${brief.market}. </b>`);
				expect(box).toContain(`href="${href(brief)}"`);
			}
			expect(box).not.toMatch(/<img|<h3/);
			expect(box).toContain(`href="${urls.briefs.href(edition)}"`);
			// Nowhere else on the page.
			const others = html.replace(box, '');
			for (const brief of briefs) expect([path, others.includes(`href="${href(brief)}"`)]).toEqual([path, false]);
		}
	});

	test('have a list of their own by day, a feed, and a page without a picture', async () => {
		const list = await text(urls.briefs.href(edition));
		for (const brief of briefs) expect(list).toContain(`href="${href(brief)}"`);
		const feed = (await (await site.app.request(`${urls.briefs.href(edition)}/feed.json`)).json()) as {
			items: { title: string }[];
		};
		expect(feed.items.map((item) => item.title)).toEqual(briefs.map((brief) => brief.title));
		const [first] = briefs;
		const page = await text(first ? href(first) : '');
		expect(page).not.toMatch(/lead-fig|data-adv|prose-first/);
		expect(page).toContain('"@type":"NewsArticle"');
		expect(page).toContain(`href="${urls.briefs.href(edition)}"`);
	});

	test('are listed by the API as a kind, go out with the feed of everything, and are found', async () => {
		const { data } = (await (await site.app.request(`/api/v2/article/page?edition=${code}&kind=brief`)).json()) as {
			data: { total: number; list: { kind: string }[] };
		};
		expect(data.total).toBe(briefs.length);
		const [first] = briefs;
		const all = await text(`${urls.home.href(edition).replace(/\/$/, '')}/feed.json`);
		expect(all).toContain(first?.seo_url);
		expect(await text(urls.search.href(edition, first?.title ?? ''))).toContain(`href="${first ? href(first) : ''}"`);
	});
});
