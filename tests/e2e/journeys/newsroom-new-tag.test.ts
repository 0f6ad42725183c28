import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { account, account_role } from '../../../src/data/tables/security/account';
import { draftsOf } from './drafts';
import { expectToast, openNewsroom, type Person } from './newsroom';
import { expectFocus } from './readers';

const site = openNewsroom();
const { draft, headers, speak } = draftsOf(site);

const field = (page: Page, what: string) => page.getByRole('combobox', { name: `Add: ${what}` });
const options = (page: Page) => page.getByRole('listbox').getByRole('option').allTextContents();
const offered = (page: Page) => page.getByRole('option', { name: /^(Create|Crear) / });
/** Rows that the article is linked to, as its panel names them. */
const linked = (page: Page, what: string) =>
	page.getByRole('group', { name: what, exact: true }).locator('.tagi > span').allTextContents();
const isSaved = (page: Page) => expect.poll(() => page.locator('.top [role="status"]').textContent()).toMatch(/^Saved/);

/** Opens a new draft in the editor. @returns the page, and the number of the draft */
async function opened(person: Person, title: string, more: object = {}) {
	const page = await site.enter(person, '/admin', await site.keyboard({ expects: /status of 4(?:00|03|09)/ }));
	const id = await draft(page, title, '<p>Words.</p>', more);
	await page.goto(`/admin/article/${id}`);
	await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
	return { page, id };
}

test('an editor makes a tag, a company and an author without leaving the text, and the article has them', async () => {
	const { page, id } = await opened('editor', 'A new kind of gum');
	await field(page, 'Tags').fill('  Nicotine  gums ');
	await offered(page).waitFor();
	expect(await options(page)).toEqual(['Create tag “Nicotine gums”']);
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'New tag' });
	await expectFocus(dialog.getByLabel('Name', { exact: true }));
	expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Nicotine gums');
	expect(await dialog.getByLabel('URL slug').inputValue()).toBe('nicotine-gums');
	expect(await dialog.getByLabel('Edition').isDisabled()).toBe(true);
	await dialog.getByLabel('Name', { exact: true }).fill('Nicotine gum');
	expect(await dialog.getByLabel('URL slug').inputValue()).toBe('nicotine-gum');
	await dialog.getByLabel('URL slug').fill('gum');
	await dialog.getByLabel('Name', { exact: true }).fill('Nicotine gums');
	await page.keyboard.press('Enter');
	await expectToast(page, 'Created “Nicotine gums”.');
	await dialog.waitFor({ state: 'detached' });
	await expectFocus(field(page, 'Tags'));
	expect(await field(page, 'Tags').inputValue()).toBe('');
	await expect.poll(() => linked(page, 'Tags')).toEqual(['Nicotine gums×']);

	for (const [what, noun, name, slug] of [
		['Companies', 'company', 'Fumée Labs', 'fumee-labs'],
		['Authors', 'author', 'Ada Okafor', 'ada-okafor'],
	] as const) {
		await field(page, what).fill(name);
		await page.getByRole('option', { name: `Create ${noun} “${name}”` }).click();
		const its = page.getByRole('dialog', { name: `New ${noun}` });
		expect(await its.getByLabel('URL slug').inputValue()).toBe(slug);
		expect(await its.getByLabel('Edition').count()).toBe(0);
		await its.getByRole('button', { name: 'Create and add' }).click();
		await its.waitFor({ state: 'detached' });
		await expectFocus(field(page, what));
		expect((await linked(page, what)).at(-1)).toContain(name);
	}
	await isSaved(page);
	await expect
		.poll(async () => {
			const answer = await page.request.get(`/admin/api/article/${id}`);
			const { data } = (await answer.json()) as {
				data: { status: string; links: Record<string, { name: string }[]> };
			};
			const last = Object.fromEntries(Object.entries(data.links).map(([name, rows]) => [name, rows.at(-1)?.name]));
			return { status: data.status, ...last };
		})
		.toMatchObject({ status: 'draft', tags: 'Nicotine gums', companies: 'Fumée Labs', authors: 'Ada Okafor' });
	const rows = await page.request.get('/admin/api/tag?search=gum');
	expect(((await rows.json()) as { data: { rows: object[] } }).data.rows).toMatchObject([
		{ edition: 'en', slug: 'gum', name: 'Nicotine gums' },
	]);

	// What is linked already is not made a second time.
	await field(page, 'Tags').fill('nicotine GUMS');
	await page.getByRole('option', { name: 'Nothing is found.' }).waitFor();
	expect(await offered(page).count()).toBe(0);
});

test('nobody is offered what they may not make, and the call refuses it; shows are made elsewhere', async () => {
	const { page } = await opened('reporter', 'A report on gums', { links: {} });
	for (const what of ['Tags', 'Authors', 'Companies']) {
		await field(page, what).fill('Unheard of');
		await page.getByRole('option', { name: 'Nothing is found.' }).waitFor();
		expect(await offered(page).count()).toBe(0);
	}
	for (const noun of ['tag', 'author', 'company']) {
		const data = { name: 'Unheard of', slug: 'unheard-of', ...(noun === 'tag' && { edition: 'en' }) };
		const answer = await page.request.post(`/admin/api/${noun}`, { data, headers: headers() });
		expect(answer.status()).toBe(403);
	}
	const { page: desk } = await opened('desk', 'A show of gums');
	await field(desk, 'Exhibitions and forums').fill('Unheard of');
	await desk.getByRole('option', { name: 'Nothing is found.' }).waitFor();
	expect(await offered(desk).count()).toBe(0);
	// A translator makes tags of their own edition, and nothing that all editions share.
	const { page: translator } = await opened('translator', 'Un informe', { edition: 'es', links: {} });
	await field(translator, 'Tags').fill('Inaudito');
	await offered(translator).waitFor();
	await field(translator, 'Companies').fill('Inaudito');
	await translator.getByRole('option', { name: 'Nothing is found.' }).waitFor();
	expect(await offered(translator).count()).toBe(0);
});

