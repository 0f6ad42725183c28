/** What is typed into the form of a row and not saved is kept in the browser, whatever row it is. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { closePage, isKept, keptRecords, nothingIsKept } from './kept-records';
import { expectToast, openNewsroom } from './newsroom';

const site = openNewsroom();
const back = (page: Page) => page.getByText(/^◒ What you typed and never saved/);
const state = (page: Page) => page.locator('.top [role="status"]').textContent();

/** Rows of every kind of form: one text, texts of both editions, a text with markup, and a row that is not made yet. */
const FORMS = [
	{ what: 'a tag', list: '/admin/tag?search=coils', field: '#description' },
	{ what: 'an author, in a text of one edition', list: '/admin/author', field: '[id="texts.es.bio"]' },
	{ what: 'a page, in its text', list: '/admin/page?edition=en', field: '[role="textbox"]' },
	{ what: 'a tag that is not made yet', list: undefined, field: '#description' },
] as const;

/** Opens the first row of a list. @returns its address */
async function openFirst(page: Page, list: string | undefined): Promise<string> {
	await page.goto(list ?? '/admin/tag/new');
	if (list) {
		await page.locator('.tb .hed a, .tb a.hed, .tb .hed').first().click();
		await page.locator('form .grp').first().waitFor();
	}
	return page.url();
}

async function type(page: Page, field: string, words: string): Promise<void> {
	const at = page.locator(field).first();
	await at.press('ControlOrMeta+End');
	await page.keyboard.type(words);
}
const readField = (page: Page, field: string) =>
	page
		.locator(field)
		.first()
		.evaluate((at) =>
			at instanceof HTMLTextAreaElement || at instanceof HTMLInputElement ? at.value : at.textContent,
		);

/** Opens an address in another page of the same browser, after closing the first. */
async function openAgain(page: Page, address: string): Promise<Page> {
	const next = await page.context().newPage();
	await closePage(page, next);
	await next.goto(address);
	await next.locator('#main').waitFor();
	return next;
}

test.each(FORMS)(
	'$what: what was typed is there again after a crash, unsaved, and is discarded or saved',
	async ({ list, field }) => {
		let page = await site.signIn('desk');
		const address = await openFirst(page, list);
		const before = await readField(page, field);
		await type(page, field, ' Typed before the crash.');
		await isKept(page, 'Typed before the crash.');
		page = await openAgain(page, '/admin');
		const left = page.locator('section', { hasText: 'Typed at this computer, not saved yet' }).last();
		await left.getByRole('link').first().click();
		await page.waitForURL(address);
		await back(page).waitFor();
		await expect.poll(() => readField(page, field)).toBe(`${before} Typed before the crash.`);
		if (list) expect(await state(page)).toBe('1 change is not saved');
		expect(await axeViolations(page)).toEqual([]);
		await back(page).locator('..').getByRole('button', { name: 'Discard it' }).click();
		await expect.poll(() => readField(page, field)).toBe(before);
		expect(await back(page).count()).toBe(0);
		await nothingIsKept(page);
		await type(page, field, ' Typed to be saved.');
		if (!list) {
			await page.locator('#edition').selectOption({ label: 'English' });
			await page.locator('#name').fill('Typed twice');
			await page.locator('#slug').fill('typed-twice');
		}
		await page.getByRole('button', { name: list ? 'Save 1 change' : 'Save', exact: true }).click();
		await expectToast(page, list ? 'Saved 1 change' : 'Created “Typed twice”.');
		await nothingIsKept(page);
	},
);

test('what a colleague changed meanwhile is asked about, and what is not taken is in the history', async () => {
	let page = await site.signIn('desk');
	const address = await openFirst(page, '/admin/tag?search=batteries');
	await page.locator('#name').fill('Mine, unsaved');
	await page.locator('#description').fill('Only I wrote this.');
	await isKept(page, 'Only I wrote this.');
	const colleague = await site.enter('admin', address);
	await colleague.locator('#name').fill('Theirs, saved');
	await colleague.getByRole('button', { name: 'Save 1 change' }).click();
	await expectToast(colleague, 'Saved 1 change');
	page = await openAgain(page, address);
	await back(page).waitFor();
	const asked = page.locator('.cf');
	expect(await asked.textContent()).toMatch(/Yours.*Mine, unsaved.*Theirs.*Theirs, saved/);
	expect(await page.locator('#description').inputValue()).toBe('Only I wrote this.');
	await asked.getByRole('button', { name: 'Keep Theirs' }).click();
	await page.getByRole('button', { name: 'Save 1 change' }).click();
	await expectToast(page, 'Saved 1 change');
	await colleague.reload();
	await expect.poll(() => colleague.locator('#description').inputValue()).toBe('Only I wrote this.');
	expect(await colleague.locator('#name').inputValue()).toBe('Theirs, saved');
	await nothingIsKept(page);
});

