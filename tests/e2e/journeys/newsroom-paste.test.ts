/** What somebody pastes into an article, from the clipboard to the page that readers have. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { openNewsroom } from './newsroom';

const site = openNewsroom();
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** A text under review, with a note, a picture of another site and a style for every word. */
const REVIEWED = `<html><head><meta name=Generator content="Microsoft Word 15"><style>p {margin:0cm}</style></head><body>
<p class=MsoNormal style='margin:0cm'><span style='font-size:11pt'>Duty is <del cite="mailto:K" datetime="2026-01-02T10:00">ten</del><ins cite="mailto:K" datetime="2026-01-02T10:00">eleven</ins> cents<a href="#_ftn1" name="_ftnref1">[1]</a></span><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[K1]</a></span>.</p>
<p class=MsoNormal><img width=300 height=200 src="file:///C:/clip_image001.png"></p>
<div style='mso-element:footnote-list'><hr><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1">[1]</a> Gazette of May.</p></div></div>
<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Not cleared yet.</p></div></div></div></body></html>`;
const PASTED =
	'<p>Duty is eleven cents<a href="#note-1"><sup id="note-1-mark">1</sup></a>.</p>\n<ol><li id="note-1">Gazette of May. <a href="#note-1-mark">↩</a></li></ol>';

/** A picture in one colour, in its address, drawn in the browser. */
const drawn = (page: Page, colour: string, type: string) =>
	page.evaluate(
		([fill, as]) => {
			const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 400 });
			const pen = canvas.getContext('2d');
			if (pen) pen.fillStyle = fill;
			pen?.fillRect(0, 0, 640, 400);
			return canvas.toDataURL(as);
		},
		[colour, type] as const,
	);

const paste = (page: Page, html: string) =>
	text(page).evaluate((place, given) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/html', given);
		clipboardData.setData('text/plain', 'plain');
		place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
	}, html);

/** Makes a draft and opens it at its end. @returns its number */
async function openDraft(page: Page, title: string): Promise<number> {
	const data = {
		edition: 'en',
		type: 'regulation',
		title,
		html: '<p>Before.</p>',
		seo_url: title.toLowerCase().replaceAll(' ', '-'),
		links: { authors: [1] },
	};
	const answer = await page.request.post('/admin/api/article', { data, headers: { origin: site.url } });
	const { id } = ((await answer.json()) as { data: { id: number } }).data;
	await page.goto(`/admin/article/${id}`);
	await text(page).press('ControlOrMeta+End');
	// The browser reports the cursor in a task of its own, before the next frame; no person presses a key sooner.
	await expect.poll(() => page.evaluate(() => getSelection()?.anchorOffset)).toBe('Before.'.length);
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	await page.keyboard.press('Enter');
	return id;
}
const stored = async (page: Page, id: number) => {
	const answer = await page.request.get(`/admin/api/article/${id}`);
	const { data } = (await answer.json()) as { data: { version: number; content: { html: string } } };
	return { version: data.version, html: data.content.html };
};

test('a reviewed text of Word: what is not pasted is said, taken back, pasted again, and read', async () => {
	const page = await site.signIn('desk');
	const errors: string[] = [];
	page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
	const id = await openDraft(page, 'A reviewed text');
	await paste(page, REVIEWED);
	const line = page.getByRole('status').filter({ hasText: 'not pasted' });
	await expect
		.poll(() => line.locator('span').textContent())
		.toBe('1 picture (clip_image001.png) and 1 comment were not pasted.');
	expect(await axeViolations(page, { include: ['.editor'] })).toEqual([]);
	await page.getByRole('button', { name: 'Undo the paste' }).click();
	await expect.poll(() => line.count()).toBe(0);
	await expect.poll(async () => (await stored(page, id)).html).toBe('<p>Before.</p>');
	await paste(page, REVIEWED);
	await expect.poll(async () => (await stored(page, id)).html).toBe(`<p>Before.</p>\n${PASTED}`);
	expect(errors).toEqual([]);
	const { version } = await stored(page, id);
	const headers = { origin: site.url };
	const published = await page.request.post(`/admin/api/article/${id}/publish`, { data: { version }, headers });
	expect(published.status()).toBe(200);
	await page.goto('/news/a-reviewed-text');
	await page.locator('a[href="#note-1"]').click();
	await expect.poll(() => new URL(page.url()).hash).toBe('#note-1');
	expect(await page.locator('#note-1').textContent()).toContain('Gazette of May.');
	expect(await page.content()).not.toContain('Not cleared');
});

test('pictures that the clipboard holds come into the library and the text, and the page shows them', async () => {
	// The browser itself reports the answer to the third picture.
	const own = await site.keyboard({ expects: /Failed to load resource.*status of 400/ });
	const page = await site.signIn('desk', own);
	const id = await openDraft(page, 'A quay in pictures');
	// Two pictures of their own, a third that is no picture, and one of another site.
	await paste(
		page,
		`<p>One</p><figure><img alt="The quay" src="${await drawn(page, '#205060', 'image/png')}"><figcaption>The quay at dawn</figcaption></figure>
			<p>Two<img alt="A crane" src="${await drawn(page, '#a04030', 'image/webp')}"></p><p><img alt="Broken" src="data:image/png;base64,bm8gcGljdHVyZQ=="></p>
			<p><img alt="Far" src="https://far.example/far.png"></p>`,
	);
	const line = page.getByRole('status').filter({ hasText: 'not pasted' });
	await expect
		.poll(() => line.locator('span').textContent())
		.toMatch(/^2 pictures \(Far, Broken\.png\) were not pasted\. \S/);
	await expect
		.poll(async () => (await stored(page, id)).html)
		.toMatch(
			/^<p>Before\.<\/p>\n<p>One<\/p>\n<figure><img src="\/media\/[\w-]+\.\w+" alt="The quay"[^>]*><figcaption>The quay at dawn<\/figcaption><\/figure>\n<p>Two<\/p>\n<figure><img src="\/media\/[\w-]+\.\w+" alt="A crane"[^>]*><\/figure>$/,
		);
	const { version } = await stored(page, id);
	const headers = { origin: site.url };
	const published = await page.request.post(`/admin/api/article/${id}/publish`, { data: { version }, headers });
	expect(published.status()).toBe(200);
	await page.goto('/news/a-quay-in-pictures');
	for (const alt of ['The quay', 'A crane']) {
		const shown = page.getByRole('img', { name: alt, exact: true });
		await shown.scrollIntoViewIfNeeded();
		await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	}
});
