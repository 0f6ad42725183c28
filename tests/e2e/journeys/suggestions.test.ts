import { expect, test } from 'vitest';
import { axeFaults } from '../axe';
import { arriveAt, openSite } from './readers';

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
	expect(await options.last().getAttribute('aria-selected')).toBe('true');
	await page.keyboard.press('ArrowDown');
	expect(await field.getAttribute('aria-activedescendant')).toBeNull();
	await page.keyboard.press('ArrowDown');
	expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
	expect(await axeFaults(page)).toEqual([]);
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
])('%s suggests %s', async (keyword, path) => {
	const page = await site.keyboard();
	await page.goto('/es');
	await page.locator('#q-mast').fill(keyword);
	await page.locator(`.sug-i[href="${path}"]`).waitFor();
});

test('what was typed before the script came is kept, with the focus and the caret', async () => {
	const page = await site.keyboard();
	let release = () => {};
	const held = new Promise<void>((go) => {
		release = go;
	});
	await page.route(/\/assets\/(?!entry).*\.js/, async (route) => {
		await held;
		await route.continue();
	});
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
