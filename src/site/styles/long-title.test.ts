import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextFor, edit } from '../../../tests/actors';
import { createHarness } from '../../../tests/e2e/island-harness';
import { openTestSite, type TestSite } from '../../../tests/site';
import { article } from '../../data/tables/article';

const harness = createHarness();

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.stop());

test.each([390, 1440])('a title of one long word fits its page and a list at %i px', async (width) => {
	const rows = await site.db.read.select().from(article);
	const row = rows.find((one) => one.edition === 'en' && one.status === 'published' && one.kind === 'news');
	await edit(contextFor(site.db, 2_000_000_000), site.db, row?.id as number, {
		title: 'Taumatawhakatangihanga'.repeat(6),
	});
	for (const path of [`/news/${row?.seo_url}`, '/news', `/news/list/${row?.type}`]) {
		const html = await (await site.app.request(path)).text();
		expect(html).toContain('Taumatawhakatangihanga');
		const body = html.slice(html.indexOf('>', html.indexOf('<main')) + 1, html.indexOf('</main>'));
		harness.serve('/', harness.draw({ body, edition: 'en', layout: { styles: ['article'] } }));
		const page = await harness.open({ viewport: { width, height: 900 } });
		await page.goto('/', { waitUntil: 'load' });
		expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
	}
});
