/** People who lose their role or their account while they type see why, and keep their words. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { actors } from '../../../src/access/actor';
import { makeFirstLink } from '../../../src/commands/account/make-link';
import { createContext } from '../../../src/commands/command';
import { article } from '../../../src/data/tables/article';
import type { Grant } from '../../../src/shared/staff';
import { PASSWORD, type Settled, settle } from '../../settled';
import { axeViolations } from '../axe';
import { closePage } from './kept-records';
import { expectWritten } from './newsroom';
import { openSite } from './readers';

const site = openSite();
const expects = /status of (?:401|403|404)/;
const now = () => Math.floor(Date.now() / 1000);

let chief: Settled;
beforeAll(async () => {
	const token = await makeFirstLink(createContext(site.front.db, actors.operator, now()));
	chief = await settle(site.url, String(token), { email: 'ana@brume.example' });
});

/** Somebody with these roles, in a browser of their own. */
async function sitDown(name: string, grants: Grant[], page: Page) {
	const email = `${name.toLowerCase().replaceAll(' ', '.')}@brume.example`;
	const invited = await chief.visitor.ask('POST', 'people/invite', { email, name, grants });
	const { id, link } = invited.data as { id: number; link: string };
	const { visitor, codes } = await settle(site.url, link.split('/').at(-1) ?? '', { name });
	const context = page.context();
	await context.addCookies([{ name: 'site_admin_token', value: visitor.cookie, url: site.url, httpOnly: true }]);
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	return {
		page,
		visitor,
		name,
		/** A recovery code for each time they sign in again. */
		codes,
		change: async (to: { grants?: Grant[]; state?: 'active' | 'disabled' }) =>
			expect((await chief.visitor.ask('PATCH', `people/${id}`, to)).status).toBe(200),
	};
}

type Person = Awaited<ReturnType<typeof sitDown>>;

const dialogOf = ({ page, name }: Person) => page.getByRole('dialog', { name: `Sign in to go on, ${name}` });

async function signInAgain(person: Person): Promise<void> {
	const dialog = dialogOf(person);
	await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
	await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
	await dialog.getByLabel('Code').fill(person.codes.pop() ?? '');
	await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
	await dialog.waitFor({ state: 'detached' });
}

/**
 * Holds what the page sends to be saved, so that it is on its way while something else happens.
 * @returns lets it go on
 */
async function holdWrites(page: Page): Promise<() => void> {
	let free = () => {};
	const freed = new Promise<void>((done) => {
		free = done;
	});
	await page.route('**/admin/api/article/**', async (route) => {
		if (route.request().method() !== 'GET') await freed;
		await route.continue();
	});
	return free;
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const titleOf = async (id: number) =>
	(await site.front.db.write((tx) => tx.select({ title: article.title }).from(article).where(eq(article.id, id))))[0]
		?.title;

/** No step on the way of the article is on offer. */
async function expectNoSteps(page: Page): Promise<void> {
	for (const name of ['Publish', 'Schedule', 'Submit for review', 'Discard', 'Withdraw', 'Save'])
		expect([name, await page.getByRole('button', { name, exact: true }).count()]).toEqual([name, 0]);
}

/** The screen says who took the role away and when, and hands over the words that were typed. */
async function expectWordsKept(page: Page, title: string, words: string): Promise<void> {
	const message = page.getByRole('alert').filter({ hasText: /Your role was changed by Ana Duarte at \d\d:\d\d\./ });
	await message.waitFor();
	await expectNoSteps(page);
	expect(await page.getByLabel('Headline', { exact: true }).inputValue()).toBe(title);
	await expectWritten(page, words);
	expect(await axeViolations(page)).toEqual([]);
	await message.getByRole('button', { name: 'Copy the text' }).click();
	await message.getByText('Copied: headline').waitFor();
	expect(await copied(page)).toContain(title);
	expect(await copied(page)).toContain(words);
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		message.getByRole('button', { name: 'Save as a file' }).click(),
	]);
	expect(await readFile(await file.path(), 'utf8')).toContain(`<h1>${title}</h1>`);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('a role that is taken away from somebody who writes a draft, and given back', async () => {
	const person = await sitDown('Mar Iglesias', [{ role: 'editor' }], await site.keyboard({ expects }));
	const { page, visitor } = person;
	const made = await visitor.ask('POST', 'article', {
		edition: 'en',
		type: 'company',
		title: 'Harbour fog',
		html: '<p>It began at dawn.</p>',
	});
	const id = Number(made.data.id);
	await page.goto(`/admin/article/${id}`);
	const text = page.getByRole('textbox', { name: 'Text', exact: true });
	await text.press('ControlOrMeta+End');
	const free = await holdWrites(page);
	await text.pressSequentially(' It lifted at noon.');
	await page.getByLabel('Headline', { exact: true }).fill('Harbour fog lifts');
	await page.keyboard.press('ControlOrMeta+s');
	await person.change({ grants: [{ role: 'advertising' }] });
	free();
	await signInAgain(person);
	await expectWordsKept(page, 'Harbour fog lifts', 'It began at dawn. It lifted at noon.');
	expect(await titleOf(id)).toBe('Harbour fog');
	// The role that is given back ends the session once more, and then what was typed is saved.
	await person.change({ grants: [{ role: 'editor' }] });
	await page.keyboard.press('ControlOrMeta+s');
	await signInAgain(person);
	await expect.poll(() => titleOf(id)).toBe('Harbour fog lifts');
	await expectWritten(page, 'It began at dawn. It lifted at noon.');
	await page.getByRole('alert').filter({ hasText: 'Your role was changed' }).waitFor({ state: 'detached' });
	await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
});

