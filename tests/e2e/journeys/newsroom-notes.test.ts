import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { openNewsroom } from './newsroom';

const site = openNewsroom();

const WORDS = 'Warsaw asks who would pay.';
/** Makes a draft as whoever sits before the page. @returns its address */
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
/** Where in its paragraph the cursor stands, once the browser has drawn twice. */
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
/** Presses a key that leads to a place until the cursor is there: an editor that was just given the focus moves it once. */
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
	// The editor hears of it a moment after the browser shows it.
	await drawnTwice(page);
	await page.keyboard.press('Control+Alt+m');
	await page.getByRole('textbox', { name: 'Note', exact: true }).waitFor();
	await page.keyboard.type('Does it, in so many words?');
	// Nobody leaves with words that stand on this page alone, and does not know.
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
	// What is typed before the words is not theirs; what is typed in them is.
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
	// It stands beside its words.
	const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
	await expect.poll(async () => Math.abs((await top('.nt')) - (await top('.noted')))).toBeLessThan(60);
	await card.getByRole('button', { name: 'Settle' }).click();
	await page.getByText(/Settled by Tomasz Wierzba/).waitFor();
	// Words that are deleted leave their note, and come back with an undo.
	await page.getByText(/Settled by/).click();
	await card.getByRole('button', { name: 'Open again' }).click();
	await card.getByRole('button', { name: /To the words/ }).click();
	await expect.poll(() => cursor(page)).toBe('Today Warsaw now asks'.length);
	for (let n = 0; n < 'Warsaw now asks'.length; n += 1) await page.keyboard.press('Backspace');
	await page.getByText('Its words are gone:').waitFor();
	await page.keyboard.press('Control+z');
	await expect.poll(() => marked(page)).toEqual(['Warsaw now asks']);
});