test('without an answer it is kept on this computer, and saved by hand once the line is back', async () => {
	const page = await site.signIn('desk', await site.keyboard({ expects: /ERR_INTERNET|status of 503/ }));
	await openFirst(page, '/admin/tag?search=coils');
	await page.route('**/admin/api/tag/**', (route) =>
		route.request().method() === 'PATCH' ? route.fulfill({ status: 503, json: { msg: 'Busy.' } }) : route.continue(),
	);
	await page.locator('#description').fill('Written in a tunnel.');
	await page.keyboard.press('ControlOrMeta+s');
	await expect.poll(() => state(page)).toMatch(/^Kept on this computer, \d\d:\d\d$/);
	await page.getByText('No answer comes from the newsroom.').waitFor();
	await page.unroute('**/admin/api/tag/**');
	await page.context().setOffline(true);
	await page.locator('#description').fill('Written in a longer tunnel.');
	await page.keyboard.press('ControlOrMeta+s');
	await expect.poll(() => state(page)).toMatch(/^Kept on this computer, \d\d:\d\d$/);
	await page.context().setOffline(false);
	await page.keyboard.press('ControlOrMeta+s');
	await expectToast(page, 'Saved 1 change');
	await expect.poll(() => page.getByText('No answer comes from the newsroom.').count()).toBe(0);
	await nothingIsKept(page);
});

test('what was typed into another form, or may not be changed now, is shown beside it', async () => {
	let page = await site.signIn('desk');
	const address = await openFirst(page, '/admin/tag?search=pouches');
	const before = await readField(page, '#description');
	await type(page, '#description', ' To be copied.');
	await isKept(page, 'To be copied.');
	const next = await page.context().newPage();
	await next.goto('/admin');
	await closePage(page, next);
	await keptRecords(next, { schema: 0 });
	await next.goto(address);
	page = next;
	const beside = page.locator('section', { hasText: 'Typed here and never saved' }).last();
	await beside.getByText('To be copied.').waitFor();
	expect(await beside.textContent()).toContain('The form has changed since');
	expect(await readField(page, '#description')).toBe(before);
	expect(await axeViolations(page)).toEqual([]);
	await page.reload();
	await beside.getByRole('button', { name: 'Discard it' }).click();
	await beside.waitFor({ state: 'detached' });
	await nothingIsKept(page);
});

test('leaving without saving leaves nothing behind', async () => {
	const page = await site.signIn('desk');
	await openFirst(page, '/admin/tag?search=coils');
	await type(page, '#description', ' Not wanted.');
	await isKept(page, 'Not wanted.');
	await page.getByRole('link', { name: 'Tags' }).first().click();
	await page.getByRole('button', { name: 'Leave and forget' }).click();
	await nothingIsKept(page);
});

test('who leaves while a change is being saved is asked only until it is saved', async () => {
	const page = await site.signIn('desk');
	await openFirst(page, '/admin/tag?search=coils');
	const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
	await page.route('**/admin/api/tag/*', async (route) => {
		if (route.request().method() === 'PATCH') await isReleased;
		await route.continue();
	});
	await type(page, '#description', ' Saved on the way out.');
	await page.keyboard.press('ControlOrMeta+s');
	await page.getByRole('link', { name: 'Tags' }).first().click();
	const question = page.getByRole('dialog', { name: 'Leave without saving?' });
	await question.getByText('1 change stands only on this page.').waitFor();
	release();
	await page.locator('#heading', { hasText: 'Tags' }).waitFor();
	expect(await question.count()).toBe(0);
	await nothingIsKept(page);
	await openFirst(page, '/admin/tag?search=coils');
	await expect.poll(() => readField(page, '#description')).toContain('Saved on the way out.');
});
