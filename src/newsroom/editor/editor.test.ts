import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoTexts } from '../../../tests/demo-texts';
import { openBrowser } from '../../../tests/e2e/browser';
import { cleanHtml } from '../../platform/html/clean-html';
import { HOSTILE } from '../../platform/html/clean-html.fixture';
import { CLIPBOARD } from './clipboard.fixture';
import { SHAPES } from './paste/shapes.fixture';

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:";
const PAGE =
	'<!doctype html><html lang="en"><title>Editor</title><link rel="stylesheet" href="/editor.css"><script type="module" src="/editor.js"></script>';
let browser: Browser;
let page: Page;
const server = createServer();
const pageErrors: string[] = [];

beforeAll(async () => {
	const result = await build({
		configFile: false,
		mode: 'production',
		oxc: { jsx: { runtime: 'automatic', development: false } },
		logLevel: 'error',
		define: { 'process.env.NODE_ENV': '"production"' },
		build: {
			write: false,
			lib: { entry: join(import.meta.dirname, 'editor.harness.tsx'), formats: ['es'], fileName: 'editor' },
		},
	});
	const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
	const script = outputs.find((one) => one.type === 'chunk')?.code ?? '';
	const answers: Record<string, [string, string]> = {
		'/editor.js': ['text/javascript', script],
		'/editor.css': ['text/css', readFileSync(join(import.meta.dirname, '../styles/editor.css'), 'utf8')],
	};
	server.on('request', (request, response) => {
		response.setHeader('content-security-policy', POLICY);
		const [type, body] = answers[request.url ?? ''] ?? ['text/html', PAGE];
		response.setHeader('content-type', `${type}; charset=utf-8`).end(body);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	browser = await openBrowser();
	page = await browser.newPage();
	page.on('pageerror', (error) => pageErrors.push(String(error)));
	page.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()));
	await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
	await page.waitForFunction(() => typeof window.show === 'function');
});

afterAll(async () => {
	await page?.close();
	server.close();
});

let shown = 0;
beforeEach(() => {
	pageErrors.length = 0;
});

/** Opens a text and waits until the editor shows it. */
async function open(html: string, edition = 'en'): Promise<void> {
	shown += 1;
	const mark = `text ${shown}`;
	await page.evaluate(
		([text, language]) => window.show(text ?? '', language ?? ''),
		[`${html}\n<h4>${mark}</h4>`, edition],
	);
	await page.getByText(mark, { exact: true }).waitFor();
}
/** Returns the text after a change at its very end, without that change. */
async function saved(): Promise<string> {
	const html = await page.evaluate(() => window.saved);
	return (html ?? '').replace(/\n?<h4>text \d+<\/h4>/, '');
}
const textbox = () => page.getByRole('textbox', { name: 'text' });
const pasteAs = (data: Record<string, string>) =>
	textbox().evaluate((element, given) => {
		const clipboardData = new DataTransfer();
		for (const [type, content] of Object.entries(given)) clipboardData.setData(type, content);
		element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
	}, data);
const paste = (html: string) => pasteAs({ 'text/html': html, 'text/plain': 'plain' });
/** The line that says what a paste left out. */
const leftOut = () => page.locator('.editor__left-out span');
/** A browser reports a selection in a task of its own, before the next frame; no person presses a key sooner. */
const nextFrame = () =>
	page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
/** Puts the cursor into an empty paragraph at the beginning. */
async function begin(edition = 'en'): Promise<void> {
	await open('<p>x</p>', edition);
	await textbox().press('ControlOrMeta+Home');
	await page.keyboard.press('Delete');
}

test('the text stands there in the language of its edition, and is saved without a byte changed', async () => {
	expect(demoTexts.length).toBeGreaterThan(180);
	for (const [name, text] of demoTexts) {
		const html = cleanHtml(text);
		await open(html, 'es');
		await page.getByRole('heading', { level: 4 }).last().click();
		await page.keyboard.press('End');
		await page.keyboard.type('!');
		await page.keyboard.press('Backspace');
		await expect.poll(saved, { message: name }).toBe(html);
	}
	expect(await textbox().getAttribute('lang')).toBe('es');
	expect(await textbox().getAttribute('spellcheck')).toBe('true');
	expect(pageErrors).toEqual([]);
});

