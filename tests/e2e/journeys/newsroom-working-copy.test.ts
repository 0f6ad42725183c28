/** An hour of an editor: a draft, a published article over lunch, somebody outside, an update, and the way back. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { expectToast, expectWritten, openNewsroom, publishUpdate } from './newsroom';

const site = openNewsroom();
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isSaved = (page: Page) => expect.poll(() => page.locator('.top [role="status"]').textContent()).toMatch(/^Saved/);
const numberOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1);

/** What readers have of an article; a number and its unit are joined by a no-break space there. */
async function readersHave(id: string | undefined): Promise<string> {
	const page = await (await fetch(`${site.url}/news/detail?id=${id}`)).text();
	return page.replaceAll('\u00A0', ' ');
}

/** Makes an article that readers have, by calls. @returns its number */
async function published(page: Page, title: string): Promise<string> {
	const ask = async (path: string, data: object) => {
		const answer = await page.request.post(`/admin/api/${path}`, { data, headers: { origin: site.url } });
		expect(answer.ok()).toBe(true);
		return ((await answer.json()) as { data: { id: number } }).data;
	};
	const html = '<p>The plant makes 150 litres an hour.</p>';
	const { id } = await ask('article', { edition: 'en', type: 'company', title, html, links: { authors: [1] } });
	await ask(`article/${id}/publish`, { version: 1 });
	return String(id);
}

test('an hour: written, closed and gone on with; changed over lunch, shown outside, published, and taken back', async () => {
	const morning = await site.enter('desk', '/admin/article/new');
	await morning.getByLabel('Headline').fill('A plant and an editor’s hour');
	await step(morning, 'Create draft').click();
	await text(morning).click();
	await morning.keyboard.type('The plant makes 150 litres an hour.');
	await isSaved(morning);
	const id = numberOf(morning);
	const address = morning.url();
	await morning.context().close();

	const desk = await site.enter('desk', address);
	await expectWritten(desk, 'The plant makes 150 litres an hour.');
	const author = desk.getByRole('combobox', { name: 'Add: Authors' });
	await author.fill('Marta');
	await desk.getByRole('listbox', { name: 'Add: Authors' }).getByRole('option').first().click();
	await expect.poll(() => desk.locator('.chk__stop').count()).toBe(0);
	await step(desk, 'Publish').click();
	await desk.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
	await expectToast(desk, 'is published');

	// It is changed before lunch, the window is closed, and readers see nothing of it.
	await text(desk).press('ControlOrMeta+End');
	await desk.keyboard.type(' A second line opens in May.');
	await desk.getByLabel('Standfirst').fill('Two lines from May.');
	await isSaved(desk);
	await desk.context().close();
	expect(await readersHave(id)).not.toContain('in May');

	const lunch = await site.enter('desk', '/admin/article');
	const row = lunch.locator(`tr[data-row="${id}"]`);
	await expect.poll(() => row.textContent()).toContain('Unpublished changes');
	await row.getByRole('link').first().click();
	await expectWritten(lunch, 'The plant makes 150 litres an hour. A second line opens in May.');
	expect(await lunch.getByLabel('Standfirst').inputValue()).toBe('Two lines from May.');

	await step(lunch, 'Preview').click();
	await step(lunch, 'Links for people outside').click();
	const links = lunch.getByRole('dialog', { name: 'Links for people outside' });
	await links.getByRole('button', { name: 'Make a link' }).click();
	await links.getByLabel('For whom').fill('Ms Lindqvist');
	await links.getByRole('radio', { name: 'The draft as it is saved later, too' }).check();
	await links.getByRole('button', { name: 'Make a link' }).last().click();
	const shown = await links.getByLabel('Link', { exact: true }).inputValue();
	expect(await (await fetch(shown)).text()).toContain('A second line opens in May.');
	await lunch.keyboard.press('Escape');

	await publishUpdate(lunch, 'Update');
	expect(await readersHave(id)).toContain('A second line opens in May.');
	expect((await fetch(shown, { redirect: 'manual' })).status).toBe(302);

	// It was wrong: the state before comes back, as a correction.
	await lunch.goto(`/admin/article/${id}/history?from=readers&to=now`);
	const first = lunch.locator('.revs li', { hasText: 'Published' }).last();
	await first.getByRole('link').click();
	await lunch.getByRole('button', { name: /^Restore revision/ }).click();
	await lunch
		.getByRole('dialog')
		.getByRole('button', { name: /^Restore revision/ })
		.click();
	await expectToast(lunch, 'stands again');
	await lunch.goto(`/admin/article/${id}`);
	await publishUpdate(lunch, 'Correction', 'No second line was announced.');
	const corrected = await readersHave(id);
	expect(corrected).toContain('No second line was announced.');
	expect(corrected).not.toContain('opens in May');
});

test('what is typed while somebody decides is said, and stays; the mistake is discarded and undone', async () => {
	const own = () => site.keyboard({ expects: /status of 409/ });
	const desk = await site.signIn('desk', await own());
	const id = await published(desk, 'A plant that two decide about');
	await desk.goto(`/admin/article/${id}`);
	const editor = await site.enter('editor', `/admin/article/${id}`, await own());
	await desk.getByLabel('Standfirst').fill('Seen by the desk.');
	await isSaved(desk);
	await step(desk, 'Publish update').click();
	const dialog = desk.getByRole('dialog');
	await dialog.locator('ins', { hasText: 'Seen by the desk.' }).waitFor();
	expect(await axeViolations(desk)).toEqual([]);
	await text(editor).press('ControlOrMeta+End');
	await editor.keyboard.type(' Typed meanwhile.');
	await editor.keyboard.press('ControlOrMeta+s');
	await dialog.getByText(/Somebody has changed it since/).waitFor();
	await dialog.getByRole('radio', { name: 'Minor' }).check();
	await dialog.getByRole('button', { name: 'Publish as minor' }).click();
	await expectToast(desk, /What was changed meanwhile stays in the working copy/);
	const page = await readersHave(id);
	expect(page).toContain('Seen by the desk.');
	expect(page).not.toContain('Typed meanwhile.');
	await expectWritten(desk, 'The plant makes 150 litres an hour. Typed meanwhile.');

	await step(desk, 'Discard changes').click();
	await expectToast(desk, 'are discarded');
	for (const one of [desk, editor]) await expectWritten(one, 'The plant makes 150 litres an hour.');
	await desk.locator('.toasts').getByRole('button', { name: 'Undo' }).click();
	for (const one of [desk, editor]) await expectWritten(one, 'The plant makes 150 litres an hour. Typed meanwhile.');
	expect(await readersHave(id)).not.toContain('Typed meanwhile.');
});
