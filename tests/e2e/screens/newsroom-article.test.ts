import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { expectSaid, openNewsroom } from '../journeys/newsroom';
import { expectFocus, reach } from '../journeys/readers';
import { Looks } from '../looks';
import { faultsOf, newSchemes } from './newsroom-faults';

const site = openNewsroom();
const text = (page: Page) => page.locator('.editor__text');
const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isSaved = (page: Page) => expect.poll(() => page.locator('.top [role="status"]').textContent()).toMatch(/^Saved/);

/** Makes a draft by a call, as the desk. @returns its address */
async function draft(page: Page, more: Record<string, unknown> = {}): Promise<string> {
	const data = { edition: 'en', type: 'regulation', title: 'A draft for the desk', html: '<p>Words.</p>', ...more };
	const answer = await page.request.post('/admin/api/article', { data, headers: { origin: site.url } });
	const made = (await answer.json()) as { data: { id: number } };
	return `/admin/article/${made.data.id}`;
}

const DIALOGS = ['Publish', 'Schedule', 'Embargo', 'Discard'] as const;

test.each([1440, 390])(
	'the articles’ screens at %d px: axe clean in light and dark, nothing sideways',
	async (width) => {
		const page = await site.keyboard({ viewport: { width, height: 900 } });
		await Looks.prepare(page);
		await site.enter('desk', '/admin/article?edition=en&author=1', page);
		const looks = newSchemes();
		const faults: Record<string, string[]> = {};
		const look = async (name: string) => {
			const found = await faultsOf(page, width, looks);
			if (found.length > 0) faults[name] = found;
		};
		await page.locator('.fadd summary').click();
		await look('the list, its filters open');
		for (const path of ['/admin/article', '/admin/article?search=nothing-has-this', '/admin/article/new']) {
			await page.goto(path);
			await page.locator('#heading').waitFor();
			await look(path);
		}
		const unfit = await draft(page, { html: '', label: 'ai' });
		for (const path of ['/admin/article/1', unfit]) {
			await page.goto(path);
			await text(page).waitFor();
			await page.locator('.fold').evaluateAll((folds) => {
				for (const fold of folds) (fold as HTMLDetailsElement).open = true;
			});
			await look(path);
		}
		const lookOver = async (name: string) => {
			await page.getByRole('dialog').waitFor();
			await look(name);
			await page.keyboard.press('Escape');
			await page.getByRole('dialog').waitFor({ state: 'detached' });
		};
		for (const name of DIALOGS) {
			await step(page, name).click();
			await lookOver(name);
		}
		await page.goto(`${unfit}/history`);
		await page.locator('.revs').waitFor();
		await look('history');
		await page.goto('/admin/article/1');
		await step(page, 'Withdraw').click();
		await lookOver('Withdraw');
		await page.getByLabel('Standfirst').fill('Other words.');
		await step(page, 'Save').click();
		await page.getByRole('dialog').getByText('Correction', { exact: true }).click();
		await lookOver('what a change is to readers');
		await page.getByLabel('Standfirst').press('ControlOrMeta+z');
		await page.goto(unfit);
		await step(page, 'Discard').click();
		await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
		await page.getByText(/^This draft is discarded/).waitFor();
		await look('a draft that is discarded');
		const admin = await site.keyboard({ viewport: { width, height: 900 } });
		await Looks.prepare(admin);
		await site.enter('admin', unfit, admin);
		await step(admin, 'Erase').click();
		await admin.getByRole('dialog').waitFor();
		const erase = await faultsOf(admin, width, looks);
		if (erase.length > 0) faults.Erase = erase;
		expect(faults).toEqual({});
	},
	300_000,
);

