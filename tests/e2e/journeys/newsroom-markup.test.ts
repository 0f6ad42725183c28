import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { expectToast, openNewsroom } from './newsroom';

const site = openNewsroom();
const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: /^Save/ });

test('a page is written in the editor of articles; opening it changes nothing', async () => {
	const page = await site.enter('desk', '/admin/page?edition=en');
	await page.locator('.tb .hed').first().click();
	await text(page, 'Text').waitFor();
	const read = async () => {
		const answer = await page.request.get(`/admin/api${new URL(page.url()).pathname.replace('/admin', '')}`);
		return ((await answer.json()) as { data: { html: string; version: string } }).data;
	};
	const before = await read();
	await text(page, 'Text').press('ControlOrMeta+End');
	await page.keyboard.type('x');
	await page.keyboard.press('Backspace');
	// An unchanged text counts as no change.
	await expect.poll(() => save(page).textContent()).toBe('Save');
	await page.keyboard.press('Enter');
	await page.keyboard.type('One more line, with a link.');
	await page.keyboard.press('Shift+Home');
	await page.getByRole('toolbar').getByRole('button', { name: 'Link' }).click();
	// Enter in the address field makes the link without saving.
	await page.getByRole('combobox', { name: 'Words, or an address' }).fill('/about');
	await page.keyboard.press('Enter');
	await expect.poll(() => save(page).textContent()).toBe('Save 1 change');
	expect(await read()).toEqual(before);
	await page.keyboard.press('ControlOrMeta+s');
	await expectToast(page, 'Saved 1 change');
	expect((await read()).html).toBe(`${before.html}\n<p><a href="/about">One more line, with a link.</a></p>`);
});

test('an answer is written with its label, and what is pasted comes in its one form', async () => {
	const page = await site.enter('editor', '/admin/question?edition=en');
	await page.locator('.tb .hed').first().click();
	const answer = text(page, 'Answer');
	await answer.click();
	await page.keyboard.press('ControlOrMeta+a');
	await answer.evaluate((place) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/html', '<p class="x">Ask the <b>office</b>.</p>');
		place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
	});
	await page.keyboard.press('ControlOrMeta+s');
	await expectToast(page, 'Saved 1 change');
	const path = new URL(page.url()).pathname.replace('/admin', '/admin/api');
	const stored = (await (await page.request.get(path)).json()) as { data: { answer_html: string } };
	expect(stored.data.answer_html).toBe('<p>Ask the <strong>office</strong>.</p>');
});
