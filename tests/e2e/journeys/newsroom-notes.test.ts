import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { openNewsroom } from './newsroom';

const site = openNewsroom();

const WORDS = 'Warsaw asks who would pay.';
/** Makes a draft with the session of the page. @returns its address */
const draft = (page: Page) =>
	page.evaluate(async (html) => {
		const body = { edition: 'en', type: 'regulation', title: 'Capitals that want a register', html };
		const headers = { 'content-type': 'application/json' };
		const made = await fetch('/admin/api/article', { method: 'POST', headers, body: JSON.stringify(body) });
		return `/admin/article/${((await made.json()) as { data: { id: number } }).data.id}`;
	}, `<p>${WORDS}</p><p>Three of the seven have no register.</p>`);
const marked = (page: Page) => page.locator('.editor__text .noted').allTextContents();
const drawnTwice = (page: Page) =>
	page.evaluate(async () => {
		for (let n = 0; n < 2; n += 1) await new Promise((done) => requestAnimationFrame(done));
	});
/** Position of the cursor in its paragraph, after the browser has rendered two frames. */
const cursor = async (page: Page) => {
	await drawnTwice(page);
	return page.evaluate(() => {
		const range = getSelection()?.getRangeAt(0).cloneRange();
		const paragraph = range?.startContainer.parentElement?.closest('p');
		if (!range || !paragraph || !range.collapsed) return -1;
		range.setStart(paragraph, 0);
		return String(range).length;
	});
};
/** Presses a key until the cursor is at a place: an editor that was just focused moves it once. */
const goTo = (page: Page, key: string, place: number) =>
	expect
		.poll(async () => {
			await page.keyboard.press(key);
			return cursor(page);
		})
		.toBe(place);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.className ?? '');

test('a note is written, followed, answered by a colleague and settled, by the keyboard alone', async () => {
	const page = await site.enter('desk', '/admin/article');
	await page.setViewportSize({ width: 1440, height: 900 });
	const address = await draft(page);
	await page.goto(address);
	await page.locator('.editor__text').focus();
	await page.keyboard.press('Control+Home');
	for (let n = 0; n < 'Warsaw asks'.length; n += 1) await page.keyboard.press('Shift+ArrowRight');
	await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('Warsaw asks');
	// The editor gets the selection a moment after the browser shows it.
	await drawnTwice(page);
	await page.keyboard.press('Control+Alt+m');
	await page.getByRole('textbox', { name: 'Note', exact: true }).waitFor();
	await page.keyboard.type('Does it, in so many words?');
	// Leaving with an unsent note asks first.
	await page.getByRole('link', { name: 'Articles' }).first().click();
	await page.getByRole('button', { name: 'Stay here' }).click();
	const note = page.getByRole('textbox', { name: 'Note', exact: true });
	await expect.poll(() => note.inputValue()).toBe('Does it, in so many words?');
	await note.focus();
	await page.keyboard.press('Control+Enter');
	await page.getByRole('article', { name: 'Note on “Warsaw asks”' }).waitFor();
	await expect.poll(() => focused(page)).toContain('editor__text');
	await expect.poll(() => page.locator('.nt textarea').count()).toBe(0);
	expect(await marked(page)).toEqual(['Warsaw asks']);
	// Text typed before the words is not part of the note's anchor; text typed within them is.
	await expect.poll(() => cursor(page)).toBe('Warsaw asks'.length);
	await goTo(page, 'Control+Home', 0);
	await page.keyboard.type('Today ');
	for (let n = 0; n < 'Warsaw'.length; n += 1) await page.keyboard.press('ArrowRight');
	await page.keyboard.type(' now');
	await expect.poll(() => marked(page)).toEqual(['Warsaw now asks']);
	await page.keyboard.press('Control+Alt+m');
	await expect.poll(() => focused(page)).toContain('nt--here');
	await page.keyboard.press('Escape');
	await expect.poll(() => focused(page)).toContain('editor__text');
	await page.keyboard.press('Control+s');
	await expect.poll(() => page.locator('.top').textContent()).toContain('Saved');

	const other = await site.enter('editor', address);
	await other.setViewportSize({ width: 390, height: 844 });
	await expect.poll(() => marked(other)).toEqual(['Warsaw now asks']);
	await other.getByText('1 note', { exact: true }).click();
	await other.getByRole('button', { name: 'Answer' }).click();
	await other.keyboard.type('It does.');
	await other.keyboard.press('Control+Enter');
	await other.getByText('It does.').waitFor();
	expect(await axeViolations(other, { include: ['.cvn'] })).toEqual([]);

	const card = page.locator('.nt');
	await expect.poll(() => card.textContent()).toContain('It does.');
	expect(await axeViolations(page, { include: ['.cvn'] })).toEqual([]);
	// The note is shown beside its words.
	const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
	await expect.poll(async () => Math.abs((await top('.nt')) - (await top('.noted')))).toBeLessThan(60);
	await card.getByRole('button', { name: 'Settle' }).click();
	await page.getByText(/Settled by Tomasz Wierzba/).waitFor();
	// A note outlives the deletion of its words, and an undo brings the words back.
	await page.getByText(/Settled by/).click();
	await card.getByRole('button', { name: 'Open again' }).click();
	await card.getByRole('button', { name: /To the words/ }).click();
	await expect.poll(() => cursor(page)).toBe('Today Warsaw now asks'.length);
	for (let n = 0; n < 'Warsaw now asks'.length; n += 1) await page.keyboard.press('Backspace');
	await page.getByText('Its words are gone:').waitFor();
	await page.keyboard.press('Control+z');
	await expect.poll(() => marked(page)).toEqual(['Warsaw now asks']);
});
