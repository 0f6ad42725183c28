import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../../tests/demo-texts';
import { cleanHtml } from '../../platform/html/clean-html';
import { openEditorPage } from './editor-page.fixture';

const { page, pageErrors, open, saved, textbox, nextFrame, begin } = openEditorPage();

test('the text stands there in the language of its edition, and is saved without a byte changed', async () => {
	expect(demoTexts.length).toBeGreaterThan(180);
	for (const [name, text] of demoTexts) {
		const html = cleanHtml(text);
		await open(html, 'es');
		await page().getByRole('heading', { level: 4 }).last().click();
		await page().keyboard.press('End');
		await page().keyboard.type('!');
		await page().keyboard.press('Backspace');
		await expect.poll(saved, { message: name }).toBe(html);
	}
	expect(await textbox().getAttribute('lang')).toBe('es');
	expect(await textbox().getAttribute('spellcheck')).toBe('true');
	expect(pageErrors).toEqual([]);
});

describe('written by keyboard', () => {
	test('quotation marks are those of the edition, and can be left straight', async () => {
		await begin();
		await page().keyboard.type('"It\'s" so');
		await expect.poll(saved).toBe('<p>“It’s” so</p>');
		await begin('es');
		await page().keyboard.type('"Hola"');
		await expect.poll(saved).toBe('<p>«Hola»</p>');
		await begin();
		await page().getByRole('button', { name: 'quotes' }).click();
		await textbox().press('ControlOrMeta+Home');
		await page().keyboard.type('"a"');
		await expect.poll(saved).toBe('<p>"a"</p>');
		await page().getByRole('button', { name: 'quotes' }).click();
	});

	test('headings, formatting, lists and their levels', async () => {
		await begin();
		await page().keyboard.type('## Head');
		await page().keyboard.press('Enter');
		await page().keyboard.press('ControlOrMeta+b');
		await page().keyboard.type('bold');
		await page().keyboard.press('ControlOrMeta+b');
		await page().keyboard.type(' not');
		await page().keyboard.press('Enter');
		await page().getByRole('button', { name: 'list', exact: true }).click();
		await page().keyboard.type('one');
		await page().keyboard.press('Enter');
		await page().keyboard.press('Tab');
		await page().keyboard.type('two');
		await page().keyboard.press('Enter');
		await page().keyboard.press('Enter');
		await page().keyboard.press('Enter');
		await page().keyboard.type('after');
		await expect
			.poll(saved)
			.toBe(
				'<h2>Head</h2>\n<p><strong>bold</strong> not</p>\n<ul><li>one<ul><li>two</li></ul></li></ul>\n<p>after</p>',
			);
	});

	test('a link, a quote, a box, a table', async () => {
		await begin();
		await page().keyboard.type('word');
		await page().keyboard.press('Shift+Home');
		await expect.poll(() => page().evaluate(() => String(getSelection()))).toBe('word');
		await nextFrame();
		await page().keyboard.press('ControlOrMeta+Shift+k');
		const address = page().getByRole('combobox', { name: 'address' });
		await address.fill('javascript:alert(1)');
		await page().getByText('Nothing is found.', { exact: true }).waitFor();
		await address.press('Enter');
		await page().getByRole('alert').waitFor();
		await address.fill('site.example/a');
		await page().keyboard.press('Enter');
		await expect.poll(saved).toContain('<a ');
		await page().getByRole('button', { name: 'facts' }).click();
		await expect
			.poll(saved)
			.toBe('<aside data-kind="fact"><p><a href="https://site.example/a" rel="noopener">word</a></p></aside>');
		await begin();
		await page().getByRole('button', { name: 'table', exact: true }).click();
		await page().getByRole('button', { name: 'row_above' }).waitFor({ state: 'attached' });
		await expect.poll(saved).toContain('<thead><tr><th scope="col"></th>');
		await begin();
	});

	test('a dash or a number at the start of a paragraph makes a list, and Backspace gives the sign back', async () => {
		await begin();
		await page().keyboard.type('- one');
		await page().keyboard.press('Enter');
		await page().keyboard.type('two');
		await page().keyboard.press('Enter');
		await page().keyboard.press('Enter');
		await page().keyboard.type('1. first');
		await expect.poll(saved).toBe('<ul><li>one</li><li>two</li></ul>\n<ol><li>first</li></ol>');
		await begin();
		await page().keyboard.type('* ');
		await page().keyboard.press('Backspace');
		await page().keyboard.type('a - b');
		await expect.poll(saved).toBe('<p>* a - b</p>');
		await open('<table><tbody><tr><td>x</td></tr></tbody></table>');
		await textbox().press('ControlOrMeta+Home');
		await nextFrame();
		await page().keyboard.type('- ');
		await expect.poll(saved).toBe('<table><tbody><tr><td>- x</td></tr></tbody></table>');
	});

	test('a table begins in its first cell, and Tab behind the last one makes a row', async () => {
		await begin();
		await page().getByRole('button', { name: 'table', exact: true }).click();
		await page().keyboard.type('a');
		for (let n = 0; n < 9; n += 1) await page().keyboard.press('Tab');
		await page().keyboard.type('j');
		await page().keyboard.press('Tab');
		await page().keyboard.type('k');
		const empty = '<tr><td></td><td></td><td></td></tr>';
		await expect
			.poll(saved)
			.toBe(
				`<table><thead><tr><th scope="col">a</th><th scope="col"></th><th scope="col"></th></tr></thead><tbody>${empty}${empty}<tr><td>j</td><td>k</td><td></td></tr></tbody></table>`,
			);
	});

	test('a table comes below the picture or the table in whose words the cursor is', async () => {
		const figure = '<figure><img src="/media/a.webp" alt="A"><figcaption>Caption</figcaption></figure>';
		await open(`${figure}<p>End</p>`);
		await page().locator('figcaption').click();
		await nextFrame();
		await page().getByRole('button', { name: 'table', exact: true }).click();
		await page().keyboard.type('a');
		await expect
			.poll(saved)
			.toMatch(/^<figure>.*Caption<\/figcaption><\/figure>\n<table><thead><tr><th scope="col">a<\/th>/);
		await expect.poll(saved).toContain('</table>\n<p>End</p>');
	});

	test('a wide table scrolls within itself', async () => {
		const cells = Array.from({ length: 40 }, (_, n) => `<td>Column${n}</td>`).join('');
		await open(`<table><tbody><tr>${cells}</tr></tbody></table>`);
		const wider = (selector: string) =>
			page()
				.locator(selector)
				.evaluate((one) => one.scrollWidth > one.clientWidth);
		await expect.poll(() => wider('.table-block')).toBe(true);
		expect(await wider('html')).toBe(false);
	});

	test('the tools are one stop of the tab key, walked by arrows, and Escape leads back', async () => {
		await begin();
		await page().keyboard.type('word');
		await page().keyboard.press('Alt+F10');
		await page().keyboard.press('ArrowRight');
		await page().keyboard.press('Enter');
		await expect.poll(saved).toBe('<h2>word</h2>');
		await expect
			.poll(() => page().getByRole('button', { name: 'heading', exact: true }).getAttribute('aria-pressed'))
			.toBe('true');
		await page().keyboard.press('Alt+F10');
		await page().keyboard.press('Escape');
		await page().keyboard.type('s');
		await expect.poll(saved).toBe('<h2>words</h2>');
	});

	test('finds, replaces all in one step, and undoes it', async () => {
		await open('<p>Duty and duty, <em>du</em>ty.</p>');
		await textbox().press('ControlOrMeta+f');
		await page().getByLabel('look_for').fill('duty');
		await page().getByText('0 of 3').waitFor();
		await page().getByLabel('replace_by').fill('tax');
		await page().getByRole('button', { name: 'replace_all' }).click();
		await expect.poll(saved).toBe('<p>tax and tax, <em>tax</em>.</p>');
		await page().getByRole('button', { name: 'close' }).click();
		await page().keyboard.press('ControlOrMeta+z');
		await expect.poll(saved).toBe('<p>Duty and duty, <em>du</em>ty.</p>');
	});
});

test.each([
	['near the limit says how many characters are left', 1_850_000, /^\d+ characters left$/],
	['above it says how many are too many', 2_050_000, /^\d+ characters too many$/],
])('a text %s', async (_name, length, message) => {
	const paragraph = `<p>${'duty '.repeat(4_000).trim()}</p>`;
	await open(paragraph.repeat(Math.ceil(length / paragraph.length)));
	expect(await page().getByRole('status').filter({ hasText: 'characters' }).textContent()).toMatch(message);
});

test('a text of usual length is said nothing of', async () => {
	await open('<p>Short.</p>');
	expect(
		await page()
			.getByText(/characters (?:left|too many)/)
			.count(),
	).toBe(0);
});
