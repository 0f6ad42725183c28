import type { Locator, Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { pdf, photoWithPlace } from '../../hostile-files';
import { expectToast, expectWritten, openNewsroom } from './newsroom';

const site = openNewsroom();
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const state = (page: Page) => page.locator('.top .st').first().textContent();
const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isSaved = (page: Page) => expect.poll(() => page.locator('.top [role="status"]').textContent()).toMatch(/^Saved/);

/** Begins an article by its headline, and waits for the editor. */
async function begin(page: Page, title: string): Promise<void> {
	await page.getByRole('link', { name: 'New article' }).click();
	await page.getByLabel('Headline').fill(title);
	await step(page, 'Create draft').click();
	await text(page).waitFor();
}

test('an editor’s day: written, submitted, returned, mended, published, corrected, withdrawn', async () => {
	const reporter = await site.enter('reporter', '/admin/article?mine=true');
	await begin(reporter, 'Lisbon asks for a register of refill shops');
	await reporter.getByLabel('Standfirst').fill('Shops have until June.');
	await text(reporter).click();
	await reporter.keyboard.type('The ministry wants a list by 1 June.');
	await isSaved(reporter);
	expect(await step(reporter, 'Publish').count()).toBe(0);
	expect(await reporter.locator('.whose').textContent()).toMatch(/Publish belongs to: editor, desk, administrator/);
	await step(reporter, 'Submit for review').click();
	await expect.poll(() => state(reporter)).toBe('In review');

	const editor = await site.enter('editor', '/admin/article?status=review');
	await editor.getByRole('link', { name: /^Lisbon asks/ }).click();
	await step(editor, 'Return to draft').click();
	await editor.getByRole('dialog').getByRole('button', { name: 'Return to draft' }).click();
	await expect.poll(() => editor.getByRole('dialog').textContent()).toContain('This is needed.');
	await editor.getByLabel('What is missing').fill('Which ministry?');
	await editor.getByRole('dialog').getByRole('button', { name: 'Return to draft' }).click();
	await expect.poll(() => state(editor)).toBe('Draft');

	await reporter.goto('/admin/article?mine=true&status=draft');
	await reporter.getByRole('link', { name: /^Lisbon asks/ }).click();
	await reporter.getByText('Which ministry?').waitFor();
	await text(reporter).press('ControlOrMeta+End');
	await reporter.keyboard.type(' It is the health ministry.');
	await step(reporter, 'Submit for review').click();
	await expect.poll(() => state(reporter)).toBe('In review');

	await editor.reload();
	await text(editor).waitFor();
	await expectWritten(editor, 'The ministry wants a list by 1 June. It is the health ministry.');
	await step(editor, 'Publish').click();
	await expect.poll(() => editor.getByRole('dialog').textContent()).toContain('Ready to publish');
	await editor.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
	await expectToast(editor, 'is published');
	const address = (await editor.getByRole('link', { name: 'On the site' }).getAttribute('href')) ?? '';
	const reader = await site.keyboard({ expects: /status of 410/ });
	await reader.goto(address);
	expect(await reader.locator('main').textContent()).toContain('It is the health ministry.');

	await text(editor).press('ControlOrMeta+End');
	await editor.keyboard.type(' The day was corrected.');
	// Readers are given nothing before somebody says so.
	await expect.poll(() => editor.locator('.top .st--chg').count()).toBe(1);
	await reader.reload();
	expect(await reader.locator('main').textContent()).not.toContain('The day was corrected.');
	await step(editor, 'Publish update').click();
	const update = editor.getByRole('dialog');
	await expect
		.poll(() => update.locator('ins').allTextContents())
		.toEqual([expect.stringContaining('The day was corrected.')]);
	await update.getByRole('radio', { name: 'Correction' }).check();
	await step(editor, 'Publish and tell readers').click();
	await update.getByText('This is needed.').waitFor();
	await update.getByLabel('Words for readers').fill('The list is due on 1 July.');
	await step(editor, 'Publish and tell readers').click();
	await expectToast(editor, /The update of .* is published/);
	for (const path of [address, '/about/corrections']) {
		await reader.goto(path);
		expect((await reader.locator('main').textContent())?.replaceAll('\u00A0', ' ')).toContain(
			'The list is due on 1 July.',
		);
	}
	expect(await step(editor, 'Withdraw').count()).toBe(0);

	const desk = await site.enter('desk', '/admin/article?status=published&search=Lisbon+asks');
	await desk.getByRole('link', { name: /^Lisbon asks/ }).click();
	await step(desk, 'Withdraw').click();
	await desk.getByRole('dialog').getByText('Nothing on the site leads to it.').waitFor();
	await desk.getByLabel('Why').fill('The source took it back.');
	await desk.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
	await expect.poll(() => state(desk)).toBe('Withdrawn');
	expect((await reader.goto(address))?.status()).toBe(410);
	await desk.getByRole('link', { name: 'All, compare, restore' }).click();
	await expect.poll(() => desk.locator('.revs li').count()).toBeGreaterThan(6);
	expect(await desk.locator('.revs').textContent()).toContain('The source took it back.');
});

test('a draft is thrown away and comes back; what a court wants gone is erased', async () => {
	const page = await site.enter('admin', '/admin/article');
	await begin(page, 'A witness speaks in Ghent');
	await text(page).click();
	await page.keyboard.type('The witness was Odile Vandersmissen. The court sits on.');
	await isSaved(page);
	await step(page, 'Discard').click();
	await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
	await expectToast(page, 'is discarded');
	await page.getByText(/^This draft is discarded. It goes for good on/).waitFor();
	expect(await text(page).getAttribute('contenteditable')).toBe('false');
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect.poll(() => state(page)).toBe('Draft');
	await step(page, 'Discard').click();
	await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
	await page.goto('/admin/article');
	await page.getByRole('heading', { name: 'Articles' }).waitFor();
	expect(await page.getByRole('link', { name: 'A witness speaks in Ghent' }).count()).toBe(0);
	await page.getByRole('link', { name: 'Discarded', exact: true }).click();
	await page.getByRole('link', { name: 'A witness speaks in Ghent' }).click();
	await step(page, 'Bring back').click();
	await expectToast(page, 'is a draft again');

	await step(page, 'Erase').click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Erase' }).click();
	await dialog.getByText('This is needed.').waitFor();
	await dialog.getByLabel(/^The words/).fill('Odile Vandersmissen');
	await dialog.getByLabel(/^Why/).fill('Article 17.');
	await dialog.getByRole('button', { name: 'Erase' }).click();
	await expectToast(page, 'is without them');
	await expectWritten(page, 'The witness was […]. The court sits on.');
	await step(page, 'Erase').click();
	await dialog.getByText('The whole article', { exact: true }).click();
	await dialog.getByLabel(/^Why/).fill('A court order.');
	await dialog.getByRole('button', { name: 'Erase' }).click();
	await expectToast(page, 'is erased');
	await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/article');
});

test('a picture from the computer goes into the text and onto the cover; who writes sees it, and no reader yet', async () => {
	const page = await site.enter('desk', '/admin/article', await site.keyboard({ expects: /status of 400/ }));
	await begin(page, 'A new quay opens in Varna');
	await text(page).click();
	await page.keyboard.type('The quay is open.');
	const photo = { name: 'Quay.jpg', mimeType: 'image/jpeg', buffer: await photoWithPlace() };
	const form = page.getByRole('group', { name: 'Picture', exact: true });
	await step(page, 'Picture').click();
	await form.getByLabel('Upload a picture').setInputFiles({ ...photo, buffer: Buffer.from('no picture') });
	await expect.poll(() => form.locator('.editor__fault').textContent()).toBeTruthy();
	await form.getByLabel('Upload a picture').setInputFiles(photo);
	await form.getByLabel('Alt text').fill('A quay');
	await form.getByLabel('Caption').fill('The quay.');
	await form.getByRole('button', { name: 'Close' }).click();
	const src =
		(await page.locator('.editor__text img').getAttribute('src'))?.replace('/admin/api/file/', '/media/') ?? '';
	await page.locator('#cover_id-file').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf });
	await page.getByText('This is no picture of ours.').waitFor();
	await page.locator('#cover_id-file').setInputFiles(photo);
	const isDrawn = (picture: Locator) =>
		expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth)).toBeGreaterThan(0);
	await isDrawn(page.locator('.thumb'));
	await isDrawn(page.locator('.editor__text img'));
	await isSaved(page);
	const made = (await (await page.request.get(`/admin/api/article/${page.url().split('/').at(-1)}`)).json()) as {
		data: { content: { html: string; cover_id: number } };
	};
	expect(made.data.content.html).toContain(`<img src="${src}" alt="A quay"><figcaption>The quay.</figcaption>`);
	expect(made.data.content.cover_id).toBeGreaterThan(0);
	await page.getByRole('button', { name: 'Preview', exact: true }).click();
	await isDrawn(
		page
			.frameLocator('.pvw iframe')
			.locator(`main img[src*="${src.split('/').at(-1)}"]`)
			.first(),
	);
	expect((await fetch(`${new URL(page.url()).origin}${src}?style=card_480`)).status).toBe(404);
});
