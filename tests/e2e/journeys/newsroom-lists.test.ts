import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { expectToast, openNewsroom } from './newsroom';

const site = openNewsroom();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const bar = (page: Page) => page.locator('.bk');

/** Makes drafts by calls with the session of the page. */
async function drafts(page: Page, titles: readonly string[], more: Record<string, unknown> = {}): Promise<void> {
	for (const title of titles) {
		const data = { edition: 'en', type: 'regulation', title, html: '<p>Words.</p>', ...more };
		const answer = await page.request.post('/admin/api/article', { data, headers: { origin: site.url } });
		expect(answer.status()).toBe(201);
	}
}

test('several articles are selected by key, looked at, sent to review, and taken back', async () => {
	const page = await site.signIn('reporter');
	await drafts(page, ['Refill rules, first part', 'Refill rules, second part']);
	await page.goto('/admin/article?search=Refill+rules');
	await page.getByRole('link', { name: /^Refill rules, first/ }).waitFor();
	await page.keyboard.press('j');
	await page.keyboard.press('x');
	await page.keyboard.press('j');
	await page.keyboard.press('x');
	await expect.poll(() => bar(page).getByRole('heading').textContent()).toBe('2 selected');
	const acts = page.getByRole('combobox', { name: 'Choose an action' });
	// A reporter is offered only actions that a reporter may do.
	expect(await acts.locator('option').allTextContents()).not.toContain('Publish now');
	await acts.selectOption({ label: 'Submit for review' });
	await expect.poll(() => bar(page).locator('li').count()).toBe(2);
	expect(await bar(page).locator('li').first().textContent()).toMatch(/^Changes.*Draft.*In review$/);
	await button(page, 'Submit for review: 2').click();
	await expectToast(page, 'Submit for review: 2 articles.');
	await expect.poll(() => page.locator('.tb .st').allTextContents()).toEqual(['In review', 'In review']);
	await button(page, 'Undo').click();
	await expectToast(page, '2 articles are back as they were.');
	await expect.poll(() => page.locator('.tb .st').allTextContents()).toEqual(['Draft', 'Draft']);
	await expect.poll(() => bar(page).count()).toBe(0);
});

test('what cannot go stays, and says why; a tag is added to all at once', async () => {
	const page = await site.signIn('desk');
	await drafts(page, ['Shelf space, unsigned'], { links: { authors: [] } });
	await drafts(page, ['Shelf space, signed'], { links: { authors: [1] } });
	await page.goto('/admin/article?search=Shelf+space');
	await page.getByRole('checkbox', { name: 'Select every row of this page' }).check();
	const acts = page.getByRole('combobox', { name: 'Choose an action' });
	await acts.selectOption({ label: 'Publish now' });
	await expect.poll(() => bar(page).locator('.bk__refused').textContent()).toContain('There is no byline');
	await button(page, 'Publish now: 1, leave 1').waitFor();
	await acts.selectOption({ label: 'Add tags' });
	await page.getByRole('combobox', { name: 'Add: Tags' }).fill('e');
	await bar(page).locator('.po').first().click();
	await expect.poll(() => bar(page).locator('.bk__changed ins').count()).toBe(2);
	await button(page, 'Add tags: 2').click();
	await expectToast(page, 'Add tags: 2 articles.');
	await page.getByRole('link', { name: 'Shelf space, signed' }).press('x');
	await page.keyboard.press('Escape');
	await expect.poll(() => bar(page).count()).toBe(0);
});

test('filters get a name, an address, and are shared', async () => {
	const page = await site.enter('editor', '/admin/article?type=regulation&status=review');
	await button(page, 'Save this view').click();
	await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
	await expect.poll(() => page.getByRole('dialog').textContent()).toContain('This is needed.');
	await page.getByLabel('Name').fill('Rules to read');
	await page.getByLabel('Share with colleagues').check();
	await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
	await expectToast(page, 'The view “Rules to read” is saved.');
	const view = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Rules to read' });
	expect(await view.getAttribute('aria-current')).toBe('page');

	const other = await site.enter('reporter', '/admin/article');
	await other.getByRole('link', { name: 'Rules to read' }).click();
	await expect.poll(() => new URL(other.url()).searchParams.get('type')).toBe('regulation');
	expect(await button(other, 'Change this view').count()).toBe(0);

	await button(page, 'Change this view').click();
	await button(page, 'Remove it').click();
	await expectToast(page, 'has been removed');
	await expect.poll(() => view.count()).toBe(0);
});

test('where a row is used: each number leads to a list with so many rows, narrowed by that row', async () => {
	const page = await site.enter('desk', '/admin/adv');
	const { data } = (await (await page.request.get('/admin/api/adv')).json()) as {
		data: { rows: { company_id: number | null }[] };
	};
	const id = data.rows.find(({ company_id }) => company_id !== null)?.company_id;
	await drafts(page, ['Paid by a firm'], { label: 'partner', partner_name: 'A firm', partner_company_id: id });
	await page.goto(`/admin/company/${id}`);
	const name = (await page.locator('h1').textContent()) ?? '';
	const counts = page.locator('aside dl.kv2 > div');
	for (const what of ['Advertisements', 'Articles, as partner', 'Exhibitors']) {
		const line = counts.filter({ has: page.getByRole('link', { name: what, exact: true }) });
		const n = Number(await line.locator('dd').textContent());
		expect([what, n > 0]).toEqual([what, true]);
		await line.getByRole('link').click();
		await expect.poll(() => page.locator('.fchip').textContent()).toContain(name);
		await expect.poll(() => page.locator('.tb tbody tr').count()).toBe(n);
		await page.goBack();
		await page.locator('h1', { hasText: name }).waitFor();
	}
	// Licences have no list here.
	expect(await counts.filter({ hasText: 'Licences' }).getByRole('link').count()).toBe(0);
});
