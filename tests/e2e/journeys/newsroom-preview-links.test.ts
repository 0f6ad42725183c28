import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { openNewsroom } from './newsroom';

const site = openNewsroom();

/** A draft of the desk's, open beside its preview. */
async function previewDraft(page: Page, title: string, more: object = {}): Promise<number> {
	const made = await page.request.post(`${site.url}/admin/api/article`, {
		data: { edition: 'en', type: 'regulation', title, html: '<p>Words for counsel.</p>', ...more },
		headers: { origin: site.url },
	});
	const { id } = ((await made.json()) as { data: { id: number } }).data;
	await page.goto(`/admin/article/${id}`);
	await page.getByRole('button', { name: 'Preview', exact: true }).click();
	await page.frameLocator('.pvw iframe').locator('h1').first().waitFor();
	return id;
}
/** The text of a page, without anybody's cookies and scripts. */
const outsider = async (address: string) => {
	const page = await site.phone({ javaScriptEnabled: false, expects: /status of 404/ });
	await page.goto(address);
	return page;
};
const overflow = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a link is made by keyboard, opened by somebody outside, and revoked', async () => {
	const page = await site.signIn('desk', await site.keyboard());
	await previewDraft(page, 'A draft that counsel reads');
	await page.getByRole('button', { name: 'Links for people outside' }).press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Links for people outside' });
	await dialog.getByText('There are no links yet.').waitFor();
	await dialog.getByRole('button', { name: 'Make a link' }).press('Enter');
	await dialog.getByLabel('For whom').and(page.locator('[aria-invalid]')).waitFor();
	await dialog.getByLabel('For whom').fill('Ms Lindqvist');
	await dialog.getByRole('radio', { name: 'The draft as it is now' }).press('Space');
	await dialog.getByRole('radio', { name: '3 days' }).press('Space');
	expect(await axeViolations(page, { include: ['.pvl'] })).toEqual([]);
	await page.keyboard.press('Enter');
	const address = await dialog.getByLabel('Link', { exact: true }).inputValue();
	expect(address).toContain(`${site.url}/preview/`);
	expect(await axeViolations(page, { include: ['.pvl'] })).toEqual([]);

	for (const colorScheme of ['light', 'dark'] as const) {
		const reader = await outsider(address);
		await reader.emulateMedia({ colorScheme });
		await reader
			.getByRole('region', { name: 'Preview' })
			.getByText(/not published: for Ms Lindqvist/)
			.waitFor();
		expect(await reader.locator('h1').textContent()).toContain('A draft that counsel reads');
		expect(await reader.locator('main').textContent()).toContain('Words for counsel.');
		expect(await reader.locator('script, form, dialog, template').count()).toBe(0);
		for (const width of [320, 390, 1440]) {
			await reader.setViewportSize({ width, height: 844 });
			expect(await overflow(reader), String(width)).toBe(0);
		}
	}

	await dialog.getByRole('button', { name: 'Close' }).press('Enter');
	const row = dialog.getByRole('listitem').filter({ hasText: 'Ms Lindqvist' });
	await expect.poll(() => row.textContent()).toMatch(/Fixed state.*Made by Tomasz Wierzba.*Ends.*Not opened|Opened/);
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Links for people outside' }).press('Enter');
	await row.getByText(/Opened 2 times, last/).waitFor();
	await dialog.getByRole('button', { name: 'Revoke the link for Ms Lindqvist' }).press('Enter');
	await dialog.getByRole('status').getByText('The link for Ms Lindqvist no longer opens.').waitFor();
	await row.getByText(/Revoked/).waitFor();
	const closed = await outsider(address);
	expect(await closed.locator('h1').textContent()).toBe('This link does not open');
});

