import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { arriveAt, holdScripts, openSite } from './readers';

const site = openSite();

test('a search suggests as one types, and its list is walked by keys', async () => {
	const page = await site.keyboard();
	await page.goto('/news');
	const field = page.locator('#q-mast');
	// Without a touch it is a plain field: nothing of the suggestions is loaded.
	expect(await field.getAttribute('role')).toBeNull();
	await field.focus();
	await page.keyboard.type('yunhe');
	const list = page.getByRole('listbox', { name: 'Suggestions' });
	await list.waitFor();
	expect(await field.inputValue()).toBe('yunhe');
	expect(await list.getByRole('group').allTextContents()).toHaveLength(2);
	const options = list.getByRole('option');
	expect(await options.first().textContent()).toContain('Yunhe Ceramics');
	expect(await field.getAttribute('aria-expanded')).toBe('true');
	await page.keyboard.press('ArrowUp');
	await expect.poll(() => options.last().getAttribute('aria-selected')).toBe('true');
	await page.keyboard.press('ArrowDown');
	await expect.poll(() => field.getAttribute('aria-activedescendant')).toBeNull();
	await page.keyboard.press('ArrowDown');
	await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
	// Nothing of the page lies over the list.
	const covered = await list.evaluate(
		(element) =>
			[...element.querySelectorAll('.sug-h, .sug-i')].filter((part) => {
				const box = part.getBoundingClientRect();
				return [0.1, 0.5, 0.9].some(
					(at) => !element.contains(document.elementFromPoint(box.left + box.width * at, box.top + box.height / 2)),
				);
			}).length,
	);
	expect(covered).toBe(0);
	expect(await axeViolations(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await list.waitFor({ state: 'hidden' });
	expect(await field.inputValue()).toBe('yunhe');
	await page.keyboard.press('ArrowDown');
	await list.waitFor();
	await page.keyboard.press('Enter');
	await arriveAt(page, '/company/yunhe-ceramics');
});

test.each([
	['云禾', '/es/company/yunhe-ceramics'],
	['yunhetao', '/es/company/yunhe-ceramics'],
	['boletin', '/es/about/subscribe'],
	['DG-C-2041', '/es/license/dongguan-yunhe-ceramics'],
	['alemania', '/es/market/germany'],
	['Germany', '/es/market/germany'],
	['DE', '/es/market/germany'],
	['impuesto alemania', '/es/market/germany'],
	['IECIE', '/es/topic/iecie'],
	['control de e', '/es/tag/detail/control-de-edad'],
])('%s suggests %s', async (keyword, path) => {
	const page = await site.keyboard();
	await page.goto('/es');
	await page.locator('#q-mast').fill(keyword);
	await page.locator(`.sug-i[href="${path}"]`).waitFor();
});

test('what was typed before the script came is kept, with the focus and the caret', async () => {
	const page = await site.keyboard();
	const release = await holdScripts(page);
	await page.goto('/news');
	const field = page.locator('#q-mast');
	await field.focus();
	await page.keyboard.type('yunhx');
	await page.keyboard.press('ArrowLeft');
	release();
	await page.locator('#q-mast[role=combobox]').waitFor();
	await page.keyboard.press('Delete');
	await page.keyboard.type('e');
	expect(await field.inputValue()).toBe('yunhe');
	await page.getByRole('option').first().waitFor();
});

/** What this browser keeps beside cookies. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

async function searchFor(page: Page, keyword: string): Promise<void> {
	await page.goto('/news');
	await page.locator('#q-mast').fill(keyword);
	await page.locator('#q-mast[role=combobox]').waitFor();
	await page.keyboard.press('Enter');
	await arriveAt(page, `/search/${keyword}`);
}

test('whoever has refused functional cookies leaves no search on the device, and is offered none', async () => {
	const page = await site.keyboard();
	await searchFor(page, 'excise');
	expect(await kept(page)).toBe('{}');
	await page.goto('/news');
	await page.locator('#q-mast').focus();
	await page.locator('#q-mast[role=combobox]').waitFor();
	expect(await page.locator('#q-mast').getAttribute('aria-expanded')).toBe('false');
	expect(await page.locator('.sug-i').count()).toBe(0);
});

test('whoever has agreed finds the last searches in the empty field, and takes them away there', async () => {
	const page = await site.keyboard({ isNew: true });
	await page.goto('/news');
	await page.getByRole('button', { name: 'Accept All Cookies' }).click();
	await page.locator('.cookie').waitFor({ state: 'detached' });
	await searchFor(page, 'excise');
	await searchFor(page, 'flavour ban');
	expect(await kept(page)).toBe('{"recent_searches":"[\\"flavour ban\\",\\"excise\\"]"}');
	await page.goto('/news');
	const field = page.locator('#q-mast');
	await field.focus();
	const recent = page.getByRole('group', { name: 'Recent searches on this device' });
	await recent.waitFor();
	expect(await recent.getByRole('option').allTextContents()).toEqual([
		'flavour ban',
		'excise',
		'Clear recent searches',
	]);
	expect(await axeViolations(page)).toEqual([]);
	// Something typed takes their place, and an empty field brings them back.
	await page.keyboard.type('germ');
	await page.getByRole('group', { name: 'Markets' }).waitFor();
	await field.fill('');
	await recent.waitFor();
	for (const _ of ['flavour ban', 'excise']) await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await arriveAt(page, '/search/excise');
	expect(await kept(page)).toContain('[\\"excise\\",\\"flavour ban\\"]');
	await page.goto('/news');
	await field.focus();
	await recent.waitFor();
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('Enter');
	await recent.waitFor({ state: 'detached' });
	expect(await kept(page)).toBe('{}');
	expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
});

test('a consent that is taken back takes the searches with it', async () => {
	const page = await site.keyboard({ isNew: true });
	await page.goto('/es');
	await page.locator('.cookie [data-choose=all]').click();
	await page.locator('.cookie').waitFor({ state: 'detached' });
	await page.locator('#q-mast').fill('boletín');
	await page.locator('#q-mast[role=combobox]').waitFor();
	await page.keyboard.press('Enter');
	await arriveAt(page, '/es/search/boletín');
	expect(await kept(page)).toContain('boletín');
	await page.locator('.footer [data-opens=consent]').click();
	await page.locator('dialog.prefs [data-choose=none]').click();
	await page.locator('dialog.prefs').waitFor({ state: 'detached' });
	expect(await kept(page)).toBe('{}');
});
