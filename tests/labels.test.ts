/** Feeds and suggestions label an article with how it came to be, as pages do. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editions } from '../src/editions/editions';
import { urls } from '../src/editions/urls';
import { advAt } from '../src/queries/site/adv';
import { type LabelledRow, labelledRows, labelWords } from './labelled-rows';
import { openTestSite, type TestSite } from './site';

let site: TestSite;
let rows: LabelledRow[];
beforeAll(async () => {
	site = await openTestSite();
	rows = await labelledRows(site.db.read);
});
afterAll(() => site.stop());

describe.each(editions.map((edition) => [edition.code, edition] as const))('labels of %s', (code, edition) => {
	test('go out with the feeds, and a partner signs for itself', async () => {
		const own = rows.filter((row) => row.edition === code);
		const words = labelWords(edition);
		let found = 0;
		for (const row of own)
			for (const slug of row.tags.slice(0, 2)) {
				const answer = await site.app.request(`${urls.tag.href(edition, { slug })}/feed.json`);
				const feed = (await answer.json()) as { items: { url: string; title: string; author?: { name: string } }[] };
				const item = feed.items.find(({ url }) => url.endsWith(urls.article.href(edition, row)));
				if (!item) continue;
				found += 1;
				expect(item.title).toContain(words[row.label]);
				if (row.label === 'partner') expect(item.author?.name ?? JSON.stringify(item)).toContain(row.partner_name);
			}
		expect(found).toBeGreaterThan(0);
	});

	test('stand in what the search suggests, with the name that belongs to each', async () => {
		const words = labelWords(edition);
		const own = rows.filter((row) => row.edition === code);
		for (const label of new Set(own.map((row) => row.label))) {
			const row = own.find((one) => one.label === label) as LabelledRow;
			const answer = await site.app.request(
				`/api/v2/search/suggest?edition=${code}&keyword=${encodeURIComponent(row.title.slice(0, 60))}`,
			);
			const { data } = (await answer.json()) as { data: { url: string; line: string }[] };
			const line = data.find(({ url }) => url === urls.article.href(edition, row))?.line ?? '';
			expect(line).toMatch(new RegExp(`^${words[label]} · `));
			expect(line, row.seo_url).toContain(row.who);
		}
	});
});

test('no advertisement stands beside a text that names its payer, and the next one takes its turn', async () => {
	for (const edition of editions) {
		const plain = await advAt(site.db.read, edition.code, 'article_rail', '2026-11-22');
		if (!plain) throw new Error(`No advertisement runs beside articles of ${edition.code}.`);
		const { advertiser } = plain;
		const beside = (text: string) =>
			advAt(site.db.read, edition.code, 'article_rail', '2026-11-22', { beside: [text] });
		expect((await beside(`<p>${advertiser.toUpperCase()} said so.</p>`))?.advertiser).not.toBe(advertiser);
		expect((await beside(`<p>${advertiser}x is another firm.</p>`))?.advertiser).toBe(advertiser);
	}
});
