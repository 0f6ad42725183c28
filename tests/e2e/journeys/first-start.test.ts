/** The first administrator of an empty installation sets it up in the browser, from the start's link to Today. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { actors } from '../../../src/access/actor';
import { makeFirstLink } from '../../../src/commands/account/make-link';
import { createContext } from '../../../src/commands/command';
import { codeAt } from '../../../src/platform/security/one-time-code';
import { limit } from '../../pace';
import { EMPTY } from '../../template';
import { axeViolations } from '../axe';
import { expectToast } from './newsroom';
import { openSite } from './readers';

const site = openSite({ env: () => ({ DEMO: 'false', BRAND_TWITTER: 'https://x.test/vapor' }), template: EMPTY });
const now = () => Math.floor(Date.now() / 1000);
const axe = async (page: Page) => expect(await axeViolations(page)).toEqual([]);

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 }).waitFor();

/** Comes in by the link of the start. */
async function comeIn(page: Page): Promise<void> {
	const token = await makeFirstLink(createContext(site.front.db, actors.operator, now()));
	await page.goto(`/admin/link/${token}`);
	await page.getByLabel('E-mail address').fill('ana@vapor.test');
	await page.getByLabel('Name').fill('Ana Duarte');
	await page.getByLabel('Password', { exact: true }).fill('una barca verde en la ría');
	await page.getByRole('button', { name: 'Go on' }).click();
	const secret = ((await page.locator('.secret').textContent()) ?? '').replace(/\s/g, '');
	await page.getByLabel('The six digits it shows').fill(codeAt(secret, now()));
	await page.getByRole('button', { name: 'Go on' }).click();
	await page.getByRole('button', { name: 'I have kept them' }).click();
}

