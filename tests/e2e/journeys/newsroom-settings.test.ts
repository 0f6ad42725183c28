/** What the installation decides, at its own screen: the forms of the set-up and named switches. */
import { expect, test } from 'vitest';
import { limit } from '../../pace';
import { axeViolations } from '../axe';
import { openNewsroom } from './newsroom';

const site = openNewsroom({ env: () => ({ BRAND_TWITTER: 'https://x.test/vapor' }) });

test('an administrator names the site, switches a part off and asks for a second person, each saved by itself', {
	timeout: limit(90_000),
}, async () => {
	const page = await site.enter('admin', '/admin/settings');
	const part = async (name: string) => {
		await page.getByRole('link', { name, exact: true }).click();
		await page.getByRole('heading', { name, level: 2 }).waitFor();
		expect(await axeViolations(page)).toEqual([]);
	};
	/** Saves, and takes the message away: the next one says the same. */
	const save = async () => {
		await page.getByRole('button', { name: 'Save', exact: true }).click();
		const toast = page.locator('.toast', { hasText: 'Saved. Readers see it from now on.' });
		await toast.getByRole('button', { name: 'Close' }).click();
		await toast.waitFor({ state: 'detached' });
	};
	await page.getByRole('heading', { name: 'Name', level: 2 }).waitFor();
	await page.getByLabel('Name of the site').fill('Vapor Daily');
	await save();

	await part('Look');
	await part('Editions and places');
	await page.getByText('Set by BRAND_TWITTER').waitFor();
	await page.getByLabel('Interview', { exact: true }).uncheck();
	await save();

	await part('How the newsroom works');
	await page.getByLabel('Another person publishes').check();
	await save();
	await part('Texts, mail and opening');

	await page.goto(`${site.url}/admin/settings?part=switches`);
	await expect.poll(() => page.getByLabel('Another person publishes').isChecked()).toBe(true);
	// Where the list of rows was.
	for (const path of ['/admin/setting', '/admin/setting/row?key=second_person']) {
		await page.goto(site.url + path);
		await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
	}
	await page.goto(`${site.url}/`);
	await page.getByRole('img', { name: 'Vapor Daily' }).first().waitFor();
	expect(await page.locator('a[href="/news/interview"]').count()).toBe(0);
});

test('the desk reads the settings and has no button that changes them', async () => {
	const page = await site.enter('desk', '/admin/settings?part=switches');
	expect(await page.getByLabel('Another person publishes').isDisabled()).toBe(true);
	expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
});
