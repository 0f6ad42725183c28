/** What comes while a block is selected: below it, never in its place. */
import { expect, test } from 'vitest';
import { openEditorPage } from '../editor-page.fixture';

const { page, open, saved, textbox, pasteAs, nextFrame } = openEditorPage();

const FIGURE = '<figure><img src="/media/quay.webp" alt="A quay"><figcaption>Quay</figcaption></figure>';
const SERIES = '<figure data-series="exports"></figure>';
const BLOCKS = [
	['a picture', FIGURE, '.editor__text figure > img[alt="A quay"]'],
	['a series', SERIES, '.editor__text [data-series]'],
	['a calculator', '<figure data-calculator="shot"></figure>', '.editor__text [data-calculator]'],
] as const;
/** What comes, and how the text tells it. */
const WAYS: [string, () => Promise<void>, RegExp][] = [
	['typed words', () => page().keyboard.type('On it goes'), /^<p>On it goes<\/p>/],
	['pasted words', () => pasteAs({ 'text/plain': 'Pasted' }), /^<p>Pasted<\/p>/],
	['a pasted list', () => pasteAs({ 'text/html': '<ul><li>one</li></ul>' }), /^<ul><li>one<\/li><\/ul>/],
	[
		'a pasted address',
		() => pasteAs({ 'text/plain': 'https://site.example/a' }),
		/^<p><a href="https:\/\/site.example/,
	],
	['a table', () => page().getByRole('button', { name: 'table', exact: true }).click(), /^<table>/],
	[
		'a block of the screen',
		() =>
			textbox().evaluate((text) => {
				text.dispatchEvent(new CustomEvent('insertblock', { detail: '<p>Handed over</p>' }));
			}),
		/^<p>Handed over<\/p>/,
	],
];

test.each(BLOCKS)('whatever comes while %s is selected comes below it', async (_, html, selector) => {
	for (const [name, come, printed] of WAYS) {
		await open(`<p>Above</p>${html}<p>Below</p>`, 'en', true);
		await page().locator(selector).click();
		await nextFrame();
		await come();
		await expect.poll(saved, { message: name }).toMatch(/<p>Below<\/p>$/);
		const start = `<p>Above</p>\n${html}\n`;
		const text = await saved();
		expect(text.startsWith(start), `${name}: ${text}`).toBe(true);
		expect(text.slice(start.length), name).toMatch(printed);
		await textbox().press('ControlOrMeta+z');
		await expect.poll(saved, { message: name }).toBe(`${start}<p>Below</p>`);
	}
});

test('a blank opens the form of a selected picture, and leaves another block as it is', async () => {
	await open(`${FIGURE}${SERIES}<p>Below</p>`, 'en', true);
	await page().locator('.editor__text figure > img[alt="A quay"]').click();
	await nextFrame();
	await page().keyboard.press(' ');
	await expect
		.poll(() => page().evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent))
		.toBe('alt');
	await page().locator('.editor__text [data-series]').click();
	await nextFrame();
	await page().keyboard.press(' ');
	await page().keyboard.type('x');
	await expect.poll(saved).toBe(`${FIGURE}\n${SERIES}\n<p>x</p>\n<p>Below</p>`);
});

test('what an input method writes comes below a selected picture', async () => {
	await open(`${FIGURE}<p>Below</p>`, 'en', true);
	await page().locator('.editor__text figure > img[alt="A quay"]').click();
	await nextFrame();
	const session = await page().context().newCDPSession(page());
	await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229, key: 'Process' });
	await session.send('Input.imeSetComposition', { text: '烟', selectionStart: 1, selectionEnd: 1 });
	await session.send('Input.insertText', { text: '烟草' });
	await session.detach();
	await expect.poll(saved).toBe(`${FIGURE}\n<p>烟草</p>\n<p>Below</p>`);
});

test('a picture within a line stays where words are typed', async () => {
	await open('<p>one <img src="/media/sign.webp" alt="A sign"> two</p>', 'en', true);
	await page().locator('.editor__text img').click();
	await nextFrame();
	await page().keyboard.type('x');
	await expect.poll(saved).toBe('<p>one <img src="/media/sign.webp" alt="A sign">x two</p>');
});
