/** Pictures that a paste brings: they are stored, and come where they were. */
import { describe, expect, test } from 'vitest';
import { cleanHtml } from '../../../platform/html/clean-html';
import { openEditorPage } from '../editor-page.fixture';

const { page, pageErrors, saved, textbox, nextFrame, begin } = openEditorPage();
const leftOut = () => page().locator('.editor__left-out span');

/** A picture of one point. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const HEX = Buffer.from(PNG, 'base64').toString('hex');
const inAddress = (rest = '') => `<img src="data:image/png;base64,${PNG}"${rest}>`;
const onDisk = (n: number) => `<img width=300 src="file:///C:/clip_image00${n}.png" v:shapes="Picture_${n}">`;
const word = (inside: string) =>
	`<html><head><meta name=Generator content="Microsoft Word 15"></head><body><!--StartFragment-->${inside}<!--EndFragment--></body></html>`;
/** As Word writes a picture: for programs of today, and once more for old ones. */
const inRtf = (kind: string) =>
	`{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn wzName}{\\sv A \\} brace}}}\\picscalex100\\picw26\\${kind}\\bliptag-17{\\*\\blipuid 0123456789abcdef}\n${HEX.slice(0, 40)}\n${HEX.slice(40)}}}{\\nonshppict{\\pict\\picw26\\wmetafile8 0100}}`;
const rtf = (...kinds: string[]) =>
	`{\\rtf1\\ansi{\\*\\listpicture{\\pict\\pngblip ${HEX}}}${kinds.map((kind) => `\\par words ${inRtf(kind)}`).join('')}}`;

