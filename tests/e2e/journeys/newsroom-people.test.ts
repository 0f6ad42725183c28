/**
 * Identity of people: the author whom an administrator chooses, and the actions of an account, whatever its name is.
 */
import { expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { openNewsroom } from './newsroom';
import { download } from './readers';

const site = openNewsroom();

test('an administrator says in the invitation which author somebody is, and takes it back later', async () => {
	const page = await site.enter('admin', '/admin/people', await site.keyboard({ expects: /status of 400/ }));
	await page.getByRole('button', { name: 'Invite' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByText('Without a choice they become a new author').waitFor();
	await dialog.getByLabel('Name', { exact: true }).fill('clock');
	await dialog.getByLabel('E-mail address').fill('signs@brume.example');
	await dialog.getByLabel('Signs as').fill('Marta');
	await dialog.getByRole('option', { name: /^Marta Oyelaran/ }).click();
	await dialog.getByRole('button', { name: 'Take away Marta Oyelaran' }).waitFor();
	expect(await axeViolations(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Send invitation' }).click();
	await dialog.getByText('Programs of the newsroom are called so. Choose another name.').waitFor();
	await dialog.getByLabel('Name', { exact: true }).fill('Kim Ferrer');
	await dialog.getByRole('button', { name: 'Send invitation' }).click();
	await dialog.getByText('hand over this link yourself').waitFor();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Kim Ferrer' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Take away Marta Oyelaran' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
	await page.getByText('Saved “Kim Ferrer”.').waitFor();
	await page.getByRole('button', { name: 'Kim Ferrer' }).click();
	expect(await page.getByRole('dialog').getByLabel('Signs as').inputValue()).toBe('');
});

test('a name in the audit leads to all that the account did, and the export says who made it', async () => {
	const page = await site.enter('admin', '/admin/tag');
	const headers = { origin: new URL(site.front.settings.newsroom_url).origin };
	const tag = { edition: 'en', slug: 'named-kilns', name: 'Named kilns' };
	expect((await page.request.post('/admin/api/tag', { data: tag, headers })).status()).toBe(201);
	const called = { data: { name: 'Ruben A.' }, headers };
	expect((await page.request.patch('/admin/api/me', called)).status()).toBe(200);
	await page.goto('/admin/audit?noun=tag');
	await page.getByRole('link', { name: 'Ruben Achterberg' }).first().click();
	await page.getByText('Only what was done by Ruben A.').waitFor();
	expect(await page.getByText('now Ruben A.').first().isVisible()).toBe(true);
	expect(await axeViolations(page)).toEqual([]);
	const { text } = await download(page, () => page.getByRole('button', { name: 'Export (CSV)' }).click());
	expect(text.trimEnd().split('\n').at(-1)).toMatch(/Exported by Ruben A\. \(account \d+\)/);
	await page.getByRole('link', { name: 'What everybody did' }).click();
	await expect.poll(() => page.getByText('Only what').count()).toBe(0);
	await page.goto('/admin/audit?noun=audit');
	await page.getByText('exported the audit').first().waitFor();
});
