/** Pictures that are uploaded into a text when its page is closed: they go on when the article is opened again. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { draftsOf } from './drafts';
import { closePage, isKept, keptPictures, nothingIsKept } from './kept-records';
import { expectWritten, openNewsroom } from './newsroom';
import { cut, hold, lastWidths, paste, picture, UPLOAD } from './upload-faults';

const site = openNewsroom();
const { draft, stored, expectStored, publish, headers } = draftsOf(site);
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const onItsWay = (page: Page) => page.locator('.editor__pending');
const stopped = (page: Page, name: string) => page.getByRole('status').getByText(`“${name}” was still being uploaded`);
const FAILED = /ERR_|Failed to load|status of/;
const enter = async (person: Parameters<typeof site.enter>[0]) =>
	site.signIn(person, await site.keyboard({ expects: FAILED }));

/** Opens an article with the cursor in its first line. */
async function open(page: Page, id: number): Promise<void> {
	await page.goto(`/admin/article/${id}`);
	await text(page).press('ControlOrMeta+Home');
	await page.keyboard.press('End');
	// The browser reports the cursor in a task of its own, before the next frame; no person presses a key sooner.
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Begins a draft of two lines and brings a picture below the first, of which one part arrives. @returns its number */
async function begin(page: Page, title: string, name = 'Quay.jpg', links: object = { authors: [1] }): Promise<number> {
	const id = await draft(page, title, '<p>One.</p><p>Two.</p>', { links });
	await open(page, id);
	await cut(page, 1);
	await page.keyboard.press('Enter');
	await paste(page, name, await picture());
	await onItsWay(page).getByText('No connection').waitFor();
	await expect.poll(() => keptPictures(page)).toEqual([name]);
	return id;
}

/** Closes the page, as a crash would. @returns another page of the same browser */
async function close(page: Page): Promise<Page> {
	const next = await page.context().newPage();
	await closePage(page, next);
	return next;
}

/** Changes an article by a call. */
async function change(page: Page, id: number, body: object): Promise<void> {
	const data = { version: (await stored(page, id)).version, ...body };
	expect((await page.request.patch(`/admin/api/article/${id}`, { data, headers: headers() })).status()).toBe(200);
}

const FIGURE = '<figure><img src="/media/[\\w-]+\\.\\w+" alt=""[^>]*></figure>';
const BETWEEN = new RegExp(`^<p>One\\.</p>\n${FIGURE}\n<p>Two\\.</p>$`);

test('a picture goes on where it stopped when the article is opened again, and comes to its place', async () => {
	const page = await enter('editor');
	const id = await begin(page, 'A quay interrupted');
	const next = await close(page);
	const { goOn, offsets } = await hold(next);
	await next.goto(`/admin/article/${id}`);
	await onItsWay(next).getByText('Quay.jpg: Uploading').waitFor();
	await next.getByRole('status').filter({ hasText: 'Uploading …' }).waitFor({ state: 'attached' });
	// What is written meanwhile moves its place.
	await text(next).press('ControlOrMeta+Home');
	await next.keyboard.type('So: ');
	goOn();
	await expectStored(next, id).toMatch(new RegExp(`^<p>So: One\\.</p>\n${FIGURE}\n<p>Two\\.</p>$`));
	expect(offsets[0]).toBe(String(2 * 1024 * 1024));
	await expect.poll(() => keptPictures(next)).toEqual([]);
	// It is a step of its own in the history of the text.
	await text(next).press('ControlOrMeta+z');
	await expectStored(next, id).toBe('<p>So: One.</p>\n<p>Two.</p>');
});

test('several pictures come in their order, also where their lines are gone from the text', async () => {
	const page = await enter('desk');
	const id = await begin(page, 'Two quays interrupted', 'First.jpg');
	await paste(page, 'Second.jpg', await picture());
	await expect.poll(() => keptPictures(page).then((names) => names.sort())).toEqual(['First.jpg', 'Second.jpg']);
	const next = await close(page);
	await change(next, id, { html: '<p>One.</p><p>Two, as a program writes it.</p>' });
	await next.goto(`/admin/article/${id}`);
	await expect.poll(() => text(next).locator('img').count()).toBe(2);
	const sizes = () =>
		text(next)
			.locator('img')
			.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
	await expect.poll(sizes).toEqual(lastWidths());
	await expect
		.poll(() =>
			text(next)
				.locator(':scope > *')
				.evaluateAll((all) => all.map((one) => one.tagName)),
		)
		.toEqual(['P', 'FIGURE', 'FIGURE', 'P']);
	await expect.poll(() => keptPictures(next)).toEqual([]);
});

test('one whose place was deleted is not kept and does not come; leaving the article for another screen ends none', async () => {
	const page = await enter('editor');
	const id = await begin(page, 'A quay not wanted');
	await text(page).press('Backspace');
	await expect.poll(() => onItsWay(page).count()).toBe(0);
	await expect.poll(() => keptPictures(page)).toEqual([]);
	await text(page).press('Enter');
	await paste(page, 'Wanted.jpg', await picture());
	await expect.poll(() => keptPictures(page)).toEqual(['Wanted.jpg']);
	await page.getByRole('link', { name: 'Articles' }).first().click();
	await page.getByRole('heading', { name: 'Articles', level: 1 }).waitFor({ state: 'attached' });
	await page.unroute(UPLOAD);
	await page.goBack();
	await expectStored(page, id).toMatch(BETWEEN);
	await expect.poll(() => keptPictures(page)).toEqual([]);
});

test('one that the server refuses is named with the reason, can be saved as a file, and is gone once it is discarded', async () => {
	const page = await enter('editor');
	const id = await begin(page, 'A quay refused');
	let next = await close(page);
	const refuse = (of: Page) =>
		of.route(UPLOAD, (route) =>
			route.request().method() === 'HEAD'
				? route.continue()
				: route.fulfill({ status: 400, json: { msg: 'Too large for us.', data: {} } }),
		);
	await refuse(next);
	await next.goto(`/admin/article/${id}`);
	await expect
		.poll(() => stopped(next, 'Quay.jpg').textContent())
		.toBe('“Quay.jpg” was still being uploaded when the page was closed, and is not in the text. Too large for us.');
	expect(await axeViolations(next, { include: ['.editor'] })).toEqual([]);
	const saved = next.waitForEvent('download');
	await next.getByRole('button', { name: 'Save as a file' }).click();
	expect((await saved).suggestedFilename()).toBe('Quay.jpg');
	expect(await keptPictures(next)).toEqual(['Quay.jpg']);
	next = await close(next);
	await refuse(next);
	await next.goto(`/admin/article/${id}`);
	await stopped(next, 'Quay.jpg').waitFor();
	await next.getByRole('button', { name: 'Discard it for good' }).click();
	await expect.poll(() => stopped(next, 'Quay.jpg').count()).toBe(0);
	await expect.poll(() => keptPictures(next)).toEqual([]);
	await expectStored(next, id).toBe('<p>One.</p>\n<p>Two.</p>');
});

test('of two tabs with the article one goes on; another account sees nothing of it', async () => {
	const page = await enter('editor');
	const id = await begin(page, 'A quay in two tabs');
	const one = await close(page);
	await site.enter('desk', `/admin/article/${id}`, one);
	await expectWritten(one, 'One.Two.');
	expect([await onItsWay(one).count(), await keptPictures(one)]).toEqual([0, ['Quay.jpg']]);
	await site.enter('editor', '/admin/tag', one);
	const two = await one.context().newPage();
	const gates = [await hold(one), await hold(two)];
	await Promise.all([one, two].map((tab) => tab.goto(`/admin/article/${id}`)));
	await expect.poll(async () => (await onItsWay(one).count()) + (await onItsWay(two).count())).toBe(1);
	for (const { goOn } of gates) goOn();
	await expectStored(one, id).toMatch(BETWEEN);
	await Promise.all([one, two].map((tab) => text(tab).locator('img').waitFor()));
	expect(gates.map(({ offsets }) => offsets.length).sort()).toEqual([0, 1]);
	await expect.poll(() => keptPictures(one)).toEqual([]);
});

test('who may not change the article any more is told so, and loses nothing', async () => {
	const page = await enter('reporter');
	// A reporter names no author; who publishes it does.
	const id = await begin(page, 'A quay published meanwhile', 'Quay.jpg', {});
	const next = await close(page);
	const editor = await site.signIn('editor');
	await change(editor, id, { links: { authors: [1] } });
	await publish(editor, id);
	await next.goto(`/admin/article/${id}`);
	await stopped(next, 'Quay.jpg').getByText('You may no longer change this article.').waitFor();
	expect(await keptPictures(next)).toEqual(['Quay.jpg']);
});

test('one that a form uploads comes below the cursor', async () => {
	const page = await enter('editor');
	const id = await draft(page, 'A quay chosen', '<p>One.</p><p>Two.</p>');
	await open(page, id);
	await cut(page);
	await page.getByRole('button', { name: 'Picture', exact: true }).click();
	await page
		.getByRole('group', { name: 'Picture', exact: true })
		.getByLabel('Upload a picture')
		.setInputFiles({ name: 'Chosen.jpg', mimeType: 'image/jpeg', buffer: await picture() });
	await page.getByRole('group', { name: 'Picture', exact: true }).getByText('No connection').waitFor();
	await expect.poll(() => keptPictures(page)).toEqual(['Chosen.jpg']);
	const next = await close(page);
	await next.goto(`/admin/article/${id}`);
	await expectStored(next, id).toMatch(BETWEEN);
	// One that is chosen, and given up by closing the form, is not kept.
	await cut(next);
	await next.getByRole('button', { name: 'Picture', exact: true }).click();
	await next
		.getByRole('group', { name: 'Picture', exact: true })
		.getByLabel('Upload a picture')
		.setInputFiles({ name: 'Unwanted.jpg', mimeType: 'image/jpeg', buffer: await picture() });
	await expect.poll(() => keptPictures(next)).toEqual(['Unwanted.jpg']);
	await next.keyboard.press('Escape');
	await expect.poll(() => keptPictures(next)).toEqual([]);
});

test('beside restored words that may still be discarded it waits until somebody writes on', async () => {
	const page = await enter('editor');
	const id = await begin(page, 'A quay among restored words');
	await page.route(/\/admin\/api\/article\/\d+(\/steps)?$/, (route) =>
		['PATCH', 'POST'].includes(route.request().method()) ? route.abort() : route.continue(),
	);
	await text(page).press('ControlOrMeta+End');
	await page.keyboard.type(' Unsaved.');
	await isKept(page, 'Unsaved.');
	const next = await close(page);
	await next.goto(`/admin/article/${id}`);
	await onItsWay(next).getByText('It comes into the text when you go on writing.').waitFor();
	await next.getByText(/^◒ What you typed and never saved/).waitFor();
	await expectStored(next, id).toBe('<p>One.</p>\n<p>Two.</p>');
	await text(next).press('ControlOrMeta+End');
	await next.keyboard.type(' On.');
	await expectStored(next, id).toMatch(new RegExp(`^<p>One\\.</p>\n${FIGURE}\n<p>Two\\. Unsaved\\. On\\.</p>$`));
	await nothingIsKept(next);
});

test('the first screen leads to it; signing out asks first and leaves nothing', async () => {
	const page = await enter('editor');
	await begin(page, 'A quay and signing out');
	const next = await close(page);
	await next.goto('/admin');
	const left = next.locator('section', { hasText: 'not saved yet' }).last();
	await left.getByRole('link', { name: 'A quay and signing out' }).waitFor();
	await left.getByText('1 picture was still being uploaded: open the article to go on.').click();
	await left.getByText('Quay.jpg').waitFor();
	expect(await axeViolations(next, { include: ['main'] })).toEqual([]);
	await next.getByRole('button', { name: 'Sign out' }).first().click();
	await next.getByRole('dialog').getByText('A quay and signing out').waitFor();
	await next.getByRole('button', { name: 'Sign out without saving' }).click();
	await next.waitForURL(/\/admin$/);
	await next.getByRole('heading', { name: 'Newsroom sign-in' }).waitFor();
	expect(await next.evaluate(() => indexedDB.databases())).toEqual([]);
});
