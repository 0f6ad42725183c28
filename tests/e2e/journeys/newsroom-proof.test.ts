/** What an administrator reads with a proof: the start asks for none by itself, and one click shows what waits for it. */
import { expect, test } from 'vitest';
import { session } from '../../../src/data/tables/security/account';
import { axeViolations } from '../axe';
import { openNewsroom } from './newsroom';

const site = openNewsroom();
const expects = /status of 403/;
/** What the newsroom's own pages send with a call that writes. */
const headers = () => ({ origin: new URL(site.front.settings.newsroom_url).origin });
const ageProofs = () =>
	site.front.db.write((tx) => tx.update(session).set({ proved_at: Math.floor(Date.now() / 1000) - 3_600 }));

test('the last changes wait behind a button, and stand there after the proof', async () => {
	const page = await site.enter('admin', '/admin/tag', await site.keyboard({ expects }));
	const tag = { edition: 'en', slug: 'proved-kilns', name: 'Proved kilns' };
	expect((await page.request.post('/admin/api/tag', { data: tag, headers: headers() })).status()).toBe(201);
	await ageProofs();
	await page.goto('/admin');
	await page.getByRole('heading', { name: 'Last changes' }).waitFor();
	const dialog = page.getByRole('dialog');
	expect(await dialog.count()).toBe(0);
	expect(await axeViolations(page)).toEqual([]);
	await page.getByRole('button', { name: 'Show the last changes' }).click();
	// People of the demonstration have no password to show.
	await dialog.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
	expect(await axeViolations(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Go on' }).click();
	await page.getByRole('link', { name: 'tag Proved kilns' }).first().waitFor();
	expect(await page.getByRole('heading', { name: 'My last changes' }).count()).toBe(1);
});

test('the audit names the fields of an article that changed, and none of their words', async () => {
	const page = await site.signIn('desk');
	const piece = { edition: 'en', type: 'company', title: 'Zephyr kiln', standfirst: 'Zephyr stands first.' };
	const made = await page.request.post('/admin/api/article', { data: piece, headers: headers() });
	const { id, version } = ((await made.json()) as { data: { id: number; version: number } }).data;
	const change = { version, title: 'Zephyr again', type: 'product' };
	await page.request.patch(`/admin/api/article/${id}`, { data: change, headers: headers() });
	await page.goto(`/admin/audit?noun=article&row=${id}`);
	const changed = page.locator('.tb--audit tbody tr').first();
	await expect.poll(() => changed.textContent()).toContain('Changed: Title');
	expect(await changed.textContent()).not.toContain('Zephyr kiln');
	expect(await axeViolations(page)).toEqual([]);
});

test('an administrator is given no edition, and is told why', async () => {
	const page = await site.enter('admin', '/admin/people');
	await page.getByRole('button', { name: 'Invite' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Edition').selectOption('es');
	await dialog.getByLabel('Role', { exact: true }).selectOption('admin');
	await dialog.getByText('An administrator’s role counts in every edition and section.').waitFor();
	expect(await dialog.getByLabel('Edition').count()).toBe(0);
	expect(await axeViolations(page)).toEqual([]);
	await dialog.getByLabel('Role', { exact: true }).selectOption('desk');
	expect(await dialog.getByLabel('Edition').inputValue()).toBe('');
});
