/** The menu that a slash opens at the start of an empty line. */
import { expect, test } from 'vitest';
import { openEditorPage } from '../editor-page.fixture';

const { page, open, saved, textbox, pasteAs, nextFrame, begin, pageErrors } = openEditorPage();

const menu = () => page().getByRole('listbox', { name: 'tools' });
const option = (name: string) => menu().getByRole('option', { name, exact: true });
const type = (text: string) => page().keyboard.type(text);
/** The option that the text names as the active one. */
const active = () =>
	textbox().evaluate((text) => document.getElementById(text.getAttribute('aria-activedescendant') ?? '')?.textContent);

test('a slash offers every tool that can be used here, and the words behind it choose one', async () => {
	await begin();
	await type('/');
	await menu().waitFor();
	const offered = await menu().locator('.po__t').allTextContents();
	const tools = await page().getByRole('toolbar', { name: 'tools' }).getByRole('button').all();
	for (const tool of tools) {
		const name = (await tool.textContent()) ?? '';
		const isFree = (await tool.getAttribute('aria-disabled')) !== 'true';
		expect([name, offered.includes(name)]).toEqual([name, isFree && !['undo', 'redo'].includes(name)]);
	}
	await type('subh');
	await expect.poll(active).toBe('subheading');
	await page().keyboard.press('Enter');
	await expect.poll(() => menu().count()).toBe(0);
	await type('Rates');
	await expect.poll(saved).toBe('<h3>Rates</h3>');
	expect(pageErrors).toEqual([]);
});

test('arrows walk it, Tab and a click take a tool, and the text names the active one', async () => {
	await begin();
	await type('/');
	// The line is a paragraph already.
	await expect.poll(active).toBe('heading');
	await page().keyboard.press('ArrowUp');
	const last = await menu().getByRole('option').last().textContent();
	await expect.poll(active).toBe(last);
	await page().keyboard.press('ArrowDown');
	await page().keyboard.press('ArrowDown');
	await expect.poll(active).toBe('subheading');
	await page().keyboard.press('Tab');
	await type('Head');
	await page().keyboard.press('Enter');
	await type('/tab');
	await option('table').click();
	await type('a');
	await expect.poll(saved).toContain('<h3>Head</h3>\n<table><thead><tr><th scope="col">a</th>');
	expect(await textbox().getAttribute('aria-activedescendant')).toBeNull();
});

test('a tool with a form opens it in the place of the slash', async () => {
	await begin();
	await type('Above');
	await page().keyboard.press('Enter');
	await type('/seri');
	await page().keyboard.press('Enter');
	await page()
		.getByRole('option', { name: /Vape prices/ })
		.click();
	await expect.poll(saved).toBe('<p>Above</p>\n<figure data-series="prices"></figure>');
	await begin();
	await type('/find');
	await page().keyboard.press('Enter');
	await page().getByLabel('look_for').waitFor();
	await page().keyboard.press('Escape');
});

test('beside the form that finds, and behind another form, the keys are those of what is shown', async () => {
	await begin();
	await page().getByRole('button', { name: 'find', exact: true }).click();
	await textbox().focus();
	await nextFrame();
	await type('/head');
	await menu().waitFor();
	await page().keyboard.press('Enter');
	await type('Found');
	await expect.poll(saved).toBe('<h2>Found</h2>');
	await page().getByRole('button', { name: 'close', exact: true }).click();
	await page().keyboard.press('Enter');
	await type('/');
	await menu().waitFor();
	await page().getByRole('button', { name: 'video', exact: true }).click();
	await expect.poll(() => menu().count()).toBe(0);
	await page().keyboard.press('Escape');
	await menu().waitFor();
	await page().keyboard.press('Escape');
	await expect.poll(() => menu().count()).toBe(0);
	await page().keyboard.press('Enter');
	await type('On');
	await expect.poll(saved).toBe('<h2>Found</h2>\n<p>/</p>\n<p>On</p>');
});

test('in an item it makes no heading, and fast typing is not outrun', async () => {
	await begin();
	await type('- one');
	await page().keyboard.press('Enter');
	await type('/');
	await menu().waitFor();
	expect(await option('heading').count()).toBe(0);
	await page().keyboard.press('Backspace');
	await expect.poll(() => menu().count()).toBe(0);
	await begin();
	await page().keyboard.type('/quote');
	await page().keyboard.press('Enter');
	await page().keyboard.type('Said');
	await expect.poll(saved).toBe('<blockquote><p>Said</p></blockquote>');
});

test('Escape leaves the slash as it was typed; words that name no tool are words', async () => {
	await begin();
	await type('/ta');
	await menu().waitFor();
	await page().keyboard.press('Escape');
	await expect.poll(() => menu().count()).toBe(0);
	await type('r road');
	await page().keyboard.press('Enter');
	await type('/nothing like it');
	await expect.poll(() => menu().count()).toBe(0);
	await page().keyboard.press('Enter');
	await type('end');
	await expect.poll(saved).toBe('<p>/tar road</p>\n<p>/nothing like it</p>\n<p>end</p>');
});

test('no other slash opens it: within a line, in a heading or a cell, pasted, or already there', async () => {
	await begin();
	await type('and/or /');
	await nextFrame();
	expect(await menu().count()).toBe(0);
	await page().keyboard.press('Enter');
	await type('## /');
	await nextFrame();
	expect(await menu().count()).toBe(0);
	await begin();
	await pasteAs({ 'text/plain': '/' });
	await expect.poll(saved).toBe('<p>/</p>');
	expect(await menu().count()).toBe(0);
	await open('<p>/</p>');
	await textbox().press('ControlOrMeta+Home');
	await page().keyboard.press('End');
	await nextFrame();
	expect(await menu().count()).toBe(0);
	await open('<table><tbody><tr><td></td></tr></tbody></table>');
	await textbox().press('ControlOrMeta+Home');
	await nextFrame();
	await type('/');
	await expect.poll(saved).toContain('<td>/</td>');
	expect(await menu().count()).toBe(0);
});

test('an empty text says how it is written, until the first letter', async () => {
	await page().evaluate(() => window.show('<p></p>', 'en'));
	const hint = page().locator('.editor__hint');
	await hint.waitFor();
	expect(await hint.getAttribute('data-hint')).toBe('empty_hint');
	expect(await textbox().getAttribute('aria-placeholder')).toBe('empty_hint');
	await textbox().click();
	await type('a');
	await expect.poll(() => hint.count()).toBe(0);
	expect(await page().evaluate(() => window.saved)).toBe('<p>a</p>');
});