test('a role that is narrowed while somebody changes what readers have, on a telephone', async () => {
	const person = await sitDown('Pia Holm', [{ role: 'desk' }], await site.phone({ expects }));
	const { page, visitor } = person;
	const { rows } = (await visitor.ask('GET', 'article?status=published&edition=en&limit=1')).data as {
		rows: { id: number }[];
	};
	const id = Number(rows[0]?.id);
	await page.goto(`/admin/article/${id}`);
	await page.getByLabel('Headline', { exact: true }).waitFor();
	const free = await holdWrites(page);
	await page.getByLabel('Headline', { exact: true }).fill('A headline that nobody may change now');
	await person.change({ grants: [{ role: 'reporter' }] });
	free();
	await signInAgain(person);
	const message = page.getByRole('alert').filter({ hasText: /Your role was changed by Ana Duarte at \d\d:\d\d\./ });
	await message.getByRole('button', { name: 'Copy the text' }).click();
	await expectNoSteps(page);
	expect(await copied(page)).toContain('A headline that nobody may change now');
	expect(await axeViolations(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a step that is refused says so too, where nothing is typed', async () => {
	const person = await sitDown('Lia Berg', [{ role: 'editor' }], await site.keyboard({ expects }));
	const { page, visitor } = person;
	const made = await visitor.ask('POST', 'article', { edition: 'en', type: 'company', title: 'Low water' });
	await page.goto(`/admin/article/${made.data.id}`);
	const free = await holdWrites(page);
	await page.getByRole('button', { name: 'Discard', exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
	await person.change({ grants: [{ role: 'advertising' }] });
	free();
	await signInAgain(person);
	await page.getByText(/Your role was changed by Ana Duarte at/).waitFor();
	expect(await page.getByRole('button', { name: 'Copy the text' }).count()).toBe(0);
});

test('an account that is disabled: the right password is told why, and the words can be taken away', async () => {
	const person = await sitDown('Ida Lund', [{ role: 'editor' }], await site.keyboard({ expects }));
	const { page, visitor } = person;
	const made = await visitor.ask('POST', 'article', { edition: 'en', type: 'company', title: 'Spring tide' });
	await page.goto(`/admin/article/${made.data.id}`);
	await page.getByLabel('Headline', { exact: true }).waitFor();
	const free = await holdWrites(page);
	await page.getByLabel('Headline', { exact: true }).fill('Spring tide comes early');
	await page.keyboard.press('ControlOrMeta+s');
	await person.change({ state: 'disabled' });
	free();
	const dialog = dialogOf(person);
	// A wrong password says nothing about the account.
	await dialog.getByLabel('Password', { exact: true }).fill('not the password of Ida');
	await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
	await dialog.getByText('E-mail address and password do not match.').waitFor();
	expect(await dialog.getByRole('button', { name: 'Copy the text' }).count()).toBe(0);
	await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
	await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
	await dialog.getByText('This account cannot sign in. Ask an administrator.').waitFor();
	expect(await dialog.textContent()).not.toContain('can be saved once you are in again');
	await dialog.getByText('Your account was disabled').waitFor();
	expect(await axeViolations(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Copy the text' }).click();
	await dialog.getByText('Copied: headline').waitFor();
	expect(await copied(page)).toContain('Spring tide comes early');
	await page.setViewportSize({ width: 390, height: 844 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	// An account that is active again goes on from there.
	await person.change({ state: 'active' });
	await signInAgain(person);
	await expect.poll(() => titleOf(Number(made.data.id))).toBe('Spring tide comes early');
});

/** Opens the form of the first tag, and types over it. @returns its field, and what it holds now */
async function typeOverTag(page: Page, words: string) {
	await page.goto('/admin/tag?search=coils');
	await page.getByRole('link', { name: 'Coils', exact: true }).click();
	const field = page.locator('#description');
	await field.fill(words);
	return field;
}

test('a role that is narrowed while somebody writes in the form of a row: the reason, the words, no button', async () => {
	const person = await sitDown('Noa Ferrer', [{ role: 'desk' }], await site.keyboard({ expects }));
	const { page } = person;
	const field = await typeOverTag(page, 'Wire that warms the liquid.');
	await page.getByRole('button', { name: 'Save 1 change' }).waitFor();
	await person.change({ grants: [{ role: 'advertising' }] });
	await page.getByRole('button', { name: 'Save 1 change' }).click();
	await signInAgain(person);
	const message = page.getByRole('alert').filter({ hasText: /Your role was changed by Ana Duarte at \d\d:\d\d\./ });
	await message.getByRole('button', { name: 'Copy the text' }).click();
	await message.getByText('Copied: each field').waitFor();
	expect(await copied(page)).toContain('Description\n\nWire that warms the liquid.');
	expect(await field.inputValue()).toBe('Wire that warms the liquid.');
	expect(await page.getByRole('button', { name: /^Save \d|^Merge|^Delete/ }).count()).toBe(0);
	expect(await axeViolations(page)).toEqual([]);
	await page.setViewportSize({ width: 390, height: 844 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	// The browser still has the words, though the row is out of their writer’s sight by now.
	const again = await page.context().newPage();
	const address = page.url();
	await closePage(page, again);
	await again.goto(address);
	await again.locator('#heading').waitFor();
	await again.goto('/admin');
	const left = again.locator('section', { hasText: 'Typed at this computer, not saved yet' }).last();
	await left.getByText('Show the words').click();
	await left.getByText('Wire that warms the liquid.').waitFor();
	expect(await axeViolations(again)).toEqual([]);
	// Somebody who may look at the row, and not change it, finds them beside the form.
	await person.change({ grants: [{ role: 'translator', edition: 'es' }] });
	await again.goto(address);
	await again.getByLabel('E-mail').fill('noa.ferrer@brume.example');
	await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
	await again.getByRole('button', { name: 'Sign in', exact: true }).click();
	await again.getByLabel('Code').fill(person.codes.pop() ?? '');
	await again.getByRole('button', { name: 'Sign in', exact: true }).click();
	const beside = again.locator('section', { hasText: 'Typed here and never saved' }).last();
	await beside.getByText('Wire that warms the liquid.').waitFor();
	expect(await beside.textContent()).toContain('You may not change this now.');
});

test('an account that is disabled while somebody writes in the form of a row', async () => {
	const person = await sitDown('Teo Marsh', [{ role: 'desk' }], await site.keyboard({ expects }));
	const { page } = person;
	await typeOverTag(page, 'Wire and cotton.');
	await page.getByRole('button', { name: 'Save 1 change' }).waitFor();
	await person.change({ state: 'disabled' });
	await page.getByRole('button', { name: 'Save 1 change' }).click();
	const dialog = dialogOf(person);
	await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
	await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
	await dialog.getByText('Your account was disabled').waitFor();
	await dialog.getByRole('button', { name: 'Copy the text' }).click();
	await dialog.getByText('Copied: each field').waitFor();
	expect(await copied(page)).toContain('Wire and cotton.');
});

test('what had reached the server of a disabled account’s draft is opened and handed on by an administrator', async () => {
	const person = await sitDown('Eva Roth', [{ role: 'reporter' }], await site.keyboard({ expects }));
	const { page, visitor } = person;
	const made = await visitor.ask('POST', 'article', {
		edition: 'en',
		type: 'company',
		title: 'Ebb',
		html: '<p>Low.</p>',
	});
	const id = Number(made.data.id);
	await page.goto(`/admin/article/${id}`);
	const sent = page.waitForResponse(
		(answer) => answer.url().endsWith('/steps') && answer.request().method() === 'POST',
	);
	const text = page.getByRole('textbox', { name: 'Text', exact: true });
	await text.press('ControlOrMeta+End');
	await page.keyboard.type(' Lower.');
	expect((await sent).status()).toBe(200);
	await expect.poll(async () => page.locator('.top [role="status"]').textContent()).toMatch(/^Saved/);
	await person.change({ state: 'disabled' });
	const colleague = await sitDown('Ivo Lang', [{ role: 'reporter' }], await site.keyboard({ expects }));
	expect((await colleague.visitor.ask('GET', `article/${id}`)).status).toBe(404);
	const office = await site.keyboard();
	await office
		.context()
		.addCookies([{ name: 'site_admin_token', value: chief.visitor.cookie, url: site.url, httpOnly: true }]);
	await office.goto(`/admin/article/${id}`);
	await expectWritten(office, 'Low. Lower.');
	// A reporter sees the drafts of the author that their account signs as: the administrator puts that author on it.
	const authors = (await chief.visitor.ask('GET', 'author?search=ivo%20lang')).data as { rows: { id: number }[] };
	const handed = await chief.visitor.ask('PATCH', `article/${id}`, {
		version: Number((await chief.visitor.ask('GET', `article/${id}`)).data.version),
		links: { authors: authors.rows.map((row) => row.id) },
	});
	expect(handed.status).toBe(200);
	await colleague.page.goto(`/admin/article/${id}`);
	await expectWritten(colleague.page, 'Low. Lower.');
	await colleague.page.getByRole('textbox', { name: 'Text', exact: true }).press('ControlOrMeta+End');
	await colleague.page.keyboard.type(' Lowest.');
	await expectWritten(office, 'Low. Lower. Lowest.');
});
