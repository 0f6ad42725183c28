/** The demonstration as somebody tries it who has run `npm start`: by the address that it prints, and without. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { session } from '../../../src/data/tables/security/account';
import { demoFragment, demoSecret } from '../../demonstration';
import { axeViolations } from '../axe';
import { openNewsroom } from './newsroom';

const site = openNewsroom();
const person = (page: Page, name: string) => page.getByRole('button', { name });
const people = (page: Page) => page.locator('.demo li button');
const isIn = (page: Page) => page.locator('#rail').waitFor({ state: 'attached' });

test('without the address the sign-in page says where it is, and names nobody', async () => {
	for (const [locale, words] of [
		['en', 'To look around with the demonstration, open the address'],
		['es', 'Para ver la demostración, abra la dirección'],
	] as const) {
		const page = await site.keyboard({ locale });
		await page.goto('/admin');
		await page.getByText(words).waitFor();
		expect(await people(page).count()).toBe(0);
		expect(await page.content()).not.toContain('Achterberg');
		expect(await axeViolations(page)).toEqual([]);
	}
});

test('the address opens the seven people, each is in by one click, and another one is chosen without it', async () => {
	// Going back leads to a screen that only the first of the two may see.
	const page = await site.keyboard({ expects: /status of 403/ });
	const secret = demoSecret(site.front);
	const sent: string[] = [];
	page.on('request', (request) => sent.push(request.url(), JSON.stringify(request.headers())));
	await page.goto(`/admin${demoFragment(site.front)}`);
	await person(page, 'Ruben Achterberg').waitFor();
	expect(await people(page).count()).toBe(7);
	expect(await axeViolations(page)).toEqual([]);
	expect(page.url()).toBe(`${site.url}/admin`);
	await person(page, 'Ruben Achterberg').click();
	await isIn(page);
	await page.goto('/admin/people');
	await page.getByRole('heading', { name: 'People' }).first().waitFor();
	await page.getByRole('button', { name: 'Sign out' }).first().click();
	await person(page, 'Hanneke Vos').click();
	await isIn(page);
	await page.goBack();
	expect(page.url()).not.toContain('#');
	// No address that was asked for holds the secret, and no header: a Referer neither.
	expect(sent.filter((text) => text.includes(secret))).toEqual([]);
	expect(site.front.lines.filter((line) => JSON.stringify(line).includes(secret))).toEqual([]);
});

test('an address that is not good any more says so, and the right one is taken in the same tab', async () => {
	const page = await site.keyboard({ expects: /status of 403/ });
	await page.goto(`/admin#demo=${'A'.repeat(43)}`);
	await page.getByText('That address is not good any more.').waitFor();
	expect(await people(page).count()).toBe(0);
	// The page is open: the browser loads nothing anew.
	await page.goto(`/admin${demoFragment(site.front)}`);
	await person(page, 'Priya Raman').click();
	await isIn(page);
	expect(page.url()).toBe(`${site.url}/admin`);
});

test('a person who is in already stays in when the address is opened over a screen, and it goes out of the address', async () => {
	// The address may have the list read again. Refused because the person has left meanwhile, this is reported by the browser.
	const page = await site.enter('desk', '/admin/article', await site.keyboard({ expects: /status of 401/ }));
	await page.getByRole('checkbox', { name: 'Select every row of this page' }).waitFor();
	await page.goto(`/admin/article${demoFragment(site.front)}`);
	await expect.poll(() => page.url()).toBe(`${site.url}/admin/article`);
	await isIn(page);
	await page.getByRole('button', { name: 'Sign out' }).first().click();
	await person(page, 'Marta Oyelaran').waitFor();
});

test('in a tab that never had the address the person proves it by a click, and signs in again over the page with it', async () => {
	const first = await site.enterByClick('admin', '/admin', await site.keyboard({ expects: /status of 40[13]/ }));
	const second = await first.context().newPage();
	await site.front.db.write((tx) => tx.update(session).set({ proved_at: Math.floor(Date.now() / 1000) - 3_600 }));
	await second.goto('/admin/people');
	const dialog = second.getByRole('dialog');
	await dialog.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
	await dialog.getByRole('button', { name: 'Go on' }).click();
	await second.getByText('Priya Raman').first().waitFor();
	await site.front.db.write((tx) => tx.delete(session));
	await second.getByRole('link', { name: 'Audit' }).first().click();
	await second.getByText('To look around with the demonstration, open the address').waitFor();
	await second.goto(second.url() + demoFragment(site.front));
	await dialog.getByRole('button', { name: 'Ruben Achterberg' }).click();
	await dialog.waitFor({ state: 'detached' });
});
