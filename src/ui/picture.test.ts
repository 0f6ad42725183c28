import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createHarness } from '../../tests/e2e/island-harness';
import { Picture } from './picture';

const harness = createHarness();
const drawn = (isLead: boolean) =>
	`<div class="cover">${renderToString(createElement(Picture, { cover: { seed: 'a', kind: 'company', scene: 'works', mood: 'day' }, picture: null, alt: '', width: 'third', isLead }))}</div>`;

describe('the picture block', () => {
	it('is a box of 56 per cent that its picture fills, and lazy unless it leads', async () => {
		harness.serve('/', harness.draw({ body: drawn(true) + drawn(false) }));
		const page = await harness.open({ viewport: { width: 1440, height: 900 } });
		await page.goto('/');
		for (const box of await page.locator('main .cover').all()) {
			const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
			expect(height / width).toBeCloseTo(0.56, 2);
			const picture = box.locator('img');
			expect(await picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe('cover');
			expect(await picture.boundingBox()).toMatchObject({ width, height });
		}
		expect(
			await page
				.locator('main .cover img')
				.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).loading === 'lazy')),
		).toEqual([false, true]);
	});

	it('looks for new pictures every 100 ms at most', async () => {
		harness.serve('/never.svg', () => {});
		harness.serve('/', harness.draw({ body: '<h1>A page</h1>' }));
		const page = await harness.open();
		await page.clock.install({ time: 0 });
		await page.goto('/');
		await page.clock.pauseAt(100_000);
		const add = () =>
			page.evaluate(() =>
				document
					.querySelector('main')
					?.insertAdjacentHTML(
						'beforeend',
						'<div class="cover"><img src="/never.svg" alt="" width="9" height="9" loading="lazy"></div>',
					),
			);
		const waiting = page.locator('.cover.is-loading');
		await add();
		await page.clock.runFor(60);
		await add();
		await page.clock.runFor(39);
		expect(await waiting.count()).toBe(0);
		await page.clock.runFor(1);
		await expect.poll(() => waiting.count()).toBe(2);
	});
});
