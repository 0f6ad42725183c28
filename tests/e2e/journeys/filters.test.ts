import type { Locator, Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { arriveAt, choose, expectFocus, holdScripts, openSite, pathOf, reach } from './readers';

const site = openSite();

/** Lists that a form narrows: where, what is typed, what is chosen, and where both lead. */
const lists = [
	{
		name: 'the register',
		path: '/license',
		typed: 'tech',
		words: 'find-tech',
		select: 'Province',
		option: 'Guangdong',
		chosen: 'province-Guangdong',
		both: '/license/province-Guangdong/find-tech',
		rows: (page: Page): Locator => page.locator('table tbody tr'),
	},
	{
		name: 'the exhibitors',
		path: '/topic/tpe/enterprise',
		typed: 'coil',
		words: 'keyword-coil',
		select: 'Country',
		option: 'Malaysia',
		chosen: 'country-MY',
		both: '/topic/tpe/enterprise/keyword-coil/country-MY',
		rows: (page: Page): Locator => page.locator('[data-list=enterprise] > li'),
	},
	{
		name: 'the companies',
		path: '/company',
		typed: 'tech',
		words: 'find-tech',
		select: 'Country',
		option: 'China',
		chosen: 'country-CN',
		both: '/company/find-tech/country-CN',
		rows: (page: Page): Locator => page.locator('.az li'),
	},
];

const islandForm = (page: Page) => page.locator('[data-island=filters] form');
const box = (page: Page) => islandForm(page).getByRole('searchbox');
/** What the server draws for the address in a page of its own. */
async function drawn(page: Page, rows: (page: Page) => Locator): Promise<string[]> {
	const other = await page.context().newPage();
	await other.goto(page.url());
	const texts = await rows(other).allTextContents();
	await other.close();
	return texts;
}

describe.each(lists)('$name', ({ path, typed, words, select, option, chosen, both, rows }) => {
	test('follows what one types and chooses; the address, Back and what was entered go along', async () => {
		const page = await site.keyboard();
		await page.goto(path);
		const all = await rows(page).allTextContents();
		let loads = 0;
		page.on('load', () => {
			loads += 1;
		});
		await reach(box(page));
		await page.keyboard.type(typed, { delay: 30 });
		await arriveAt(page, `${path}/${words}`);
		const found = await drawn(page, rows);
		expect(found).not.toEqual(all);
		await expect.poll(() => rows(page).allTextContents()).toEqual(found);
		await expectFocus(box(page));
		await expect.poll(() => islandForm(page).getByRole('status').textContent()).toMatch(/\d/);

		await choose(islandForm(page).getByRole('combobox', { name: select }), option);
		await arriveAt(page, both);
		const fewer = await drawn(page, rows);
		await expect.poll(() => rows(page).allTextContents()).toEqual(fewer);
		expect(await axeViolations(page)).toEqual([]);

		// Typed letters are one step, the choice another.
		await page.goBack();
		await arriveAt(page, `${path}/${words}`);
		const list = islandForm(page).getByRole('combobox', { name: select });
		await expect.poll(() => list.inputValue()).toBe('');
		expect(await box(page).inputValue()).toBe(typed);
		await page.goBack();
		await arriveAt(page, path);
		await expect.poll(() => box(page).inputValue()).toBe('');
		await expect.poll(() => rows(page).allTextContents()).toEqual(all);
		await page.goForward();
		await page.goForward();
		await arriveAt(page, both);
		await expect.poll(() => list.inputValue()).not.toBe('');
		expect(loads).toBe(0);

		// The other edition goes on with the same choice.
		const spanish = page.locator('header a[hreflang=es]').first();
		expect(decodeURIComponent((await spanish.getAttribute('href')) ?? '')).toContain(chosen);
	});

	test('is a plain form without script', async () => {
		const page = await site.keyboard({ javaScriptEnabled: false });
		await page.goto(path);
		await box(page).fill(typed);
		await islandForm(page)
			.getByRole('combobox', { name: select })
			.selectOption({ value: chosen.replace(/^\w+-/, '') });
		await islandForm(page).getByRole('button').click();
		await arriveAt(page, both);
		expect(await box(page).inputValue()).toBe(typed);
	});

	test('keeps what was entered before the script came', async () => {
		const page = await site.keyboard();
		const release = await holdScripts(page);
		await page.goto(path);
		await box(page).focus();
		await page.keyboard.type(typed);
		await islandForm(page)
			.getByRole('combobox', { name: select })
			.selectOption({ value: chosen.replace(/^\w+-/, '') });
		expect(pathOf(page)).toBe(path);
		release();
		await arriveAt(page, both);
		expect(await box(page).inputValue()).toBe(typed);
		const found = await drawn(page, rows);
		await expect.poll(() => rows(page).allTextContents()).toEqual(found);
	});
});

test('a filter is taken off and the order changed without leaving the page', async () => {
	const page = await site.keyboard();
	// Until somebody listens for it, a press is a plain link.
	await page.addInitScript(() => {
		const { addEventListener } = EventTarget.prototype;
		EventTarget.prototype.addEventListener = function (this: EventTarget, ...given) {
			addEventListener.apply(this, given);
			if (given[0] === 'click' && this instanceof Element && this.matches('[data-narrowed]'))
				Object.assign(window, { isNarrowing: true });
		};
	});
	await page.goto('/topic/tpe/enterprise/keyword-coil/country-MY');
	let loads = 0;
	page.on('load', () => {
		loads += 1;
	});
	await box(page).focus();
	await page.waitForFunction(() => 'isNarrowing' in window);
	await page.getByRole('link', { name: 'Remove the filter Malaysia' }).press('Enter');
	await arriveAt(page, '/topic/tpe/enterprise/keyword-coil');
	await expectFocus(page.locator('[data-count]'));
	expect(loads).toBe(0);
});

test('by keyboard the values on the way to the one that is meant are no steps', async () => {
	const page = await site.keyboard();
	await page.goto('/company');
	await reach(islandForm(page).getByRole('combobox', { name: 'Country' }));
	await page.keyboard.press('ArrowDown');
	await page.waitForURL('**/country-*');
	const first = pathOf(page);
	await page.keyboard.press('ArrowDown');
	await expect.poll(() => pathOf(page)).not.toBe(first);
	await page.goBack();
	await arriveAt(page, '/company');
});

test('a list that cannot be had leaves a plain form', async () => {
	const page = await site.keyboard({ expects: /503|Failed to load/ });
	await page.goto('/license');
	await page.route('**/license?**', (route) =>
		route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 503, body: '' }),
	);
	const refused = page.waitForResponse((response) => response.status() === 503);
	await box(page).fill('tech');
	await refused;
	await page.keyboard.press('Enter');
	await arriveAt(page, '/license/find-tech');
	expect(await box(page).inputValue()).toBe('tech');
});
