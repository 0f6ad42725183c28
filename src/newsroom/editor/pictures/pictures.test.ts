/** Pictures in a text: chosen, described, replaced, deleted; and the line below the last block. */
import type { Locator } from '@playwright/test';
import { expect, test } from 'vitest';
import { openEditorPage } from '../editor-page.fixture';

const { page, open, saved, textbox, nextFrame, begin } = openEditorPage();

const figure = (
	n: number,
	{ alt = `Quay ${n} seen`, caption = `Quay ${n} below`, credit = `Writer ${n}`, size = '' } = {},
) =>
	`<figure${size && ` data-size="${size}"`}><img src="/media/quay${n}.webp" alt="${alt}"><figcaption>${caption}${caption && credit && ' '}${credit && `<cite>${credit}</cite>`}</figcaption></figure>`;
const form = () => page().getByRole('group', { name: 'picture' });
const tool = (name: string) => page().getByRole('button', { name, exact: true });
const image = (n = 0) => page().locator('.editor__text img').nth(n);
/** Puts the cursor into words by a click. */
async function into(words: Locator): Promise<void> {
	await words.click();
	await nextFrame();
}
const focused = () =>
	page().evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);
const labelOfFocus = () =>
	page().evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '');

test('a picture of the library comes with its words, and its form stands below it', async () => {
	await open('<p>Words</p>', 'en', true);
	await textbox().press('ControlOrMeta+Home');
	await page().keyboard.press('End');
	await tool('picture').click();
	await expect.poll(labelOfFocus).toBe('library');
	await form().getByRole('button', { name: 'Quay 3' }).waitFor();
	expect(await form().getByRole('button', { name: 'Quay 4' }).count()).toBe(0);
	await tool('more').click();
	await form().getByRole('button', { name: 'Quay 4' }).waitFor();
	await form().getByLabel('library', { exact: true }).first().fill('quay 2');
	await form().getByText('1 found').waitFor({ state: 'attached' });
	await form().getByRole('button', { name: 'Quay 2' }).click();
	await expect.poll(saved).toBe(`<p>Words</p>\n${figure(2)}`);
	expect(await form().getByLabel('alt').inputValue()).toBe('Quay 2 seen');
	const [box, words] = [await form().boundingBox(), await page().getByText('Words', { exact: true }).boundingBox()];
	expect(box?.y, 'the form lies below the words before the picture').toBeGreaterThan(words?.y ?? 900);
	await form().getByText('terms', { exact: true }).click();
	await form().getByText('Terms of Quay 2').waitFor();
});

test('its fields write into the text with each key, and one undo takes a word back', async () => {
	await open(figure(1), 'en', true);
	await image().click();
	await form().getByLabel('alt').fill('');
	await form().getByText('alt_missing_line').waitFor();
	await page().locator('.editor__mute').waitFor();
	await form().getByLabel('alt').pressSequentially('A quay');
	await form().getByLabel('caption').fill('The new quay ');
	await form().getByLabel('caption').pressSequentially('at dawn');
	await form().getByLabel('credit').fill('');
	await form().getByLabel('size_wide').check();
	await expect
		.poll(saved)
		.toBe(figure(1, { alt: 'A quay', caption: 'The new quay at dawn', credit: '', size: 'wide' }));
	expect(await page().locator('.editor__mute').count()).toBe(0);
	await form().getByLabel('size_text').check();
	await form().getByLabel('credit').fill('P. Writer');
	await expect.poll(saved).toBe(figure(1, { alt: 'A quay', caption: 'The new quay at dawn', credit: 'P. Writer' }));
	await form().getByRole('button', { name: 'close' }).click();
	await expect.poll(() => form().count()).toBe(0);
	await textbox().press('ControlOrMeta+z');
	await expect.poll(saved).not.toContain('P. Writer');
});

