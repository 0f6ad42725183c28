import { describe, expect, it } from 'vitest';
import { createHarness } from '../../../tests/e2e/island-harness';

const harness = createHarness();

describe('the breakpoints', () => {
	it.each([
		[991, 'telephone'],
		[992, 'desktop'],
	])('at %i px the header is that of a %s', async (width, kind) => {
		harness.serve('/', harness.draw({ body: '<h1>A page</h1>' }));
		const page = await harness.open({ viewport: { width, height: 800 } });
		await page.goto('/');
		const shown = () =>
			Promise.all(['.strip', '.nav', '.mast [data-panel=panel-search]'].map((part) => page.locator(part).isVisible()));
		await expect.poll(shown).toEqual(kind === 'desktop' ? [true, true, false] : [false, false, true]);
	});

	it('the page is set wider from 1230 px on', async () => {
		harness.serve(
			'/',
			harness.draw({
				body: '<h1 class="hed hed--1">A page</h1><div class="wrap grid"><p class="c6">One</p><p class="c6">Two</p></div>',
			}),
		);
		const page = await harness.open();
		await page.goto('/');
		const gaps: string[] = [];
		for (const width of [992, 1229, 1230, 1600]) {
			await page.setViewportSize({ width, height: 800 });
			await page.waitForFunction((wanted) => innerWidth === wanted, width);
			gaps.push(await page.locator('main .grid').evaluate((grid) => getComputedStyle(grid).columnGap));
		}
		expect(gaps).toEqual(['24px', '24px', '32px', '32px']);
	});
});
