import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { expectFocus, holdScripts, openSite } from './readers';

const site = openSite();

const result = (page: Page) => page.locator('.result [role=status]');
const volume = (page: Page) => page.getByLabel('Volume of one pack');
/** Waits for the script of a calculator, and for its data. */
const alive = (page: Page, part: string) =>
	page.waitForFunction(
		(names) =>
			names.every((name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name))),
		[part, 'calculate.json'],
	);
/** Collects the requests to the calculators from now on. */
function asked(page: Page): string[] {
	const addresses: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('/tool/')) addresses.push(request.url());
	});
	return addresses;
}
/** Position of the caret in the focused field. */
const caret = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).selectionStart);

test('a result follows as one types, without a request; focus and caret stay, and the address leads to it', async () => {
	const page = await site.keyboard();
	await page.goto('/tool/calculate?market=DE&date=2026-06-01&quantity=100');
	await volume(page).focus();
	await alive(page, 'duty-calculator');
	// The first result may be the one that the server rendered; results of further input come from the browser.
	const requests = asked(page);
	await page.keyboard.press('End');
	await page.keyboard.type('5');
	await result(page).getByText('€3,360.00').waitFor();
	await page.keyboard.press('Home');
	await page.keyboard.type('2');
	await result(page).getByText('€67,360.00').waitFor();
	expect(await volume(page).inputValue()).toBe('2105');
	expect(await caret(page)).toBe(1);
	await expectFocus(volume(page));
	await page.keyboard.press('Delete');
	await page.keyboard.press('Delete');
	await result(page).getByText('€800.00').waitFor();
	await expect.poll(() => new URL(page.url()).searchParams.get('ml')).toBe('25');
	expect(requests).toEqual([]);

	// The link opens the same result, whatever the defaults of the form.
	const link = await page.getByRole('link', { name: 'Copy link' }).getAttribute('href');
	const other = await page.context().newPage();
	await other.goto(link ?? '');
	expect(await result(other).innerText()).toBe(await result(page).innerText());
	expect(await other.locator('.result').innerText()).toBe(await page.locator('.result').innerText());
	await page.reload();
	expect(await volume(page).inputValue()).toBe('25');
	await result(page).getByText('€800.00').waitFor();
});

test('what was typed before the script came stays, with focus and caret, and is worked out when it is there', async () => {
	const page = await site.keyboard();
	const release = await holdScripts(page);
	await page.goto('/tool/calculate?tool=dilution');
	const field = page.getByLabel('Liquid available');
	await field.focus();
	await page.keyboard.press('Control+A');
	await page.keyboard.type('1000');
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('ArrowLeft');
	expect(await result(page).innerText()).toContain('20 ml');
	release();
	await result(page).getByText('2,000 ml').waitFor();
	expect(await field.inputValue()).toBe('1000');
	await expectFocus(field);
	expect(await caret(page)).toBe(2);
	await page.keyboard.type('0');
	await result(page).getByText('20,000 ml').waitFor();
});

test('of another market the rates are asked once, and the fields that it needs come', async () => {
	const page = await site.keyboard();
	await page.goto('/tool/calculate?date=2026-06-01');
	await volume(page).focus();
	await alive(page, 'duty-calculator');
	const requests = asked(page);
	const market = page.getByLabel('Market', { exact: true });
	await market.selectOption('US-MN');
	await page.getByText('The duty in this market is 95% of this price. Enter the price.').waitFor();
	expect(requests.length).toBe(1);
	await page.getByLabel('Wholesale price').fill('10');
	await result(page).getByText('US$47,500.00').waitFor();
	await expect.poll(() => new URL(page.url()).searchParams.get('wholesale')).toBe('10');
	expect(requests.length).toBe(1);
	expect(await page.getByLabel('Retail price').isVisible()).toBe(false);
});

test('rates that cannot be had leave a plain form', async () => {
	const page = await site.keyboard({ expects: /503|Failed to load/ });
	await page.goto('/tool/calculate?date=2026-06-01');
	await volume(page).focus();
	await alive(page, 'duty-calculator');
	await page.route('**/tool/calculate.json?**', (route) =>
		route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 503, body: '' }),
	);
	const refused = page.waitForResponse((response) => response.status() === 503);
	await page.getByLabel('Market', { exact: true }).selectOption('PL');
	await refused;
	await page.getByRole('button', { name: 'Calculate' }).click();
	await page.waitForURL(/market=PL.*#result/);
	await result(page).getByText('PLN').first().waitFor();
});

