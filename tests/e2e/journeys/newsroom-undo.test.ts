/** What an article's message says was done can be undone from it, as long as nobody has changed the article since. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { expectToast, openNewsroom, publishUpdate } from './newsroom';

const site = openNewsroom();
const state = (page: Page) => page.locator('.top .st').first().textContent();
const isSaved = (page: Page) => expect.poll(() => page.locator('.top [role="status"]').textContent()).toMatch(/^Saved/);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const closeToasts = (page: Page) =>
	page
		.locator('.toasts')
		.getByRole('button', { name: 'Close' })
		.evaluateAll((buttons) => {
			for (const close of buttons) (close as HTMLButtonElement).click();
		});
const undo = (page: Page) => page.locator('.toasts').getByRole('button', { name: 'Undo' }).last().click();

async function begin(page: Page, title: string): Promise<void> {
	await page.getByRole('link', { name: 'New article' }).click();
	await page.getByLabel('Headline').fill(title);
	await button(page, 'Create draft').click();
	await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
}

test('a submission and a save are undone where they are told', async () => {
	const page = await site.enter('reporter', '/admin/article?mine=true');
	await begin(page, 'Vials wait at the border');
	await page.getByLabel('Standfirst').fill('The first words.');
	await page.keyboard.press('Control+s');
	await expectToast(page, 'Saved');
	await isSaved(page);
	await button(page, 'Submit for review').click();
	await expectToast(page, '“Vials wait at the border” is in review.');
	await expect.poll(() => state(page)).toBe('In review');
	await undo(page);
	await expect.poll(() => state(page)).toBe('Draft');

	// No other step begins while one is being taken.
	const held = Promise.withResolvers<void>();
	await page.route('**/admin/api/article/*/submit', async (route) => {
		await held.promise;
		await route.continue();
	});
	await button(page, 'Submit for review').click();
	await expect.poll(() => button(page, 'Discard').getAttribute('aria-disabled')).toBe('true');
	held.resolve();
	await expect.poll(() => state(page)).toBe('In review');
	// Also later, in the panel.
	await button(page, 'Take back').click();
	await expect.poll(() => state(page)).toBe('Draft');

	// The message about the first save may still be there, and says the same.
	await closeToasts(page);
	await page.getByLabel('Standfirst').fill('Other words.');
	await page.keyboard.press('Control+s');
	await expectToast(page, 'Saved');
	await isSaved(page);
	await undo(page);
	await expect.poll(() => page.getByLabel('Standfirst').inputValue()).toBe('The first words.');
});

test('a slug that was changed for readers is put back, and what was changed since stays', async () => {
	const page = await site.enter('desk', '/admin/article/1');
	await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
	const slug = page.getByLabel('URL slug');
	const first = await slug.inputValue();
	await slug.fill('another-address');
	await isSaved(page);
	await publishUpdate(page, 'Minor');
	const reader = await site.keyboard();
	await reader.goto(`/news/${first}`);
	expect(new URL(reader.url()).pathname).toBe('/news/another-address');
	await undo(page);
	await expect.poll(() => slug.inputValue()).toBe(first);
	await expect
		.poll(async () => {
			await reader.goto('/news/another-address');
			return new URL(reader.url()).pathname;
		})
		.toBe(`/news/${first}`);

	await slug.fill('a-third-address');
	await isSaved(page);
	await publishUpdate(page, 'Minor');
	await page.getByLabel('Standfirst').fill('Changed since.');
	await isSaved(page);
	await undo(page);
	await expectToast(page, 'It has been changed since, so nothing is undone.');
	expect(await slug.inputValue()).toBe('a-third-address');
});

test('the publication date is corrected with a reason, and the history names it', async () => {
	const page = await site.enter('desk', '/admin/article/2');
	await button(page, 'Correct the date').click();
	const dialog = page.getByRole('dialog', { name: 'Correct the publication date' });
	await dialog.getByLabel('Published').fill('2999-01-01T09:00');
	await dialog.getByText('That time has not come yet.').waitFor();
	await dialog.getByLabel('Published').fill('2025-05-12T09:00');
	await dialog.getByRole('button', { name: 'Correct the date' }).click();
	await dialog.getByText('This is needed.').waitFor();
	expect(await axeViolations(page, { include: ['dialog'] })).toEqual([]);
	await dialog.getByLabel('Why').fill('It went out in May.');
	await dialog.getByRole('button', { name: 'Correct the date' }).click();
	await expectToast(page, /The date of “.*” is corrected/);
	await expect.poll(() => page.locator('.hours').textContent()).toContain('2025');
	await page.getByRole('link', { name: 'All, compare, restore' }).click();
	await page.getByRole('link', { name: /corrected the publication date of/ }).waitFor();
	await page.getByText('It went out in May.').waitFor();
});

test('before an article is withdrawn, what leads to it is listed', async () => {
	const page = await site.enter('desk', '/admin/article/3');
	const address = (await page.getByRole('link', { name: 'On the site' }).getAttribute('href')) ?? '';
	await page.goto('/admin/article');
	await begin(page, 'A story that leads on');
	const html = `<p><a href="${new URL(address, page.url()).pathname}">As we wrote</a></p>`;
	const id = Number(/\d+$/.exec(page.url())?.[0]);
	const done = await page.evaluate(
		async ([id, html]) => {
			const call = async (method: string, body?: object) => {
				const headers = { 'content-type': 'application/json' };
				const answer = await fetch(`/admin/api/article/${id}`, {
					method,
					...(body ? { headers, body: JSON.stringify(body) } : {}),
				});
				return { status: answer.status, data: (await answer.json()).data as { version: number } };
			};
			return (await call('PATCH', { version: (await call('GET')).data.version, html })).status;
		},
		[id, html] as const,
	);
	expect(done).toBe(200);
	await page.goto('/admin/articles/3');
	// People type the name of a list in the plural.
	await page.waitForURL(/\/admin\/article\/3$/);
	await button(page, 'Withdraw').click();
	const link = page.getByRole('dialog').getByRole('link', { name: 'A story that leads on' });
	expect(await link.getAttribute('href')).toBe(`/admin/article/${id}`);
	expect(await axeViolations(page, { include: ['dialog'] })).toEqual([]);
	for (const [plural, singular] of [
		['companies?search=a', 'company?search=a'],
		['tags', 'tag'],
	] as const) {
		await page.goto(`/admin/${plural}`);
		await page.waitForURL(`**/admin/${singular}`);
	}
});
