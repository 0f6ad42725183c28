import { expect, test } from 'vitest';
import { openSite } from './readers';

const site = openSite();

test.each([1440, 390])(
	'the parts of a show stay in view at %i px, and the one that is read is marked',
	async (width) => {
		const page = await site.keyboard({ viewport: { width, height: 900 } });
		await page.goto('/topic/tpe');
		const list = page.locator('.anchors');
		const current = list.locator('[aria-current]');
		expect(await current.count()).toBe(0);
		const links = await list.locator('a').all();
		expect(links.length).toBeGreaterThan(4);
		for (const link of [links[2], links[4]]) {
			await link?.click();
			await expect.poll(() => current.textContent()).toBe(await link?.textContent());
			// Under the fixed header, over the heading it leads to.
			const places = await page.evaluate(() => {
				const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
				return [box('[data-header]')?.bottom, box('.anchors')?.top, box('.anchors')?.bottom, box(':target')?.top];
			});
			const [bar = 0, top = 0, bottom = 0, target = 0] = places;
			expect(Math.abs(bar - top)).toBeLessThanOrEqual(1);
			expect(target).toBeGreaterThanOrEqual(bottom - 1);
			const [row, item] = [await list.boundingBox(), await current.boundingBox()];
			expect((item?.x ?? 0) + (item?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0) + 1);
		}
		// Read to the foot and back, the list begins with its first part again, and none is current.
		const seen = () =>
			list.locator('a').evaluateAll((all) =>
				[all[0], all.at(-1)].map((link) => {
					const [one, row] = [link?.getBoundingClientRect(), link?.closest('ul')?.getBoundingClientRect()];
					return one && row ? one.left >= row.left - 1 && one.right <= row.right + 1 : false;
				}),
			);
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await expect.poll(async () => (await seen())[1]).toBe(true);
		await page.evaluate(() => scrollTo(0, 0));
		await expect.poll(() => current.count()).toBe(0);
		await expect.poll(async () => (await seen())[0]).toBe(true);
	},
);

test('no story of the home page stands under the heading of another part', async () => {
	const page = await site.keyboard();
	await page.goto('/');
	const outline = await page.locator('main :is(h2, h3)').evaluateAll((all) =>
		all.map((one) => ({
			level: one.tagName,
			isWire: one.closest('.wire') !== null,
			isTop: one.closest('.home-four') !== null,
		})),
	);
	for (const [n, heading] of outline.entries()) {
		if (!heading.isTop) continue;
		expect(heading.level, `heading ${n}`).toBe('H2');
	}
	expect(outline.filter(({ isWire, level }) => isWire && level !== 'H3')).toEqual([]);
});

test('a list to choose from looks like one where the system chooses the colours', async () => {
	const page = await site.keyboard({ forcedColors: 'active' });
	await page.goto('/license');
	const look = () => page.locator('#license-province').evaluate((list) => getComputedStyle(list).appearance);
	expect(await look()).toBe('auto');
});