test('a fault is told beside its field as one types, and goes again; both pass axe', async () => {
	const page = await site.keyboard();
	await page.goto('/tool/calculate?tool=mixing');
	const strength = page.getByLabel('Target strength');
	await strength.focus();
	await alive(page, 'mixing-calculator');
	await page.keyboard.press('Control+A');
	await page.keyboard.type('1,5');
	await page.getByText('Use a decimal point: 1.5.').waitFor();
	expect(await strength.getAttribute('aria-invalid')).toBe('true');
	await result(page).getByText('There is no result yet').waitFor();
	expect(await axeViolations(page)).toEqual([]);
	await page.keyboard.press('Control+A');
	await page.keyboard.type('20');
	await result(page).getByText('20 ml').waitFor();
	expect(await strength.getAttribute('aria-invalid')).toBe(null);
	expect(await axeViolations(page)).toEqual([]);
	// The button of the form shows the same result.
	await page.keyboard.press('Enter');
	await expect.poll(() => new URL(page.url()).searchParams.get('strength')).toBe('20');
});

test('on a phone the answer stands at the foot of the screen while one types', async () => {
	const page = await site.phone();
	await page.goto('/tool/calculate?market=DE&date=2026-06-01&quantity=100');
	await volume(page).tap();
	await volume(page).fill('20');
	const foot = page.locator('.calc-foot');
	await foot.getByText('€640.00').waitFor();
	const [box, height] = [await foot.boundingBox(), page.viewportSize()?.height ?? 0];
	expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height);
	expect(await axeViolations(page)).toEqual([]);
});

test('on paper stands what was entered, as it was typed last, and where the result is', async () => {
	const page = await site.keyboard();
	await page.goto('/tool/calculate?market=DE&date=2026-06-01&quantity=100');
	await volume(page).fill('20');
	await result(page).getByText('€640.00').waitFor();
	await page.emulateMedia({ media: 'print' });
	const paper = page.locator('.calc-print');
	expect(await paper.isVisible()).toBe(true);
	expect(await paper.innerText()).toMatch(/Volume of one pack\s+20\b/);
	expect(await paper.innerText()).toMatch(/\/tool\/calculate\?market=DE&date=2026-06-01&.*ml=20&/);
	expect(await page.getByLabel('Volume of one pack').isVisible()).toBe(false);
});

const ARTICLE = '/news/where-the-duty-bites-euro-markets';
const SPANISH = '/es/news/donde-pesa-mas-el-impuesto-zona-euro';

test('within a text a result follows as one types, and the address stays that of the article', async () => {
	const page = await site.keyboard();
	await page.goto(ARTICLE);
	const block = page.getByRole('region', { name: 'Excise duty', exact: true });
	await block.getByLabel('Market').focus();
	await alive(page, 'duty-calculator');
	await block.getByLabel('Market').selectOption('Ireland');
	await block.getByLabel('Quantity').fill('3');
	await volume(page).fill('50');
	await result(page).getByText('€75.00').waitFor();
	// Enter leads to the result, on the same page.
	await page.evaluate(() => scrollTo(0, 0));
	await page.keyboard.press('Enter');
	const top = () => block.getByRole('heading', { name: 'Result' }).evaluate((one) => one.getBoundingClientRect().top);
	await expect.poll(async () => (await top()) >= 0 && (await top()) < 400).toBe(true);
	const link = await block.getByRole('link', { name: 'Copy link' }).getAttribute('href');
	expect(link).toMatch(/^\/tool\/calculate\?.*market=IE.*ml=50/);
	expect(page.url()).toBe(site.url + ARTICLE);
	expect(await axeViolations(page)).toEqual([]);
});

test('without script the form within a text leads to the result on the calculator’s own page', async () => {
	const page = await site.phone({ javaScriptEnabled: false });
	await page.goto(SPANISH);
	const block = page.getByRole('region', { name: 'Impuesto especial', exact: true });
	await block.getByLabel('Volumen de un envase').fill('20');
	await block.getByRole('button', { name: 'Calcular' }).tap();
	await page.waitForURL(/\/es\/tool\/calculate\?.*ml=20.*#result$/);
	await page.locator('.result').getByText(/20 ml/).first().waitFor();
});