test('the page for somebody outside is one that everybody can use', async () => {
	const page = await site.signIn('desk', await site.keyboard());
	const id = await previewDraft(page, 'A draft that everybody can read');
	const made = await page.request.post(`${site.url}/admin/api/preview_link`, {
		data: { article_id: id, name: 'Everybody', is_pinned: false, days: 1 },
		headers: { origin: site.url },
	});
	const { address } = ((await made.json()) as { data: { address: string } }).data;
	for (const at of [address, `${site.url}/es/preview/${'A'.repeat(32)}`]) {
		const reader = await site.keyboard({ expects: /status of 404/ });
		await reader.goto(at);
		for (const colorScheme of ['light', 'dark'] as const) {
			await reader.emulateMedia({ colorScheme });
			expect(await axeViolations(reader), `${at} ${colorScheme}`).toEqual([]);
		}
	}
});

test('the newsletter and the other edition stand beside the text as the pages do', async () => {
	const own = await site.keyboard({ expects: /Blocked script execution in 'about:srcdoc'/ });
	const page = await site.signIn('desk', own);
	await page.setViewportSize({ width: 1440, height: 900 });
	const id = await previewDraft(page, 'A draft in the newsletter', { standfirst: 'What it says below.' });
	const shown = page.frameLocator('.pvw iframe');
	const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check();
	await choose('Newsletter');
	await shown.getByRole('link', { name: 'A draft in the newsletter' }).waitFor();
	// What mail programs read off the parts themselves is put on in spite of the page's policy.
	const paper = shown.locator('body > div').first();
	expect(await paper.evaluate((sheet) => getComputedStyle(sheet).backgroundColor)).toBe('rgb(255, 255, 255)');
	await choose('1024');
	expect(await paper.evaluate((sheet) => sheet.clientWidth)).toBe(648);
	expect(await page.getByRole('radio', { name: '1440' }).count()).toBe(0);
	await page.getByLabel('Standfirst').fill('Another line below.');
	await shown.getByText('Another line below.').first().waitFor();
	expect(await paper.evaluate((sheet) => getComputedStyle(sheet).backgroundColor)).toBe('rgb(255, 255, 255)');

	await choose('Article');
	await choose('Español');
	await page.getByText('This article has no translation in this edition yet.').waitFor();
	const [href] = await page
		.getByRole('link', { name: 'Translations', exact: true })
		.evaluateAll((links) => links.map((one) => one.getAttribute('href')).filter((one) => one?.includes('edition=es')));
	expect(href).toBe('/admin/translation?edition=es');
	const translated = { edition: 'es', type: 'regulation', title: 'Un borrador traducido', translation_of: id };
	await page.request.post(`${site.url}/admin/api/article`, { data: translated, headers: { origin: site.url } });
	await page.goto(`/admin/article/${id}`);
	await page.getByRole('button', { name: 'Preview', exact: true }).click();
	await choose('Español');
	await expect.poll(() => shown.locator('h1').first().textContent()).toContain('Un borrador traducido');
	expect(await page.getByRole('button', { name: 'Links for people outside' }).count()).toBe(0);
	await choose('English');
	await expect.poll(() => shown.locator('h1').first().textContent()).toContain('A draft in the newsletter');
	expect(await shown.locator('html').getAttribute('lang')).toMatch(/^en/);
});

test('on a telephone the preview and its links can be used', async () => {
	const page = await site.signIn('desk', await site.phone());
	for (const width of [390, 320]) {
		await page.setViewportSize({ width, height: 844 });
		await previewDraft(page, `A draft at ${width} px`);
		expect(await overflow(page), String(width)).toBe(0);
		await page.getByRole('button', { name: 'Links for people outside' }).click();
		const dialog = page.getByRole('dialog', { name: 'Links for people outside' });
		await dialog.getByLabel('For whom').fill('A name that goes on and on '.repeat(3).trim());
		await dialog.getByRole('button', { name: 'Make a link' }).click();
		await dialog.getByLabel('Link', { exact: true }).waitFor();
		await dialog.getByRole('button', { name: 'Close' }).click();
		await dialog.getByRole('button', { name: /^Revoke/ }).waitFor();
		expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth), String(width)).toBe(0);
		expect(await axeViolations(page, { include: ['.pvl'] })).toEqual([]);
		await dialog.getByRole('button', { name: 'Close' }).click();
	}
});