test('the form is reached and left by key alone', async () => {
	await open(`${figure(1)}<p>End</p>`, 'en', true);
	await textbox().press('ControlOrMeta+Home');
	await page().keyboard.press('Escape');
	await form().waitFor();
	// The keys still act on the picture, until the form is asked for.
	expect(await focused()).toBe('text');
	await page().keyboard.press('Enter');
	await expect.poll(labelOfFocus).toBe('alt');
	await page().keyboard.press('Escape');
	await expect.poll(focused).toBe('text');
	await page().keyboard.press('Alt+F10');
	await expect.poll(focused).not.toBe('text');
	await tool('picture').press('Enter');
	await expect.poll(labelOfFocus).toBe('alt');
});

test('a selected picture is deleted by a key, and by Backspace at the start of its caption', async () => {
	await open(`<p>Above</p>${figure(1)}<p>Below</p>${figure(2)}`, 'en', true);
	await image(1).click();
	await page().keyboard.press('Delete');
	await expect.poll(saved).toBe(`<p>Above</p>\n${figure(1)}\n<p>Below</p>`);
	await into(page().locator('figcaption').first());
	await page().keyboard.press('Home');
	await nextFrame();
	await page().keyboard.press('Backspace');
	await form().waitFor();
	await page().keyboard.press('Backspace');
	await expect.poll(saved).toBe('<p>Above</p>\n<p>Below</p>');
	await textbox().press('ControlOrMeta+z');
	await expect.poll(saved).toContain('quay1');
});

test('another picture takes its place, with its own words for those who do not see it', async () => {
	await open(figure(1, { caption: 'Kept', size: 'small' }), 'en', true);
	await image().click();
	await form().getByRole('button', { name: 'replace_picture' }).click();
	await form().getByRole('button', { name: 'Quay 3' }).click();
	const replaced = figure(3, { caption: 'Kept', size: 'small' });
	await expect.poll(saved).toBe(replaced);
	await form().getByRole('button', { name: 'replace_picture' }).click();
	await form()
		.getByLabel('upload')
		.setInputFiles({ name: 'New.png', mimeType: 'image/png', buffer: Buffer.from('x') });
	await page().evaluate(() => window.uploads[0]?.sent(0.5));
	await form().getByText('0.5 uploaded').waitFor();
	await page().evaluate(() => window.uploads[0]?.fail('Too large.'));
	await form().getByText('Too large.').waitFor();
	expect(await saved()).toBe(replaced);
});

test('several from the computer show how far each is, and come into the text one after another', async () => {
	await begin('en', true);
	await tool('picture').click();
	const file = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(name) });
	await form()
		.getByLabel('upload')
		.setInputFiles([file('a.png'), file('b.png')]);
	await page().getByText('a.png: uploading').waitFor();
	await page().evaluate(() => window.uploads[0]?.sent(0.42));
	await page().getByText('a.png: 0.4 uploaded').waitFor();
	await page().evaluate(() => window.uploads[0]?.sent('paused'));
	await page().getByText('a.png: paused uploaded').waitFor();
	await page().evaluate(() => window.uploads[0]?.done('/media/a.png'));
	await expect.poll(() => page().evaluate(() => window.uploads.length)).toBe(2);
	await page().evaluate(() => window.uploads[1]?.done('/media/b.png'));
	const stored = (name: string) => `<figure><img src="/media/${name}" alt=""></figure>`;
	await expect.poll(saved).toBe(`${stored('a.png')}\n${stored('b.png')}`);
});