test('a role for an edition makes tags of that edition, one for a section none, and neither makes a company', async () => {
	const { page } = await opened('editor', 'A report of one edition');
	const narrow = (scope: { edition: string; section: string | null }) =>
		site.front.db.write(async (tx) => {
			const email = 'editor@brume.example';
			const [editor] = await tx.select({ id: account.id }).from(account).where(eq(account.email, email));
			await tx
				.update(account_role)
				.set(scope)
				.where(eq(account_role.account_id, editor?.id ?? 0));
		});
	for (const [section, makes] of [
		[null, ['Tags']],
		['company', []],
	] as const) {
		await narrow({ edition: 'en', section });
		await page.reload();
		const found: string[] = [];
		for (const what of ['Tags', 'Companies', 'Authors']) {
			await field(page, what).fill('Unheard of');
			await page.getByRole('option', { name: /^(?:Create |Nothing is found)/ }).waitFor();
			if ((await offered(page).count()) > 0) found.push(what);
		}
		expect(found).toEqual(makes);
		const data = { name: 'Gums in one edition', slug: `gums-${section}`, edition: 'en' };
		const answer = await page.request.post('/admin/api/tag', { data, headers: headers() });
		expect(answer.status()).toBe(section === null ? 201 : 403);
	}
});

test('what is refused says why at its field, keeps what was typed, and offers the row that exists', async () => {
	const { page } = await opened('desk', 'A report on cells');
	await field(page, 'Tags').fill('Batteries!');
	await offered(page).click();
	const dialog = page.getByRole('dialog', { name: 'New tag' });
	await dialog.waitFor();
	await page.keyboard.press('Escape');
	await dialog.waitFor({ state: 'detached' });
	await expectFocus(field(page, 'Tags'));
	expect(await field(page, 'Tags').inputValue()).toBe('Batteries!');

	await offered(page).click();
	await dialog.getByLabel('Name', { exact: true }).fill('');
	await dialog.getByRole('button', { name: 'Create and add' }).click();
	await expect.poll(() => dialog.getByLabel('Name', { exact: true }).getAttribute('aria-invalid')).toBe('true');
	expect(await dialog.getByText('This is needed.').count()).toBe(1);
	await expectFocus(dialog.getByLabel('Name', { exact: true }));
	await page.keyboard.type('Batteries!');
	await page.keyboard.press('Enter');
	await dialog.getByText('This belongs to “Batteries”.').waitFor();
	await expectFocus(dialog.getByLabel('URL slug'));
	expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Batteries!');
	await dialog.getByRole('alert').getByRole('button', { name: 'Add “Batteries” instead' }).click();
	await dialog.waitFor({ state: 'detached' });
	await expect.poll(() => linked(page, 'Tags')).toEqual(['Batteries×']);
	await expectFocus(field(page, 'Tags'));
	expect(await field(page, 'Tags').inputValue()).toBe('');

	await speak(page, 'es');
	await page.reload();
	const tags = page.getByRole('combobox', { name: 'Añadir: Etiquetas' });
	await tags.fill('Chicles');
	await offered(page).click();
	expect(await page.getByRole('dialog', { name: 'Crear: etiqueta' }).getByLabel('Nombre').inputValue()).toBe('Chicles');
	await speak(page, 'en');
});

test('by keyboard alone: what is found comes first, and an early Enter waits for it', async () => {
	const { page } = await opened('desk', 'A report on pouches');
	const tags = field(page, 'Tags');
	const active = () =>
		tags.evaluate((input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent);
	await tags.fill('pouch');
	await offered(page).waitFor();
	const found = await options(page);
	expect(found.length).toBeGreaterThan(1);
	expect(found.at(-1)).toBe('Create tag “pouch”');
	expect(await active()).toBe(found[0]);
	await page.keyboard.press('ArrowUp');
	await expect.poll(active).toBe('Create tag “pouch”');
	await page.keyboard.press('ArrowDown');
	await expect.poll(active).toBe(found[0]);

	// While the server is silent, nothing is made: neither beside what was found before, nor by Enter.
	let answer = () => {};
	const held = new Promise<void>((done) => {
		answer = done;
	});
	await page.route('**/article/choice?*', async (route) => {
		await held;
		await route.continue();
	});
	await tags.pressSequentially('es');
	expect(await offered(page).count()).toBe(0);
	await page.keyboard.press('Enter');
	expect(await page.getByRole('dialog').count()).toBe(0);
	answer();
	await expect.poll(() => linked(page, 'Tags')).toHaveLength(1);
	expect(await linked(page, 'Tags')).toEqual([expect.stringMatching(/pouches/i)]);
	expect(await page.getByRole('dialog').count()).toBe(0);
	await page.unroute('**/article/choice?*');

	// Where the search has failed, it is not known whether the tag exists.
	await page.route('**/article/choice?*', (route) => route.fulfill({ status: 403, json: { msg: 'No', data: {} } }));
	await tags.fill('Unheard of');
	await page.getByRole('option', { name: /^The search failed/ }).waitFor();
	expect(await offered(page).count()).toBe(0);
	await page.unroute('**/article/choice?*');
	await page.keyboard.press('Enter');
	await offered(page).waitFor();
	// Words that are typed on where nothing was found keep the option in sight.
	await tags.pressSequentially(' tag');
	await page.getByRole('option', { name: 'Create tag “Unheard of tag”' }).waitFor();
	await page.keyboard.press('Enter');
	await page.getByRole('dialog', { name: 'New tag' }).waitFor();
});