describe('pasted', () => {
	test.each(CLIPBOARD)('%s', async (_, pasted, meant) => {
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
		const told = left && `not pasted: ${JSON.stringify({ pictures: 0, frames: 0, comments: 0, ...left })}`;
		if (told) await expect.poll(() => leftOut().allTextContents()).toEqual([told]);
		else expect(await leftOut().count()).toBe(0);
		// The page's policy of content reports nothing of what was pasted.
		expect(pageErrors).toEqual([]);
	});

	test('an address over words makes them a link', async () => {
		await begin();
		await page.keyboard.type('See the notice');
		await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
		await nextFrame();
		await pasteAs({ 'text/plain': 'www.port.example/notice' });
		await expect.poll(saved).toBe('<p>See the <a href="https://www.port.example/notice" rel="noopener">notice</a></p>');
	});

	test('an address that comes as a link makes one of the words under it', async () => {
		await begin();
		await page.keyboard.type('See the notice');
		await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
		await nextFrame();
		const address = 'https://port.example/notice';
		await pasteAs({ 'text/html': `<a href="${address}">${address}</a>`, 'text/plain': address });
		await expect.poll(saved).toBe(`<p>See the <a href="${address}" rel="noopener">notice</a></p>`);
	});

	test('plain words take the formatting at the cursor, and lines in a caption stay one', async () => {
		await begin();
		await page.keyboard.press('ControlOrMeta+b');
		await page.keyboard.type('ab');
		await page.keyboard.press('ArrowLeft');
		await nextFrame();
		await pasteAs({ 'text/plain': 'word' });
		await expect.poll(saved).toBe('<p><strong>awordb</strong></p>');
		await open('<figure><img src="/media/abcdefgh.webp" alt="A"><figcaption>Cap</figcaption></figure>');
		await page.getByText('Cap', { exact: true }).click();
		await page.keyboard.press('End');
		await nextFrame();
		await pasteAs({ 'text/plain': '- one\n- two' });
		await expect.poll(saved).toContain('<figcaption>Cap- one - two</figcaption>');
	});

	test('what was left out is said until the paste is taken back, as one step', async () => {
		await begin();
		await page.keyboard.type('Before ');
		await paste('<p>One<img src="https://far.example/a.png"></p><p>Two</p>');
		await expect.poll(() => leftOut().count()).toBe(1);
		await page.getByRole('button', { name: 'undo_paste' }).click();
		await expect.poll(saved).toBe('<p>Before</p>');
		expect(await leftOut().count()).toBe(0);
		expect(await textbox().evaluate((element) => element === document.activeElement)).toBe(true);
		await paste('<p>One<img src="https://far.example/a.png"></p>');
		await page.keyboard.type('!');
		// The last step is not the paste any more.
		await expect.poll(() => page.getByRole('button', { name: 'undo_paste' }).count()).toBe(0);
		await page.getByRole('button', { name: 'close' }).click();
		await expect.poll(() => leftOut().count()).toBe(0);
	});

	test('notes that come in twice keep apart', async () => {
		const note = '<p>A<sup><a href="#f1" id="r1">1</a></sup></p><ol><li id="f1">Ledger <a href="#r1">↩</a></li></ol>';
		await begin();
		await paste(note);
		await page.keyboard.press('ControlOrMeta+Home');
		await paste(note);
		const html = await saved();
		const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
		const links = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id);
		expect(new Set(ids).size).toBe(4);
		expect(links.toSorted()).toEqual(ids.toSorted());
	});

	test('plain text that is asked for as it is stays lines', async () => {
		await begin();
		await page.keyboard.down('Shift');
		await pasteAs({ 'text/html': '<ul><li>one</li></ul>', 'text/plain': '- one\n- two' });
		await page.keyboard.up('Shift');
		await expect.poll(saved).toBe('<p>- one</p>\n<p>- two</p>');
	});

	test('nothing hostile runs or stays', async () => {
		for (const html of HOSTILE) {
			await begin();
			await paste(`<p>a</p>${html}`);
			const text = await saved();
			expect(cleanHtml(text)).toBe(text);
			expect(text).not.toMatch(/<[^>]*(?:javascript:|\son\w+=|evil)/i);
		}
		expect(pageErrors).toEqual([]);
	});
});