test('Enter leaves a caption: for a line below, the empty one that is there, the first cell of a table', async () => {
	await open(`${figure(1)}${figure(2)}`, 'en', true);
	await into(page().locator('figcaption').first());
	await page().keyboard.press('Enter');
	await page().keyboard.type('Between');
	await expect.poll(saved).toBe(`${figure(1)}\n<p>Between</p>\n${figure(2)}`);
	await into(page().locator('figcaption').nth(1));
	await page().keyboard.press('Enter');
	await into(page().locator('figcaption').nth(1));
	await page().keyboard.press('Enter');
	await page().keyboard.type('Last');
	await expect.poll(saved).toBe(`${figure(1)}\n<p>Between</p>\n${figure(2)}\n<p>Last</p>`);
	await open('<table><caption>Rates</caption><tbody><tr><td>a</td><td>b</td></tr></tbody></table>');
	await into(page().locator('.caption'));
	await page().keyboard.press('Enter');
	await page().keyboard.type('x');
	await expect.poll(saved).toContain('<td>xa</td>');
});

test.each([
	['a picture', `<p>Top</p>${figure(1)}`, 'figcaption', `<p>Top</p>\n${figure(1)}`],
	['a table', '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>', 'td', undefined],
	['a box', '<aside data-kind="fact"><p>Fact</p></aside>', 'aside p', undefined],
	['a list', '<ul><li>one</li></ul>', 'li', undefined],
])(
	'below %s at the end one writes on, by click and by arrow; opening alone changes nothing',
	async (_, html, last, printed = html) => {
		for (const way of ['click', 'arrow']) {
			// Without the heading that marks the text of each test: this is about the end.
			await page().evaluate((text) => window.show(`${text}<!-- ${Math.random()} -->`, 'en', true), html);
			await page().locator(`.editor__text ${last}`).first().waitFor();
			expect(await page().evaluate(() => window.saved)).toBeUndefined();
			if (way === 'click') await page().locator('.editor__last').click();
			else {
				await into(page().locator(`.editor__text ${last}`).last());
				await page().keyboard.press('ArrowDown');
			}
			await page().keyboard.type('On');
			await expect.poll(() => page().evaluate(() => window.saved)).toBe(`${printed}\n<p>On</p>`);
		}
	},
);

test.each([
	['a list', '<p>Top</p><ul><li>one</li></ul>', '<p>Top</p>\n<ul><li>oneOn</li></ul>'],
	[
		'a box',
		'<p>Top</p><aside data-kind="fact"><p>Fact</p></aside>',
		'<p>Top</p>\n<aside data-kind="fact"><p>FactOn</p></aside>',
	],
])('the key to the end leads to the end of what is written where it ends with %s', async (_, html, printed) => {
	await page().evaluate((text) => window.show(`${text}<!-- ${Math.random()} -->`, 'en', true), html);
	await into(page().locator('.editor__text p').first());
	await page().keyboard.press('Control+End');
	await page().keyboard.type('On');
	await expect.poll(() => page().evaluate(() => window.saved)).toBe(printed);
	await into(page().locator('.editor__text p').first());
	await page().keyboard.press('Control+Shift+End');
	await page().keyboard.type('All');
	await expect.poll(() => page().evaluate(() => window.saved)).toBe('<p>TopAll</p>');
});

test('opening a form far down moves nothing, and the words to be linked stay in sight', async () => {
	const lines = Array.from({ length: 60 }, (_, n) => `<p>Line ${n}</p>`).join('');
	await open(`${lines}<p>Aim</p>${lines}`, 'en', true);
	const aim = page().getByText('Aim', { exact: true });
	await aim.scrollIntoViewIfNeeded();
	await aim.dblclick();
	const top = await page().evaluate(() => scrollY);
	const box = await aim.boundingBox();
	await page().keyboard.press('ControlOrMeta+Shift+k');
	await expect.poll(focused).toBe('address');
	expect(await page().evaluate(() => scrollY)).toBe(top);
	expect(await aim.boundingBox()).toEqual(box);
	// The form has the focus before it has its place.
	const distance = async () => {
		const link = await page().getByRole('group', { name: 'link' }).boundingBox();
		return Math.abs((link?.y ?? 0) - (box?.y ?? 0));
	};
	await expect.poll(distance).toBeLessThan(200);
	await page().keyboard.press('Escape');
	await expect.poll(focused).toBe('text');
});