test('by keyboard alone: begun, written, tagged, published', async () => {
	const page = await site.enter('desk', '/admin/article');
	await page.keyboard.press('c');
	await reach(page.getByLabel('Headline'));
	await page.keyboard.type('Oslo counts its shops');
	await page.keyboard.press('Enter');
	await text(page).waitFor();
	await reach(page.getByLabel('Standfirst'));
	await page.keyboard.type('There are fewer than it thought.');
	await reach(text(page));
	await page.keyboard.type('A count in Oslo is done.');
	// The tools are one stop: Alt+F10 leads there, the arrows go along them, Escape goes back into the text.
	await page.keyboard.press('Alt+F10');
	await expectFocus(page.getByRole('toolbar').locator('[tabindex="0"]'));
	await page.keyboard.press('Escape');
	await expectFocus(text(page));
	await reach(page.getByRole('combobox', { name: 'Add: Tags' }));
	await page.keyboard.type('retail');
	await page
		.getByRole('option', { name: /^Retail/ })
		.first()
		.waitFor();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Control+s');
	await isSaved(page);
	await reach(step(page, 'Publish'), 'Shift+Tab');
	await page.keyboard.press('Enter');
	await reach(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
	await page.keyboard.press('Enter');
	await expectSaid(page, 'is before readers');
	const reader = await site.keyboard();
	await reader.goto('/news/oslo-counts-its-shops');
	expect(await reader.locator('main').textContent()).toMatch(/A count in Oslo is done\.[\s\S]*Retail/);
}, 120_000);

test('opened and saved, an article changes no byte of its text', async () => {
	const page = await site.enter('desk', '/admin');
	const stored = async () => {
		const answer = await page.request.get('/admin/api/article/1');
		return ((await answer.json()) as { data: { version: number; content: { html: string } } }).data;
	};
	const before = await stored();
	await page.goto('/admin/article/1');
	await text(page).press('ControlOrMeta+End');
	await page.keyboard.type('x');
	await page.keyboard.press('Backspace');
	await expect.poll(() => step(page, 'Save').getAttribute('aria-disabled')).toBe('true');
	await page.locator('#place').fill('Strasbourg');
	await step(page, 'Save').click();
	await page.getByRole('radio', { name: 'Minor' }).check();
	await step(page, 'Save as minor').click();
	await expectSaid(page, 'Saved 1 change');
	expect(await stored()).toMatchObject({ version: before.version + 1, content: { html: before.content.html } });
});

test('two people write one draft: what one did not touch goes through, the text that both touched asks', async () => {
	const own = await site.keyboard({ expects: /status of 409/ });
	const first = await site.enter('desk', '/admin', own);
	const address = await draft(first, { title: 'Two write one draft' });
	const second = await site.enter('admin', address);
	await first.goto(address);
	await text(first).waitFor();
	await second.getByLabel('Standfirst').fill('By the second.');
	await text(second).press('ControlOrMeta+End');
	await second.keyboard.type(' And more by the second.');
	await step(second, 'Save').click();
	await isSaved(second);
	await first.locator('#place').fill('Lyon');
	await text(first).press('ControlOrMeta+End');
	await first.keyboard.type(' And other by the first.');
	await step(first, 'Save').click();
	await first.getByText('Not saved: 1 field asks you').waitFor();
	expect(await first.getByLabel('Standfirst').inputValue()).toBe('By the second.');
	expect(await first.locator('.cf .v').allTextContents()).toEqual([
		'Words. And other by the first.',
		'Words. And more by the second.',
		'Words.',
	]);
	await first.getByRole('radio', { name: 'Theirs' }).check();
	await first.getByRole('button', { name: 'Keep Theirs' }).click();
	await expect.poll(() => text(first).textContent()).toBe('Words. And more by the second.');
	await second.reload();
	await expect.poll(() => second.locator('#place').inputValue()).toBe('Lyon');
});

test('in Spanish: who may only look is told who may write, and the palette finds articles', async () => {
	const page = await site.enter('translator', '/admin/me');
	await page.getByRole('radio', { name: 'Español' }).check();
	await page.getByRole('button', { name: 'Save' }).first().click();
	await page.getByRole('link', { name: 'Artículos' }).waitFor();
	await page.keyboard.press('Control+k');
	await page.getByRole('combobox').fill('minimum duty');
	await page.getByRole('option', { name: /^A European minimum duty/ }).click();
	await page.getByText('Puede consultar este artículo').waitFor();
	expect(await page.getByRole('button', { name: /Guardar|Publicar|Retirar/ }).count()).toBe(0);
	expect(await page.locator('.whose').textContent()).toContain('Retirar');
	await page.locator('.side a[href$="/history"]').click();
	await expect.poll(() => page.locator('h1').textContent()).toBe('Historial');
});