describe('written by keyboard', () => {
	test('quotation marks are those of the edition, and can be left straight', async () => {
		await begin();
		await page.keyboard.type('"It\'s" so');
		await expect.poll(saved).toBe('<p>“It’s” so</p>');
		await begin('es');
		await page.keyboard.type('"Hola"');
		await expect.poll(saved).toBe('<p>«Hola»</p>');
		await begin();
		await page.getByRole('button', { name: 'quotes' }).click();
		await textbox().press('ControlOrMeta+Home');
		await page.keyboard.type('"a"');
		await expect.poll(saved).toBe('<p>"a"</p>');
		await page.getByRole('button', { name: 'quotes' }).click();
	});

	test('headings, formatting, lists and their levels', async () => {
		await begin();
		await page.keyboard.type('## Head');
		await page.keyboard.press('Enter');
		await page.keyboard.press('ControlOrMeta+b');
		await page.keyboard.type('bold');
		await page.keyboard.press('ControlOrMeta+b');
		await page.keyboard.type(' not');
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'list', exact: true }).click();
		await page.keyboard.type('one');
		await page.keyboard.press('Enter');
		await page.keyboard.press('Tab');
		await page.keyboard.type('two');
		await page.keyboard.press('Enter');
		await page.keyboard.press('Enter');
		await page.keyboard.press('Enter');
		await page.keyboard.type('after');
		await expect
			.poll(saved)
			.toBe(
				'<h2>Head</h2>\n<p><strong>bold</strong> not</p>\n<ul><li>one<ul><li>two</li></ul></li></ul>\n<p>after</p>',
			);
	});

	test('a link, a quote, a box, a table, a picture', async () => {
		await begin();
		await page.keyboard.type('word');
		await page.keyboard.press('Shift+Home');
		await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('word');
		await nextFrame();
		await page.keyboard.press('ControlOrMeta+Shift+k');
		await page.getByLabel('address').fill('javascript:alert(1)');
		await page.keyboard.press('Enter');
		await page.getByRole('alert').waitFor();
		await page.getByLabel('address').fill('site.example/a');
		await page.keyboard.press('Enter');
		await expect.poll(saved).toContain('<a ');
		await page.getByRole('button', { name: 'facts' }).click();
		await expect
			.poll(saved)
			.toBe('<aside data-kind="fact"><p><a href="https://site.example/a" rel="noopener">word</a></p></aside>');
		await begin();
		await page.getByRole('button', { name: 'table', exact: true }).click();
		await page.getByRole('button', { name: 'row_above' }).waitFor({ state: 'attached' });
		await expect.poll(saved).toContain('<thead><tr><th scope="col"></th>');
		await begin();
		await page.getByRole('button', { name: 'picture' }).click();
		await page.getByLabel('address').fill('/media/abcdefgh.webp');
		await page.getByLabel('alt').fill('A port');
		await page.getByLabel('caption').fill('The port.');
		await page.getByLabel('credit').fill('A. Writer');
		await page.getByRole('button', { name: 'insert' }).click();
		await expect
			.poll(saved)
			.toBe(
				'<figure><img src="/media/abcdefgh.webp" alt="A port"><figcaption>The port. <cite>A. Writer</cite></figcaption></figure>',
			);
	});

	test('the tools are one stop of the tab key, walked by arrows, and Escape leads back', async () => {
		await begin();
		await page.keyboard.type('word');
		await page.keyboard.press('Alt+F10');
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('Enter');
		await expect.poll(saved).toBe('<h2>word</h2>');
		await expect
			.poll(() => page.getByRole('button', { name: 'heading', exact: true }).getAttribute('aria-pressed'))
			.toBe('true');
		await page.keyboard.press('Alt+F10');
		await page.keyboard.press('Escape');
		await page.keyboard.type('s');
		await expect.poll(saved).toBe('<h2>words</h2>');
	});

	test('finds, replaces all in one step, and undoes it', async () => {
		await open('<p>Duty and duty, <em>du</em>ty.</p>');
		await textbox().press('ControlOrMeta+f');
		await page.getByLabel('look_for').fill('duty');
		await page.getByText('0 of 3').waitFor();
		await page.getByLabel('replace_by').fill('tax');
		await page.getByRole('button', { name: 'replace_all' }).click();
		await expect.poll(saved).toBe('<p>tax and tax, <em>tax</em>.</p>');
		await page.getByRole('button', { name: 'close' }).click();
		await page.keyboard.press('ControlOrMeta+z');
		await expect.poll(saved).toBe('<p>Duty and duty, <em>du</em>ty.</p>');
	});
});

test.each([
	['near the limit says how many characters are left', 1_850_000, /^\d+ characters left$/],
	['above it says how many are too many', 2_050_000, /^\d+ characters too many$/],
])('a text %s', async (_name, length, message) => {
	const paragraph = `<p>${'duty '.repeat(4_000).trim()}</p>`;
	await open(paragraph.repeat(Math.ceil(length / paragraph.length)));
	expect(await page.getByRole('status').filter({ hasText: 'characters' }).textContent()).toMatch(message);
});

test('a text of usual length is said nothing of', async () => {
	await open('<p>Short.</p>');
	expect(await page.getByText(/characters (?:left|too many)/).count()).toBe(0);
});
