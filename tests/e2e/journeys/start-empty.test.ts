/** From the demonstration to an empty site: the person who tries it removes it, and makes the first administrator. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { account } from '../../../src/data/tables/security/account';
import { enWords } from '../../../src/editions/words/en/en';
import { codeAt } from '../../../src/platform/security/one-time-code';
import { demoSecret } from '../../demonstration';
import { limit } from '../../pace';
import { signedIn } from '../../staff-session';
import { axeViolations } from '../axe';
import { openNewsroom } from './newsroom';

const first = openNewsroom();
const axe = async (page: Page) => expect(await axeViolations(page)).toEqual([]);
const now = () => Math.floor(Date.now() / 1000);

test('the demonstration’s administrator starts empty: what goes and stays, a first account, and on into the set-up', {
	timeout: limit(120_000),
}, async () => {
	const page = await first.enterByClick('admin', '/admin', await first.keyboard({ expects: /40[0139]/ }));
	const tag = { edition: 'en', slug: 'our-own-tag', name: 'Our own tag' };
	const headers = { origin: new URL(first.front.settings.newsroom_url).origin };
	expect((await page.request.post('/admin/api/tag', { data: tag, headers })).status()).toBe(201);

	await page.getByRole('heading', { name: 'This is the demonstration' }).waitFor();
	await axe(page);
	await page.getByRole('button', { name: 'Start empty' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('heading', { name: 'What goes' }).waitFor();
	await dialog.getByText('Articles 154').waitFor();
	expect(await dialog.getByRole('link', { name: 'Our own tag' }).count()).toBe(1);
	await dialog.getByText('not part of the demonstration').waitFor();
	await axe(page);

	// What was shown is not what is there any more: the list is read again before anything goes.
	const other = { edition: 'en', slug: 'another-tag', name: 'Another tag' };
	expect((await page.request.post('/admin/api/tag', { data: other, headers })).status()).toBe(201);
	await dialog.getByRole('button', { name: 'Remove the demonstration' }).click();
	await dialog.getByText('The list has changed in the meantime.').waitFor();
	await dialog.getByRole('link', { name: 'Another tag' }).waitFor();
	await dialog.getByRole('button', { name: 'Remove the demonstration' }).click();
	await dialog.getByRole('heading', { name: '2 rows stay:' }).waitFor();
	// Nobody is signed in any more: the way on is the account, and nothing closes the dialog before it.
	expect(await dialog.getByRole('link').count()).toBe(0);
	await page.keyboard.press('Escape');
	await axe(page);
	await dialog.getByRole('button', { name: 'Make the first administrator’s account' }).click();

	await page.waitForURL('**/admin/link/*');
	await page.getByLabel('E-mail address').fill('ana@vapor.test');
	await page.getByLabel('Name').fill('Ana Duarte');
	await page.getByLabel('Password', { exact: true }).fill('una barca verde en la ría');
	await axe(page);
	await page.getByRole('button', { name: 'Go on' }).click();
	const secret = ((await page.locator('.secret').textContent()) ?? '').replace(/\s/g, '');
	await page.getByLabel('The six digits it shows').fill(codeAt(secret, now()));
	await page.getByRole('button', { name: 'Go on' }).click();
	await page.getByRole('button', { name: 'I have kept them' }).click();
	await page.getByRole('heading', { name: 'Name', level: 2 }).waitFor();
	expect(new URL(page.url()).pathname).toBe('/admin/set-up');
	await axe(page);

	// The person of the demonstration is gone with it, and so is the way in.
	const again = { role: 'admin', secret: demoSecret(first.front) };
	expect((await page.request.post('/admin/api/session/demo', { data: again, headers })).status()).toBe(403);
	expect(await (await fetch(first.url)).text()).not.toContain(enWords.footer.demonstration);
});

const second = openNewsroom();

test('where people have accounts of their own, somebody of the demonstration is told who can remove it', async () => {
	const own = await signedIn(second.front, [{ role: 'admin' }]);
	const page = await second.enterByClick('admin', '/admin');
	await page.getByText('An administrator who signs in with an account of their own can remove it.').waitFor();
	expect(await page.getByRole('button', { name: 'Start empty' }).count()).toBe(0);
	await axe(page);
	const headers = { origin: new URL(second.front.settings.newsroom_url).origin };
	const refused = await page.request.delete('/admin/api/set-up/demonstration?hash=x', { headers });
	expect(((await refused.json()) as { data: { rule: object } }).data.rule).toEqual({ name: 'own_account_first' });

	await page.goto('/admin/set-up');
	await page.getByText('An administrator who signs in with an account of their own can remove it.').waitFor();
	expect((await own.ask('GET', 'set-up')).data.may_remove).toBe(true);
});

const third = openNewsroom();

test('an administrator with an own account removes it on Today, and reads there what has stayed, in Spanish too', {
	timeout: limit(120_000),
}, async () => {
	const own = await signedIn(third.front, [{ role: 'admin' }]);
	await third.front.db.write((tx) => tx.update(account).set({ language: 'es' }));
	expect((await own.ask('POST', 'tag', { edition: 'es', slug: 'ceniza', name: 'Ceniza' })).status).toBe(201);
	const page = await third.keyboard({ locale: 'es' });
	await page.context().addCookies([{ name: 'site_admin_token', value: own.cookie, url: third.url }]);
	await page.goto('/admin');
	await page.getByRole('button', { name: 'Empezar de cero' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByText('no es de la demostración').waitFor();
	await axe(page);
	await dialog.getByRole('button', { name: 'Eliminar la demostración' }).click();
	await dialog.getByRole('heading', { name: 'Se queda 1 elemento:' }).waitFor();
	await axe(page);
	await dialog.getByRole('link', { name: 'Ceniza' }).click();
	await page.getByRole('heading', { name: 'Ceniza' }).first().waitFor();
	// The block of the demonstration is gone, and the set-up begins, for nothing was written.
	await page.goto('/admin');
	await page.waitForURL('**/admin/set-up');
});