const figure = (n: number, alt = '', caption = '') =>
	`<figure><img src="/media/stored-${n}.png" alt="${alt}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

const pasteWith = (data: Record<string, string>, files: readonly string[] = []) =>
	textbox().evaluate(
		(element, [given, names, base64]) => {
			const clipboardData = new DataTransfer();
			for (const [type, content] of Object.entries(given)) clipboardData.setData(type, content);
			const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
			for (const name of names) clipboardData.items.add(new File([bytes], name, { type: 'image/png' }));
			element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
		},
		[data, files, PNG] as const,
	);
const uploads = () => page().evaluate(() => window.uploads.map(({ name, type, size }) => ({ name, type, size })));
/** Waits until the picture is being stored, and answers as the site does. @param n its number, from 1 */
async function answer(n: number, message?: string): Promise<void> {
	await expect.poll(async () => (await uploads()).length).toBeGreaterThanOrEqual(n);
	await page().evaluate(
		([at, reason]) => {
			const one = window.uploads[at - 1];
			if (reason === undefined) one?.done(`/media/stored-${at}.png`);
			else one?.fail(reason);
		},
		[n, message] as const,
	);
}

interface Brought {
	html: string;
	rtf?: string;
	files?: string[];
	/** Number of pictures that are stored. */
	stored: number;
	meant: string;
	left?: string;
}

const SHAPES: Readonly<Record<string, Brought>> = {
	'within words: it comes after them': {
		html: `<p>Look: ${inAddress(' alt="The quay"')} there</p><p>End</p>`,
		stored: 1,
		meant: `<p>Look: there</p>\n${figure(1, 'The quay')}\n<p>End</p>`,
	},
	'several within a paragraph, in their order': {
		html: `<p>${inAddress()}a${inAddress()}</p><p>${inAddress()}${inAddress()}</p>`,
		stored: 4,
		meant: `<p>a</p>\n${[1, 2, 3, 4].map((n) => figure(n)).join('\n')}`,
	},
	'with its caption': {
		html: `<p>Top</p><figure>${inAddress(' alt="Quay"')}<figcaption>The <b>quay</b> at dawn</figcaption></figure><p>End</p>`,
		stored: 1,
		meant: `<p>Top</p>\n${figure(1, 'Quay', 'The <strong>quay</strong> at dawn')}\n<p>End</p>`,
	},
	'in a list and in a cell': {
		html: `<ul><li>one${inAddress()}</li><li>two</li></ul><table><tr><td>${inAddress()}</td><td>b</td></tr></table>`,
		stored: 2,
		meant: `<ul><li>one${figure(1)}</li><li>two</li></ul>\n<table><tbody><tr><td>${figure(2)}</td><td>b</td></tr></tbody></table>`,
	},
	'of Word: in the text in RTF beside the markup': {
		html: word(`<p class=MsoNormal>One</p><p class=MsoNormal>${onDisk(1)}</p><p class=MsoNormal>Two${onDisk(2)}</p>`),
		rtf: rtf('pngblip', 'jpegblip'),
		stored: 2,
		meant: `<p>One</p>\n${figure(1)}\n<p>Two</p>\n${figure(2)}`,
	},
	'of Word: one in a form that no page shows': {
		html: word(`<p class=MsoNormal>One${onDisk(1)}${onDisk(2)}</p>`),
		rtf: rtf('emfblip', 'pngblip'),
		stored: 1,
		meant: `<p>One</p>\n${figure(1)}`,
		left: '{"pictures":1,"names":["clip_image001.png"],"frames":0,"comments":0}',
	},
	'of Word: fewer in RTF than in the markup': {
		html: word(`<p class=MsoNormal>One${onDisk(1)}${onDisk(2)}</p>`),
		rtf: rtf('pngblip'),
		stored: 0,
		meant: '<p>One</p>',
		left: '{"pictures":2,"names":["clip_image001.png","clip_image002.png"],"frames":0,"comments":0}',
	},
	'of a page, copied alone': {
		html: '<img src="https://far.example/crane.png" alt="Crane">',
		files: ['image.png'],
		stored: 1,
		meant: figure(1, 'Crane'),
	},
	'of cells: the picture of the whole selection is none of the text': {
		html: '<table><tr><td>a</td><td>b</td></tr></table>',
		files: ['image.png'],
		stored: 0,
		meant: '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
	},
	'that a page would load later': {
		html: '<p>a<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="https://far.example/a.jpg" alt="A"></p>',
		stored: 0,
		meant: '<p>a</p>',
		left: '{"pictures":1,"names":["A"],"frames":0,"comments":0}',
	},
};

test.each(Object.entries(SHAPES))('%s', async (_, { html, rtf: text, files, stored, meant, left }) => {
	await begin('en', true);
	await pasteWith({ 'text/html': html, 'text/plain': 'plain', ...(text && { 'text/rtf': text }) }, files);
	for (let n = 1; n <= stored; n += 1) await answer(n);
	await expect.poll(saved).toBe(meant);
	expect(cleanHtml(meant)).toBe(meant);
	for (const { type, size } of await uploads()) {
		expect(type).toMatch(/^image\/(?:png|jpeg)$/);
		expect(size).toBe(HEX.length / 2);
	}
	expect(await uploads()).toHaveLength(stored);
	await nextFrame();
	await expect.poll(() => leftOut().allTextContents()).toEqual(left ? [`not pasted: ${left}`] : []);
	await expect.poll(() => page().locator('.editor__pending').count()).toBe(0);
	expect(pageErrors).toEqual([]);
});

describe('while pictures are being stored', () => {
	test('the text has none of them, says so, and is written on', async () => {
		await begin('en', true);
		await pasteWith({ 'text/html': `<p>One${inAddress(' alt="A quay"')}</p><p>Two</p>`, 'text/plain': 'plain' });
		await expect.poll(saved).toBe('<p>One</p>\n<p>Two</p>');
		await expect.poll(() => page().locator('.editor__pending').allTextContents()).toEqual(['A quay.png: uploading']);
		await page().getByRole('status').filter({ hasText: 'uploading' }).waitFor();
		await page().keyboard.type('!');
		await expect.poll(saved).toBe('<p>One</p>\n<p>Two!</p>');
		await textbox().press('ControlOrMeta+Home');
		await nextFrame();
		await page().keyboard.type('So: ');
		await answer(1);
		await expect.poll(saved).toBe(`<p>So: One</p>\n${figure(1, 'A quay')}\n<p>Two!</p>`);
	});

	test('words that are written in the place of one stay, and it follows them', async () => {
		await begin('en', true);
		await pasteWith({ 'text/html': `<p>${inAddress()}</p>`, 'text/plain': 'plain' });
		await page().locator('.editor__pending').waitFor();
		await page().keyboard.type('mine');
		await answer(1);
		await expect.poll(saved).toBe(`<p>mine</p>\n${figure(1)}`);
	});

	test.each([
		['goes on', '<p>So: One</p>\n<p>Two</p>'],
		['is done', `<p>So: One</p>\n${figure(1)}\n<p>Two</p>`],
		['fails', '<p>So: One</p>\n<p>Two</p>'],
	])('a cursor that is moved at the moment an upload %s stays where it was moved', async (what, meant) => {
		await begin('en', true);
		await pasteWith({ 'text/html': `<p>One${inAddress()}</p><p>Two</p>`, 'text/plain': 'plain' });
		await expect.poll(async () => (await uploads()).length).toBe(1);
		await page().evaluate((happens) => {
			getSelection()?.modify('move', 'backward', 'documentboundary');
			const [one] = window.uploads;
			if (happens === 'goes on') one?.sent(0.5);
			else if (happens === 'is done') one?.done('/media/stored-1.png');
			else one?.fail('Too large.');
		}, what);
		await page().keyboard.type('So: ');
		await expect.poll(saved).toBe(meant);
	});

	test('a paste that is taken back brings none, and stores no further one', async () => {
		await begin('en', true);
		await page().keyboard.type('Before ');
		await pasteWith({ 'text/html': `<p>One</p><p>${inAddress()}</p><p>${inAddress()}</p>`, 'text/plain': 'plain' });
		await expect.poll(saved).toBe('<p>Before One</p>');
		await page().keyboard.press('ControlOrMeta+z');
		await answer(1);
		await expect.poll(() => page().getByRole('status').filter({ hasText: 'uploading' }).count()).toBe(0);
		expect(await saved()).toBe('<p>Before</p>');
		expect(await uploads()).toHaveLength(1);
	});

	test('one that is refused is named with the reason, and the paste is taken back as a whole', async () => {
		await begin('en', true);
		await page().keyboard.type('Before ');
		const html = `<p>One<img src="https://far.example/a.png"></p><p>${inAddress(' alt="Big"')}</p><p>${inAddress()}</p><p>End</p>`;
		await pasteWith({ 'text/html': html, 'text/plain': 'plain' });
		await answer(1, 'Too large.');
		await answer(2);
		await expect.poll(saved).toBe(`<p>Before One</p>\n${figure(2)}\n<p>End</p>`);
		const said = 'not pasted: {"pictures":2,"names":["a.png","Big.png"],"frames":0,"comments":0,"reason":"Too large."}';
		await expect.poll(() => leftOut().allTextContents()).toEqual([said]);
		await page().getByRole('button', { name: 'undo_paste' }).click();
		await expect.poll(saved).toBe('<p>Before</p>');
	});
});

test('a picture of an earlier paste that comes after another one is no step of that', async () => {
	await begin('en', true);
	await pasteWith({ 'text/html': `<p>One</p><p>${inAddress()}</p><p>Two</p>`, 'text/plain': 'plain' });
	await pasteWith({ 'text/html': '<p>Three<img src="https://far.example/a.png"></p>', 'text/plain': 'plain' });
	await page().getByRole('button', { name: 'undo_paste' }).waitFor();
	await answer(1);
	await expect.poll(saved).toBe(`<p>One</p>\n${figure(1)}\n<p>TwoThree</p>`);
	await expect.poll(() => page().getByRole('button', { name: 'undo_paste' }).count()).toBe(0);
	expect(await leftOut().count()).toBe(1);
});

test('several files come one after the other, and one alone; each without words is marked', async () => {
	await begin('en', true);
	await page().keyboard.type('Before');
	await pasteWith({}, ['a.png', 'b.png']);
	await answer(1);
	await answer(2);
	await expect.poll(saved).toBe(`<p>Before</p>\n${figure(1)}\n${figure(2)}`);
	expect((await uploads()).map(({ name }) => name)).toEqual(['a.png', 'b.png']);
	await begin('en', true);
	await pasteWith({}, ['c.png']);
	await answer(1);
	await expect.poll(saved).toBe(figure(1));
	await page().getByText('alt_missing').click();
	await expect.poll(() => page().getByLabel('alt').inputValue()).toBe('');
	await page().getByLabel('alt').fill('A quay');
	await expect.poll(saved).toBe(figure(1, 'A quay'));
});
