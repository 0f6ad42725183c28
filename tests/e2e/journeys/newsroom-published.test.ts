/** Changes of published articles: a restored revision, and a change that a second person approves. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { expectToast, openNewsroom, publishUpdate } from './newsroom';

const site = openNewsroom();
const WORDS = '<p>The plant makes 150 litres an hour.</p>';

/** Calls the server with the session of the page. */
async function call(page: Page, method: 'POST' | 'PATCH', path: string, data: object) {
	const answer = await page.request.fetch(`/admin/api/${path}`, { method, data, headers: { origin: site.url } });
	expect([path, answer.ok()]).toEqual([path, true]);
	return ((await answer.json()) as { data: { id: number; version: number } }).data;
}

/** Text of a page as readers see it; a number and its unit are joined by a no-break space there. */
const readIn = async (page: Page) => ((await page.locator('main').textContent()) ?? '').replaceAll('\u00A0', ' ');

/** Publishes an article with an account that wrote none of it. */
async function published(writer: Page, publisher: Page, title: string): Promise<{ id: number; version: number }> {
	const made = { edition: 'en', type: 'company', title, html: WORDS, links: { authors: [1] } };
	const { id, version } = await call(writer, 'POST', 'article', made);
	const out = await call(publisher, 'POST', `article/${id}/publish`, { version });
	return { id, version: out.version };
}

test('a restore of a published article shows what differs, goes into the working copy, and keeps the correction', async () => {
	const desk = await site.signIn('desk');
	const { id, version } = await published(desk, desk, 'A plant counts its litres');
	await call(desk, 'PATCH', `article/${id}`, {
		...{ version, html: WORDS.replace('150', '180'), extent: 'correction', correction: 'It makes 180 litres.' },
	});
	await desk.goto(`/admin/article/${id}/history?from=1&to=now`);
	await desk.getByRole('button', { name: 'Restore revision 1' }).click();
	const dialog = desk.getByRole('dialog');
	await expect.poll(() => dialog.locator('del').allTextContents()).toContainEqual(expect.stringContaining('180'));
	expect(await dialog.locator('ins').allTextContents()).toContainEqual(expect.stringContaining('150'));
	await dialog.getByText('Corrections that readers were told stay as they are.').waitFor();
	await dialog.getByText('Readers keep what they have until somebody publishes the update.').waitFor();
	await dialog.getByRole('button', { name: 'Restore revision 1' }).click();
	await expectToast(desk, 'Revision 1 stands again.');
	const newest = desk.locator('.revs li').first();
	await expect.poll(() => newest.textContent()).toContain('Working copy');
	const reader = await site.keyboard();
	await reader.goto(`/news/detail?id=${id}`);
	expect(await readIn(reader)).toContain('180 litres');
	await desk.goto(`/admin/article/${id}`);
	await publishUpdate(desk, 'Minor');
	await reader.reload();
	const notice = await readIn(reader);
	expect(notice).toContain('150 litres');
	expect(notice).toContain('It makes 180 litres.');
});

test('where two people are asked for, a change waits: sent, seen on Today, compared, published by the other', async () => {
	const admin = await site.signIn('admin');
	await call(admin, 'PATCH', 'settings', { second_person: true });
	const editor = await site.signIn('editor');
	const desk = await site.signIn('desk');
	const { id } = await published(editor, desk, 'A plant and its second pair of eyes');

	await editor.goto(`/admin/article/${id}`);
	await editor.getByLabel('Standfirst').fill('It makes 180 litres now.');
	await editor.getByRole('button', { name: 'Publish update', exact: true }).click();
	await editor.getByRole('dialog').getByText('a colleague sees your change before readers do').waitFor();
	await editor.getByRole('button', { name: 'Send to a colleague' }).click();
	await expectToast(editor, 'Your change waits for a colleague.');
	await editor.getByText('Your change waits for a second person.').waitFor();
	expect(await editor.getByLabel('Standfirst').inputValue()).toBe('It makes 180 litres now.');
	expect(await editor.getByRole('button', { name: 'Publish this change' }).count()).toBe(0);

	await desk.goto('/admin');
	const row = desk.locator('.desk', { hasText: 'A plant and its second pair of eyes' });
	await expect.poll(() => row.textContent()).toContain('A change waits for a second person');
	await row.getByRole('link').click();
	await desk.getByText('has changed this article and asks for a second person').waitFor();
	await desk.getByRole('link', { name: 'See what differs' }).click();
	await desk.locator('.dblock ins', { hasText: 'It makes 180 litres now.' }).waitFor();
	await desk.goBack();
	const reader = await site.keyboard();
	await reader.goto(`/news/detail?id=${id}`);
	expect(await readIn(reader)).not.toContain('180 litres');
	await desk.getByRole('button', { name: 'Publish this change' }).click();
	await expectToast(desk, 'Readers have the change.');
	await reader.reload();
	expect(await readIn(reader)).toContain('It makes 180 litres now.');
	// The author's screen updates without a reload.
	await expect.poll(() => editor.getByText('Your change waits for a second person.').count()).toBe(0);
	await expect.poll(() => editor.getByLabel('Standfirst').inputValue()).toBe('It makes 180 litres now.');
});
