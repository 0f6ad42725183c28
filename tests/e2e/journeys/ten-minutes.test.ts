/**
 * Does what docs/newsroom.md describes, and makes its pictures: into docs/pictures where PICTURES=docs asks for that.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { expectToast, openNewsroom } from './newsroom';

const site = openNewsroom();
const root = join(import.meta.dirname, '../../..');
const folder = process.env.PICTURES === 'docs' ? join(root, 'docs/pictures') : join(root, 'test-results/pictures');
const made: string[] = [];

async function picture(page: Page, name: string): Promise<void> {
	mkdirSync(folder, { recursive: true });
	const file = `newsroom-${name}.jpg`;
	await page.evaluate(() => document.fonts.ready);
	await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 78, animations: 'disabled' });
	made.push(file);
}

test('ten minutes in the newsroom go as the page about them tells', async () => {
	const page = await site.keyboard({ viewport: { width: 1280, height: 800 } });
	await site.enterByClick('desk', '/admin', page);
	await page.getByRole('heading', { name: 'Health' }).waitFor();
	await picture(page, 'today');

	await page.goto('/admin/article?type=regulation');
	await page.locator('tbody tr').first().waitFor();
	await picture(page, 'articles');

	await page.getByRole('link', { name: 'New article' }).click();
	await page.getByLabel('Headline').fill('Oslo asks importers for a list of every flavour');
	await page.getByRole('button', { name: 'Create draft' }).click();
	const text = page.getByRole('textbox', { name: 'Text', exact: true });
	await text.waitFor();
	await page.getByLabel('Standfirst').fill('Importers have until 1 March; what is not on the list may not be sold.');
	await text.click();
	await page.keyboard.type(
		'The directorate has sent the form to 140 importers. It asks for every flavour by its name.',
	);
	await expect.poll(() => page.locator('.top [role="status"]').textContent()).toMatch(/^Saved/);
	await picture(page, 'editor');

	const author = page.getByRole('combobox', { name: 'Add: Authors' });
	await author.fill('Marta');
	await page.getByRole('listbox', { name: 'Add: Authors' }).getByRole('option').first().click();
	await expect.poll(() => page.locator('.chk__stop').count()).toBe(0);
	await page.getByRole('button', { name: 'Publish', exact: true }).click();
	await page.getByRole('dialog').waitFor();
	await picture(page, 'publish');
	await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
	await expectToast(page, 'is published');

	await page.getByLabel('Standfirst').fill('Importers have until 15 March; what is not on the list may not be sold.');
	await page.getByRole('button', { name: 'Publish update', exact: true }).click();
	await page.getByRole('dialog').getByText('This differs from what readers have:').waitFor();
	await page.getByRole('dialog').getByText('Correction', { exact: true }).click();
	await page.getByLabel('Words for readers').fill('The list is due on 15 March, not on 1 March.');
	await picture(page, 'correction');
	await page.getByRole('button', { name: 'Publish and tell readers' }).click();
	const path = (await page.getByRole('link', { name: 'On the site' }).getAttribute('href')) ?? '';
	await expect.poll(async () => (await page.request.get(path)).text()).toContain('The list is due on 15 March');

	await page.goto(`${new URL(page.url()).pathname}/history`);
	await page.locator('.revs').waitFor();
	// A correction is shown in words, and not as the database keeps it.
	expect(await page.locator('.dblock').allTextContents()).toContainEqual(
		expect.stringMatching(/^Corrections.*The list is due/s),
	);
	expect(await page.locator('main').textContent()).not.toMatch(/[{}]/);
	await picture(page, 'history');

	const guide = readFileSync(join(root, 'docs/newsroom.md'), 'utf8');
	expect([...guide.matchAll(/pictures\/([\w.-]+)/g)].map(([, name]) => name)).toEqual(made);
});
