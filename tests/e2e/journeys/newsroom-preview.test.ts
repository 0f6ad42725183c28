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
