import type { Locator, Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { openNewsroom } from './newsroom';

const site = openNewsroom();

test('the page of readers stands beside the text, follows it, and keeps its place', async () => {
	// What the test itself asks of the frame is a script to the browser; the page has none.
	const own = await site.keyboard({ expects: /Blocked script execution in 'about:srcdoc'/ });
	const page = await site.enter('desk', '/admin/article/1', own);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.locator('.editor__text').waitFor();
	await page.getByRole('button', { name: 'Preview', exact: true }).click();
	const shown = page.frameLocator('.pvw iframe');
	const headline = shown.locator('h1').first();
	await headline.waitFor();
	expect(await shown.locator('script').count()).toBe(0);
	// The headline keeps all its lines beside it.
	await expect
		.poll(() => page.getByLabel('Headline').evaluate((area) => area.scrollHeight - area.clientHeight))
		.toBeLessThanOrEqual(1);
	const title = await page.getByLabel('Headline').inputValue();
	await expect.poll(() => headline.textContent()).toContain(title.replaceAll(/\s+/g, ' ').slice(0, 12));
	const place = () => shown.locator('html').evaluate((html) => html.scrollTop);
	await shown.locator('html').evaluate((html) => {
		html.scrollTop = 300;
	});
	await page.getByLabel('Standfirst').fill('A standfirst that nobody has saved.');
	await expect.poll(() => shown.locator('main').textContent()).toContain('A standfirst that nobody has saved.');
	expect(await place()).toBe(300);
	// A link leads nowhere: the page is looked at, not read.
	await shown.locator('main a').first().click();
	expect(await headline.isVisible()).toBe(true);
	const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check();
	await choose('1440');
	await expect.poll(() => shown.locator('html').evaluate(() => innerWidth)).toBe(1440);
	await choose('Dark');
	await expect.poll(() => shown.locator('html').getAttribute('data-theme')).toBe('dark');
	await choose('Lead');
	await expect.poll(() => shown.locator('main h2, main h3').first().textContent()).toContain(title.slice(0, 12));
	await choose('Front page');
	await expect.poll(() => shown.locator('h1').first().textContent()).not.toContain(title.slice(0, 12));
	expect(await axeViolations(page, { include: ['.pvw__t'] })).toEqual([]);
	await page.emulateMedia({ colorScheme: 'dark' });
	expect(await axeViolations(page, { include: ['.pvw__t'] })).toEqual([]);
	await choose('Shared');
	const card = page.getByRole('img', { name: 'The picture with which it is shared' });
	await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
	await page.getByRole('button', { name: 'Close preview' }).click();
	await page.getByRole('complementary', { name: 'About this article' }).waitFor();
});

const frameOf = (page: Page) => page.frameLocator('.pvw iframe');
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const overflow = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
/** Clicks as a hand does: the browser scrolls to nothing first. */
async function click(page: Page, what: Locator): Promise<void> {
	const box = await what.boundingBox();
	if (!box) throw new Error('It is not in sight.');
	await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.each([1439, 1024, 390])(
	'at %d px, where there is no room beside it, the preview is a tab, and the text stays where it was',
	async (width) => {
		const own = await site.keyboard({ expects: /Blocked script execution in 'about:srcdoc'/ });
		const page = await site.enter('desk', '/admin/article/1', own);
		await page.setViewportSize({ width, height: 844 });
		await page.locator('.editor__text').waitFor();
		const text = page.locator('.editor__text');
		const preview = page.getByRole('tabpanel', { name: 'Preview' });
		const tab = (name: string) => page.getByRole('tab', { name, exact: true });
		expect(await tab('Text').count()).toBe(0);
		// A browser keeps the line that is read where it is when a font makes a field above it higher.
		await page.evaluate(() => scrollTo({ top: 1_200, behavior: 'instant' }));
		const line = () => text.evaluate((one) => Math.round(one.getBoundingClientRect().top));
		await expect.poll(line).toBeLessThan(0);
		const left = await line();
		await click(page, page.getByRole('button', { name: 'Preview', exact: true }));
		await frameOf(page).locator('h1').first().waitFor();
		expect(await tab('Preview').getAttribute('aria-selected')).toBe('true');
		expect(await text.isVisible()).toBe(false);
		// It is what one sees, from its first line on.
		expect((await page.locator('.pvw iframe').boundingBox())?.y).toBeLessThan(500);
		expect(await overflow(page)).toBe(0);
		expect(await axeViolations(page, { include: ['#main'] })).toEqual([]);
		await click(page, tab('Text'));
		await text.waitFor();
		await expect.poll(line).toBe(left);
		expect(await preview.isVisible()).toBe(false);
		expect(await page.getByRole('complementary', { name: 'About this article' }).count()).toBe(1);
		await page.getByLabel('Standfirst').fill('A line that was typed while the preview was away.');
		// By keyboard: one stop for both tabs, and the arrows between them.
		await tab('Text').press('ArrowRight');
		expect(await tab('Preview').evaluate((one) => one === document.activeElement)).toBe(true);
		await expect.poll(() => frameOf(page).locator('main').textContent()).toContain('typed while the preview was away');
		await tab('Preview').press('Home');
		await text.waitFor();
		await page.setViewportSize({ width: 1440, height: 844 });
		await expect.poll(() => tab('Text').count()).toBe(0);
		expect([await text.isVisible(), await page.locator('.pvw').isVisible()]).toEqual([true, true]);
		await click(page, page.getByRole('button', { name: 'Preview', exact: true }));
		await page.locator('.pvw').waitFor({ state: 'detached' });
	},
);

test('in its section, and as an entry of a feed, the piece is what one sees, however old it is', async () => {
	const own = await site.keyboard({ expects: /Blocked script execution in 'about:srcdoc'/ });
	const page = await site.enter('desk', '/admin/article/1', own);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.locator('.editor__text').waitFor();
	await page.getByRole('button', { name: 'Preview', exact: true }).click();
	await frameOf(page).locator('h1').first().waitFor();
	await page.getByLabel('Headline').fill('A headline that is looked for');
	for (const width of ['390', '1024', '1440']) {
		await choose(page, 'Article');
		await choose(page, width);
		await choose(page, 'Section');
		const row = frameOf(page).locator('main').getByText('A headline that is looked for').first();
		await row.waitFor();
		const isSeen = () =>
			row.evaluate((one) => {
				const { top, bottom } = one.getBoundingClientRect();
				return top >= 0 && bottom <= innerHeight;
			});
		const scrolled = () =>
			frameOf(page)
				.locator('html')
				.evaluate((html) => html.scrollTop);
		await expect
			.poll(async () => ({ isSeen: await isSeen(), isBelow: (await scrolled()) > 300 }), { message: width })
			.toEqual({ isSeen: true, isBelow: true });
	}
	await choose(page, 'Front page');
	await page.getByText('It is not on the front page: newer articles have its place.').waitFor();
	await choose(page, 'RSS');
	await expect.poll(() => frameOf(page).locator('h1').textContent()).toBe('A headline that is looked for');
	const colours = () =>
		frameOf(page)
			.locator('html')
			.evaluate((html) => getComputedStyle(html).colorScheme);
	await choose(page, 'Dark');
	await expect.poll(colours).toBe('dark');
	await choose(page, 'Light');
	await expect.poll(colours).toBe('light');
});

test('opened without a network it says so, takes nothing of the text away, and comes with the network', async () => {
	const own = await site.keyboard({ expects: /Blocked script execution in 'about:srcdoc'|Failed to|net::ERR/ });
	const page = await site.enter('desk', '/admin/article/1', own);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.locator('.editor__text').waitFor();
	await page.getByLabel('Standfirst').fill('Typed before the network went.');
	const loaded = () =>
		page.evaluate(() =>
			performance
				.getEntriesByType('resource')
				.map(({ name }) => name)
				.join(' '),
		);
	await expect.poll(loaded).toMatch(/\/preview-[\w-]+\.js/);
	await page.context().setOffline(true);
	await page.getByRole('button', { name: 'Preview', exact: true }).click();
	await page.getByRole('complementary', { name: 'Preview' }).getByText('cannot be drawn right now').waitFor();
	expect(await page.getByLabel('Standfirst').inputValue()).toBe('Typed before the network went.');
	await page.context().setOffline(false);
	await expect.poll(() => frameOf(page).locator('main').textContent()).toContain('Typed before the network went.');
});

test('where it cannot be drawn it says why, and is drawn as soon as it can be', async () => {
	const own = await site.keyboard({
		expects: /Blocked script execution in 'about:srcdoc'|Failed to load resource|net::ERR|status of 400/,
	});
	const page = await site.enter('desk', '/admin/article/1', own);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.locator('.editor__text').waitFor();
	await page.getByRole('button', { name: 'Preview', exact: true }).click();
	await frameOf(page).locator('h1').first().waitFor();
	const told = () => page.locator('.pvw [role="status"]').textContent();
	await page.context().setOffline(true);
	await page.getByLabel('Standfirst').fill('Typed without a network.');
	await expect.poll(told).toMatch(/cannot be drawn right now.*below is older/);
	expect(await frameOf(page).locator('h1').first().isVisible()).toBe(true);
	await page.context().setOffline(false);
	await expect.poll(() => frameOf(page).locator('main').textContent()).toContain('Typed without a network.');
	await expect.poll(told).toBe('');
	await page.getByLabel('Headline').fill('');
	await expect.poll(told).toMatch(/^Headline: /);
	await page.getByLabel('Headline').fill('Words again');
	await expect.poll(told).toBe('');
});
