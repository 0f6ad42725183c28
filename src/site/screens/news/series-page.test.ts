import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations } from '../../../../tests/e2e/axe';
import { createHarness } from '../../../../tests/e2e/island-harness';
import { openTestSite, type TestSite } from '../../../../tests/site';
import type { PageStyle } from '../../render/page-styles';

const harness = createHarness();
let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.stop());

/** A page of the site as a browser would see it: its area within the document, with the styles it names. */
async function open(path: string, edition: string, styles: PageStyle[], width: number) {
	const html = await (await site.app.request(path)).text();
	const body = html.slice(html.indexOf('>', html.indexOf('<main')) + 1, html.indexOf('</main>'));
	harness.serve('/', harness.draw({ body, edition, layout: { styles } }));
	const page = await harness.open({ viewport: { width, height: 900 } });
	await page.goto('/', { waitUntil: 'load' });
	// The letters of another font are wider, until the page's own has come.
	await page.evaluate(() => document.fonts.ready);
	return page;
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const LONG = ['us-exports-march-2024', 'china-exports-monthly', 'germany-excise-steps', 'excise-per-ml-europe'];

describe.each([
	['en', ''],
	['es', '/es'],
])('in a browser (%s)', (edition, prefix) => {
	test.each([390, 1440])(
		'the page of a series fits %i px, is axe clean, and keeps every word of its chart in sight',
		async (width) => {
			for (const slug of LONG) {
				const page = await open(`${prefix}/news/data/${slug}`, edition, ['charts', 'series'], width);
				expect([slug, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([slug, width]);
				// The pages differ only in their charts, so words and tree are checked on one of them.
				if (slug === LONG[0]) expect(await axeViolations(page, { tags: [...WCAG, 'best-practice'] }), slug).toEqual([]);
				const seen = await page.evaluate(() =>
					[...document.querySelectorAll<SVGTextElement>('.chart svg text')]
						.filter((text) => text.checkVisibility())
						.map((text) => ({
							left: text.getBoundingClientRect().left,
							right: text.getBoundingClientRect().right,
							height: text.getBoundingClientRect().height,
						})),
				);
				expect(seen.length).toBeGreaterThan(3);
				for (const text of seen) {
					expect(text.left).toBeGreaterThanOrEqual(0);
					expect(text.right).toBeLessThanOrEqual(width);
					// A box of 12 px letters is about 14 px high, so lower ones are too small.
					expect(text.height).toBeGreaterThan(12);
				}
			}
		},
	);

	test('a printed series has its wide chart, its table and where it stands, and nothing to press', async () => {
		const page = await open(`${prefix}/news/data/china-exports-to-us`, edition, ['charts', 'series'], 720);
		await page.emulateMedia({ media: 'print' });
		const shown = (selector: string) => page.locator(selector).first().isVisible();
		await expect.poll(() => shown('.series-print')).toBe(true);
		expect(await shown('.chart svg.wide')).toBe(true);
		expect(await shown('.values')).toBe(true);
		expect(await shown('#revisions')).toBe(true);
		for (const selector of ['.chart svg.slim', '.series-files', '.series-embed', 'header.header', 'footer.footer'])
			expect([selector, await shown(selector)]).toEqual([selector, false]);
	});

	test.each([390, 1440])('the calendar and China fit %i px and are axe clean', async (width) => {
		for (const path of ['/calendar', '/china']) {
			const page = await open(prefix + path, edition, path === '/china' ? ['charts', 'register'] : ['calendar'], width);
			expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
			expect(await axeViolations(page, { tags: WCAG }), path).toEqual([]);
		}
	});
});
