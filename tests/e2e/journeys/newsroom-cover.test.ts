import { expect, test } from 'vitest';
import { photoWithPlace } from '../../hostile-files';
import { axeViolations } from '../axe';
import { expectToast, openNewsroom } from './newsroom';

const site = openNewsroom();

test('a picture gets its point of interest by key, and the three cuts follow it', async () => {
	const page = await site.enter('desk', '/admin/article/1');
	const photo = { name: 'hall.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photoWithPlace()) };
	const cover = page.getByRole('region', { name: 'Cover' });
	if ((await cover.locator('.fpt__of').count()) === 0) await cover.locator('input[type="file"]').setInputFiles(photo);
	await cover.locator('.fpt__of').waitFor();
	await cover.locator('.fpt__cuts img').nth(2).waitFor();
	const cuts = () =>
		cover.locator('.fpt__cuts img').evaluateAll((all) => all.map((one) => getComputedStyle(one).objectPosition));
	expect((await cuts()).slice(0, 2)).toEqual(['50% 50%', '50% 50%']);
	// The section with its picture, the three cuts and the sliders, in both schemes and both widths.
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		for (const width of [1440, 390]) {
			await page.setViewportSize({ width, height: 900 });
			const bar = page.locator('.side__bar');
			if (width === 390 && (await bar.getAttribute('aria-expanded')) === 'false') await bar.click();
			await cover.scrollIntoViewIfNeeded();
			expect(await axeViolations(page, { include: ['.fpt'] }), `${colorScheme} at ${width} px`).toEqual([]);
		}
	}
	const down = cover.getByRole('slider', { name: 'Vertical position' });
	await down.focus();
	await page.keyboard.press('End');
	expect((await cuts()).slice(0, 2)).toEqual(['50% 75%', '50% 75%']);
	await cover.getByRole('button', { name: 'Save the focal point' }).click();
	await expectToast(page, 'The focal point is saved.');
	await page.locator('.toasts').getByRole('button', { name: 'Undo' }).click();
	await expect.poll(() => down.inputValue()).toBe('50');
});

test('what a search says of an article is written beside it, and the card is the server’s', async () => {
	const page = await site.enter('desk', '/admin/article?status=published&edition=en');
	await page.locator('.tb .hed').first().click();
	const panel = page.getByRole('complementary', { name: 'About this article' });
	await panel.getByLabel('Title for search engines').fill('A title that searches show');
	await expect.poll(() => panel.locator('.serp__t').textContent()).toBe('A title that searches show');
	await panel.getByRole('button', { name: 'Save', exact: true }).click();
	await expectToast(page, 'The words for search engines are saved.');
	const address = (await page.getByRole('link', { name: 'On the site' }).getAttribute('href')) ?? '';
	const html = await (await page.request.get(address)).text();
	expect(html).toContain('<title>A title that searches show');
	const card = panel.locator('img.card');
	await expect.poll(() => card.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1200);
	await panel.getByLabel('Title for search engines').fill('');
	await panel.getByRole('button', { name: 'Save', exact: true }).click();
	await expect.poll(() => panel.locator('.serp__t').textContent()).not.toContain('that searches show');
});
