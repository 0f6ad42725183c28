import { describe, expect, test } from 'vitest';
import { cleanHtml } from '../../../platform/html/clean-html';
import { HOSTILE } from '../../../platform/html/clean-html.fixture';
import { openEditorPage } from '../editor-page.fixture';
import { PROGRAMS } from './programs.fixture';
import { SHAPES } from './shapes.fixture';

const { page, pageErrors, open, saved, textbox, pasteAs, nextFrame, begin } = openEditorPage();
const paste = (html: string) => pasteAs({ 'text/html': html, 'text/plain': 'plain' });
/** The line that says what a paste left out. */
const leftOut = () => page().locator('.editor__left-out span');

test.each(PROGRAMS)('%s', async (_, pasted, meant) => {
	await begin();
	await paste(pasted);
	const html = await saved();
	expect(html).toBe(meant);
	expect(cleanHtml(html)).toBe(html);
});

test.each(Object.entries(SHAPES))('%s', async (_, { html, text = 'plain', meant, left }) => {
	await begin();
	await pasteAs({ ...(html === undefined ? {} : { 'text/html': html }), 'text/plain': text });
	await expect.poll(saved).toBe(meant);
	expect(cleanHtml(meant)).toBe(meant);
	const told = left && `not pasted: ${JSON.stringify({ pictures: 0, names: [], frames: 0, comments: 0, ...left })}`;
	if (told) await expect.poll(() => leftOut().allTextContents()).toEqual([told]);
	else {
		// What an earlier paste left out is said until the editor is drawn again.
		await nextFrame();
		expect(await leftOut().count()).toBe(0);
	}
	// The page's policy of content reports nothing of what was pasted.
	expect(pageErrors).toEqual([]);
});

test('an address over words makes them a link', async () => {
	await begin();
	await page().keyboard.type('See the notice');
	await page().keyboard.press('ControlOrMeta+Shift+ArrowLeft');
	await nextFrame();
	await pasteAs({ 'text/plain': 'www.port.example/notice' });
	await expect.poll(saved).toBe('<p>See the <a href="https://www.port.example/notice" rel="noopener">notice</a></p>');
});

test('an address that comes as a link makes one of the words under it', async () => {
	await begin();
	await page().keyboard.type('See the notice');
	await page().keyboard.press('ControlOrMeta+Shift+ArrowLeft');
	await nextFrame();
	const address = 'https://port.example/notice';
	await pasteAs({ 'text/html': `<a href="${address}">${address}</a>`, 'text/plain': address });
	await expect.poll(saved).toBe(`<p>See the <a href="${address}" rel="noopener">notice</a></p>`);
});

test('plain words take the formatting at the cursor, and lines in a caption stay one', async () => {
	await begin();
	await page().keyboard.press('ControlOrMeta+b');
	await page().keyboard.type('ab');
	await page().keyboard.press('ArrowLeft');
	await nextFrame();
	await pasteAs({ 'text/plain': 'word' });
	await expect.poll(saved).toBe('<p><strong>awordb</strong></p>');
	await open('<figure><img src="/media/abcdefgh.webp" alt="A"><figcaption>Cap</figcaption></figure>');
	await page().getByText('Cap', { exact: true }).click();
	await page().keyboard.press('End');
	await nextFrame();
	await pasteAs({ 'text/plain': '- one\n- two' });
	await expect.poll(saved).toContain('<figcaption>Cap- one - two</figcaption>');
});

test('what was left out is said until the paste is taken back, as one step', async () => {
	await begin();
	await page().keyboard.type('Before ');
	await paste('<p>One<img src="https://far.example/a.png"></p><p>Two</p>');
	await expect.poll(() => leftOut().count()).toBe(1);
	await page().getByRole('button', { name: 'undo_paste' }).click();
	await expect.poll(saved).toBe('<p>Before</p>');
	await expect.poll(() => leftOut().count()).toBe(0);
	expect(await textbox().evaluate((element) => element === document.activeElement)).toBe(true);
	await paste('<p>One<img src="https://far.example/a.png"></p>');
	await page().keyboard.type('!');
	// The last step is not the paste any more.
	await expect.poll(() => page().getByRole('button', { name: 'undo_paste' }).count()).toBe(0);
	await page().getByRole('button', { name: 'close' }).click();
	await expect.poll(() => leftOut().count()).toBe(0);
});

test('notes that come in twice keep apart', async () => {
	const note = '<p>A<sup><a href="#f1" id="r1">1</a></sup></p><ol><li id="f1">Ledger <a href="#r1">↩</a></li></ol>';
	await begin();
	await paste(note);
	await page().keyboard.press('ControlOrMeta+Home');
	await nextFrame();
	await paste(note);
	const html = await saved();
	const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
	const links = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id);
	expect(new Set(ids).size).toBe(4);
	expect(links.toSorted()).toEqual(ids.toSorted());
});

test('plain text that is asked for as it is stays lines', async () => {
	await begin();
	await page().keyboard.down('Shift');
	await pasteAs({ 'text/html': '<ul><li>one</li></ul>', 'text/plain': '- one\n- two' });
	await page().keyboard.up('Shift');
	await expect.poll(saved).toBe('<p>- one</p>\n<p>- two</p>');
});

describe('on a page without a policy', () => {
	// Under the policy of content a browser reports handlers of markup that is only read; without it, what runs asks.
	const { page, pageErrors, saved, pasteAs, begin } = openEditorPage(false);

	test('nothing hostile runs or stays', async () => {
		for (const html of HOSTILE) {
			await begin();
			await pasteAs({ 'text/html': `<p>a</p>${html}`, 'text/plain': 'plain' });
			const text = await saved();
			expect(cleanHtml(text)).toBe(text);
			expect(text).not.toMatch(/<[^>]*(?:javascript:|\son\w+=|evil)/i);
		}
		expect(pageErrors).toEqual([]);
	});
	test('what runs is told on that page', async () => {
		await page().evaluate(() => {
			document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="alert(1)">');
		});
		await expect.poll(() => pageErrors).toContain('A script ran: 1');
	});
});
