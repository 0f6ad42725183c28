import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { expectFits, openSite, reach } from './readers';

const site = openSite();

const MONTHLY = '/news/data/china-exports-monthly';
const readout = (page: Page) => page.locator('.chart .readout').first();
/** What the line above the drawing says; what is held together in one line is held by no-break spaces. */
const readoutText = async (page: Page) => (await readout(page).innerText()).replaceAll('\u00A0', ' ');
const reads = (page: Page, words: RegExp) => expect.poll(() => readoutText(page)).toMatch(words);
const plot = (page: Page) => page.getByRole('application').first();
const query = (page: Page) => new URL(page.url()).search;
/** Scripts that the page has fetched. */
const scripts = (page: Page) =>
	page.evaluate(() => performance.getEntriesByType('resource').filter((one) => one.name.endsWith('.js')).length);

/** Middle of the mark of a value, by its place among the points of the drawing on show. */
async function middleOfPoint(page: Page, at: number): Promise<{ x: number; y: number }> {
	const shown = page.locator('.chart svg:visible').first();
	const box = await shown.locator('circle').nth(at).boundingBox();
	if (!box) throw new Error('no such point');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('by keyboard: the plot is one stop, its keys read values, and what is read stands in the address', async () => {
	const page = await site.keyboard();
	await page.goto(MONTHLY);
	await reads(page, /^Latest: February 2026\s+US\$754m/);
	const before = await scripts(page);
	await reach(plot(page));
	expect(await scripts(page)).toBeGreaterThanOrEqual(before);
	await page.keyboard.press('Home');
	await reads(page, /^August 2023\s+US\$877m\s+no figure for a year earlier\s+1 of 7/);
	await page.keyboard.press('ArrowRight');
	await reads(page, /^September 2023\s+US\$898m/);
	await page.keyboard.press('End');
	await reads(page, /^February 2026\s+US\$754m.*51\.4% higher than a year earlier\s+7 of 7/s);
	await page.keyboard.press('ArrowLeft');
	await reads(page, /^January 2026/);
	await expect.poll(() => query(page)).toBe('?at=2026-01');
	expect(await page.locator('.chart svg.wide .dot.lit').count()).toBe(1);
	expect(await axeViolations(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await reads(page, /^Latest: February 2026/);
	await expect.poll(() => query(page)).toBe('');
	// It is one stop: the next is behind it.
	await page.keyboard.press('Tab');
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^CSV/);
});

test('up and down lead to the other measures of the same periods, and a value keeps its period', async () => {
	const page = await site.keyboard();
	await page.goto('/news/data/china-exports-half-year-2024');
	await reach(plot(page));
	await page.keyboard.press('ArrowRight');
	await reads(page, /^First half of 2023\s+US\$5\.481bn/);
	await page.keyboard.press('ArrowDown');
	await reads(page, /^First half of 2023\s+104,200 t/);
	await expect.poll(() => query(page)).toBe('?series=china-exports-weight-half-year-2024&at=2023-h1');
	await page.reload();
	await reads(page, /^First half of 2023\s+104,200 t/);
	expect(await page.getByRole('link', { name: 'Weight', exact: true }).getAttribute('aria-current')).toBe('true');
});

test('a pointer reads the nearest value, a click holds it, and a period is chosen without a new page', async () => {
	const page = await site.keyboard();
	await page.goto(MONTHLY);
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
	const { x, y } = await middleOfPoint(page, 3);
	// The first movement brings the drawing to life, those behind it read.
	await expect
		.poll(async () => {
			await page.mouse.move(x, y + 30);
			await page.mouse.move(x + 3, y + 40);
			return readoutText(page);
		})
		.toMatch(/^January 2025\s+US\$1,020m/);
	expect(query(page)).toBe('');
	await page.mouse.click(x + 3, y + 40);
	await expect.poll(() => query(page)).toBe('?at=2025-01');
	await page.mouse.move(5, 5);
	await reads(page, /^January 2025\s+US\$1,020m/);
	await page.getByRole('link', { name: '1 year', exact: true }).click();
	await expect.poll(() => page.locator('.chart svg.wide circle').count()).toBe(2);
	await expect.poll(() => query(page)).toBe('?period=12&at=2025-01');
	expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

describe('on a phone', () => {
	test('a finger reads a value, and the page keeps its width', async () => {
		const page = await site.phone();
		await page.goto(`/es${MONTHLY}`);
		const { x, y } = await middleOfPoint(page, 4);
		await page.touchscreen.tap(x, y);
		await reads(page, /^Febrero de 2025\s+498 M\$/);
		await expectFits(page);
	});
});

test('keys pressed before the script has come are not lost, at 400 kbit/s', async () => {
	const page = await site.keyboard();
	await page.goto(MONTHLY);
	const network = await page.context().newCDPSession(page);
	await network.send('Network.enable');
	await network.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 400,
		downloadThroughput: 50_000,
		uploadThroughput: 50_000,
	});
	await plot(page).focus();
	await page.keyboard.press('Home');
	await page.keyboard.press('ArrowRight');
	await reads(page, /^September 2023/);
	expect(await plot(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a page loads nothing for a chart that nobody touches, and draws it whole without script', async () => {
	const page = await site.keyboard();
	await page.goto('/');
	await page.getByRole('banner').hover();
	expect(await page.evaluate(() => performance.getEntriesByType('resource').map((one) => one.name))).not.toEqual(
		expect.arrayContaining([expect.stringMatching(/mount-|chart-/)]),
	);
	const plain = await site.keyboard({ javaScriptEnabled: false });
	await plain.goto(MONTHLY);
	expect(await plot(plain).getAttribute('tabindex')).toBeNull();
	await plain.getByRole('link', { name: '2 years' }).click();
	await plain.waitForURL('**?period=24');
	expect(await plain.locator('.chart svg.wide circle').count()).toBe(5);
});