test('an empty installation is set up from the link of the start to a site with its own name, look and texts', {
	timeout: limit(120_000),
}, async () => {
	const page = await site.keyboard({ expects: /40[13]|400/ });
	await comeIn(page);

	await heading(page, 'Name');
	await axe(page);
	await page.getByLabel('Name of the site').fill('Vapor Daily');
	await page.getByLabel('Legal name of the publisher').fill('Vapor Daily Press Ltd');
	await page.getByLabel('Address of the publisher').fill('4 Quay, Dublin');
	await page.getByLabel('E-mail address for readers').fill('desk@vapor.test');
	await page.getByRole('link', { name: /^Look/ }).click();
	await page.getByText('4 changes stand only on this page.').waitFor();
	await page.getByRole('button', { name: 'Stay here' }).click();
	await page.getByRole('button', { name: 'Save and continue' }).click();
	await expectToast(page, 'Saved. Readers see it from now on.');

	await heading(page, 'Look');
	await page.getByRole('link', { name: /^Name done\s*Vapor Daily · 4 Quay, Dublin$/ }).waitFor();
	await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
	const accent = page.locator('input[name="accent"]');
	await accent.fill('#0b4f5c');
	await page.getByText('Contrast with the text on it is only').waitFor();
	await axe(page);
	await page.getByRole('button', { name: /the nearest readable colour/ }).click();
	await page.getByText(/Contrast with the text on it: [\d.]+ to 1\./).waitFor();
	await page.getByRole('button', { name: 'Save and continue' }).click();

	// Left in the middle: Today is not turned into the set-up again, and the set-up goes on where it was left.
	await heading(page, 'Editions and places');
	await page.getByRole('link', { name: 'To the newsroom', exact: true }).click();
	await page.getByRole('link', { name: 'Continue the set-up' }).click();
	await heading(page, 'Editions and places');
	await page.getByText('Set by BRAND_TWITTER').waitFor();
	const opener = page.getByRole('button', { name: 'Add an edition' });
	const isFocused = (name: string) =>
		expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)).toBe(name);
	await opener.press('Enter');
	await isFocused('new-code');
	await page.keyboard.type('de');
	await page.getByLabel('Name, in its own language').fill('Deutsch');
	await axe(page);
	await page.getByRole('button', { name: 'Add it' }).click();
	await expectToast(page, 'Deutsch is there, in English so far. Load this page again to write in it.');
	expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
	await page.getByRole('button', { name: 'Move Deutsch' }).press('Enter');
	await isFocused('prefix-de');
	await page.keyboard.press('End');
	await page.keyboard.type('utsch');
	await page.keyboard.press('Enter');
	await expectToast(page, 'Deutsch has been changed.');
	await page.getByRole('link', { name: '/deutsch' }).waitFor();
	await page.getByRole('button', { name: 'Switch off Deutsch' }).click();
	await page.getByRole('button', { name: 'Switch on Deutsch' }).waitFor();
	await axe(page);
	await page.getByLabel('Interview').uncheck();
	await page.getByRole('button', { name: 'Save and continue' }).click();

	await heading(page, 'Texts');
	for (const [index, words] of [
		['Ireland', 'Dublin', 'the Data Protection Commission'],
		['Irlanda', 'Dublín', 'la irlandesa, DPC'],
	].entries()) {
		const [law = '', courts = '', authority = ''] = words;
		const form = page.locator('form').nth(0);
		await form.getByLabel('Governing law').fill(law);
		await form.getByLabel('Courts').fill(courts);
		await form.getByLabel('Data protection authority').fill(authority);
		if (index === 0) {
			await page.getByRole('button', { name: 'Continue', exact: true }).click();
			await page.getByText('3 changes stand only on this page.').waitFor();
			await page.getByRole('button', { name: 'Stay here' }).click();
		}
		await form.getByRole('button', { name: 'Fill in and preview' }).click();
		await form.getByText('Read them before you publish them.').waitFor();
		if (index === 0) await axe(page);
		await form.getByRole('button', { name: 'Publish 5 texts' }).click();
		await expect.poll(() => page.getByText('All five texts are published.').count()).toBe(index + 1);
	}
	const texts = page.getByRole('list', { name: 'Published texts, English' });
	await texts.getByRole('button', { name: 'Imprint: it has been checked' }).click();
	await expectToast(page, 'Imprint: noted as checked.');
	await axe(page);
	await page.getByRole('button', { name: 'Continue', exact: true }).click();

	await heading(page, 'Mail and storage');
	await page.getByText('No mail server is set').waitFor();
	await page.getByRole('button', { name: 'Send me a test message' }).click();
	await page.getByText('It was saved as a file').waitFor();
	await page.getByRole('button', { name: 'Write and read a file' }).click();
	await page.getByText('Written, read, and removed again.').waitFor();
	await axe(page);
	await page.getByRole('button', { name: 'Continue', exact: true }).click();

	await heading(page, 'Open');
	const against = page.getByRole('list', { name: 'What keeps the site closed' });
	await against.getByText('SITE_URL begins with http:').waitFor();
	expect(await page.getByRole('button', { name: 'Open the site to search engines' }).count()).toBe(0);
	await axe(page);
	await page.getByRole('button', { name: 'Finish the set-up' }).click();

	await page.getByRole('heading', { name: 'Today' }).waitFor();
	const left = page.getByRole('list', { name: 'What is left to do' });
	await left.getByRole('link', { name: 'Write: Publish the first article' }).waitFor();
	expect(await left.getByRole('link', { name: /Name the site/ }).count()).toBe(0);
	await page.getByText('3 of 9 done').waitFor();
	await axe(page);
	await page.getByRole('button', { name: 'Put this list away' }).click();
	await axe(page);
	await page.getByRole('dialog').getByRole('button', { name: 'Put this list away' }).click();
	await expectToast(page, 'The list is put away.');
	await page.reload();
	await page.getByRole('heading', { name: 'Today' }).waitFor();
	expect(await left.count()).toBe(0);
	await page.goto('/admin/set-up?step=open');
	await page.getByRole('button', { name: 'Show the list on the first screen again' }).click();
	await expectToast(page, 'The list is on the first screen again.');
	await page.goto('/admin');
	await left.waitFor();

	// As it would be under an address that everybody can reach.
	await page.route('**/admin/api/set-up', async (route) => {
		const answer = await route.fetch();
		const original = (await answer.json()) as { data: object };
		await route.fulfill({ json: { ...original, data: { ...original.data, is_reachable: true } } });
	});
	await page.goto('/admin');
	await page.getByText('Search engines are kept out.').waitFor();
	await axe(page);

	await page.goto('/');
	await page.getByRole('img', { name: 'Vapor Daily' }).first().waitFor();
	expect(await page.locator('.nav').getByRole('link', { name: 'Interview' }).count()).toBe(0);
	const lamp = page.locator('.btn--lamp').first();
	expect(await lamp.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe('rgb(255, 198, 46)');
	await axe(page);
	await page.goto('/es/about/terms');
	await page.getByText('Se aplica el derecho de Irlanda').waitFor();
});
