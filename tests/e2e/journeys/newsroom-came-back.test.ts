/** Words that came back after a crash: beside what colleagues have saved since, discarded, and from older pages. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { draftsOf } from './drafts';
import { closePage, isKept, keptRecords, nothingIsKept } from './kept-records';
import { expectWritten, openNewsroom } from './newsroom';
import {
	back,
	headline,
	openAgain,
	SAVES,
	saveNothing,
	state,
	text,
	typeUnsaved,
	unsavedDraftsOf,
} from './unsaved-drafts';

const site = openNewsroom();
const { openDraft, headers } = unsavedDraftsOf(site);
const { publish } = draftsOf(site);

/** A part of the script that is loaded when somebody asks for it. */
const LATER = /\/assets\/newsroom\/outside-/;

test('what a colleague changed meanwhile is asked about; discarded, nothing is left', async () => {
	let page = await site.signIn('editor', await site.keyboard({ expects: /ERR_FAILED/ }));
	const id = await openDraft(page, 'Two at a distance');
	await saveNothing(page);
	await headline(page).fill('Mine, unsaved');
	await page.getByLabel('Standfirst').fill('Only I wrote this.');
	await isKept(page, 'Only I wrote this.');
	const data = { version: 1, title: 'Theirs, saved' };
	const colleague = await site.enter('desk', '/admin/tag');
	const saved = await colleague.request.patch(`/admin/api/article/${id}`, { data, headers: { origin: site.url } });
	expect(saved.status()).toBe(200);
	page = await openAgain(page, id);
	const asked = page.locator('.cf');
	expect(await asked.textContent()).toMatch(/Yours.*Mine, unsaved.*Theirs.*Theirs, saved.*Before.*Two at a distance/);
	expect(await page.getByLabel('Standfirst').inputValue()).toBe('Only I wrote this.');
	page = await openAgain(page, id);
	await page.locator('.cf').getByRole('radio', { name: 'Yours' }).check();
	await page.locator('.cf').getByRole('button', { name: 'Keep Yours' }).click();
	await expect.poll(() => headline(page).inputValue()).toBe('Mine, unsaved');
	await back(page).locator('..').getByRole('button', { name: 'Discard it' }).click();
	await expect.poll(() => headline(page).inputValue()).toBe('Theirs, saved');
	expect(await page.getByLabel('Standfirst').inputValue()).toBe('More.');
	await nothingIsKept(page);
});

test('what came back into a text that others have changed since stands in theirs, and is discarded as a whole', async () => {
	let page = await site.signIn('editor', await site.keyboard({ expects: /ERR_FAILED/ }));
	const id = await openDraft(page, 'Back, and not wanted');
	await typeUnsaved(page, 'Not wanted.');
	const colleague = await site.enter('desk', `/admin/article/${id}`);
	await text(colleague).press('ControlOrMeta+Home');
	await colleague.keyboard.type('Theirs. ');
	await expect.poll(() => colleague.locator('.top [role="status"]').textContent()).toMatch(/^Saved/);
	page = await openAgain(page, id);
	await back(page).waitFor();
	await expectWritten(page, 'Theirs. Words. Not wanted.');
	expect(await state(page)).toBe('1 change is not saved');
	await expectWritten(colleague, 'Theirs. Words.');
	await back(page).locator('..').getByRole('button', { name: 'Discard it' }).click();
	await expectWritten(page, 'Theirs. Words.');
	await nothingIsKept(page);
	await text(page).press('ControlOrMeta+End');
	await page.keyboard.type(' On.');
	await expectWritten(colleague, 'Theirs. Words. On.');
});

/** A colleague saves a change of an article as it was at first. */
const save = (change: object) => async (theirs: Page, id: number) => {
	const data = { version: 1, ...change };
	const answer = await theirs.request.patch(`/admin/api/article/${id}`, { data, headers: headers() });
	expect(answer.status()).toBe(200);
};
const HEARING = /\/steps\?/;

const MEANWHILE = {
	'a colleague saves': {
		act: save({ title: 'Theirs' }),
		isSeen: (page: Page) => expect.poll(() => headline(page).inputValue()).toBe('Theirs'),
		stored: 'Words.',
	},
	'a colleague publishes': {
		act: publish,
		isSeen: (page: Page) => page.locator('.top').getByText('Published', { exact: true }).waitFor(),
		stored: 'Words.',
	},
	'the text is no longer shared': {
		act: save({ html: '<p>Theirs. Words.</p>' }),
		async isSeen(page: Page) {
			await page.route(HEARING, (route) => route.fulfill({ status: 404, json: { msg: 'Gone.' } }));
			await page.waitForResponse(HEARING);
		},
		stored: 'Theirs. Words.',
	},
};

test.each(Object.entries(MEANWHILE))('what came back waits for whoever typed it, also while %s', async (what, one) => {
	const page = await site.signIn('editor', await site.keyboard({ expects: /ERR_FAILED|status of 404/ }));
	const id = await openDraft(page, `Undecided while ${what}`);
	await typeUnsaved(page, 'Undecided.');
	await page.getByLabel('Standfirst').fill('Mine.');
	await isKept(page, 'Mine.');
	const next = await page.context().newPage();
	await closePage(page, next);
	await next.clock.install();
	const saves: string[] = [];
	next.on('request', (request) => {
		if (SAVES.test(request.url()) && request.method() !== 'GET') saves.push(request.url());
	});
	await next.goto(`/admin/article/${id}`);
	await back(next).waitFor();
	await expectWritten(next, 'Words. Undecided.');
	const isSeen = one.isSeen(next);
	await one.act(await site.signIn('desk'), id);
	await isSeen;
	await next.clock.fastForward(60_000);
	await expectWritten(next, 'Words. Undecided.');
	expect(await state(next)).toBe('2 changes are not saved');
	await back(next).locator('..').getByRole('button', { name: 'Discard it' }).click();
	await expectWritten(next, one.stored);
	await expect.poll(() => next.getByLabel('Standfirst').inputValue()).toBe('More.');
	await nothingIsKept(next);
	expect(saves).toEqual([]);
});

test('what was typed in an earlier editor stands beside the draft; signing out leaves nothing', async () => {
	let page = await site.signIn('editor', await site.keyboard({ expects: /ERR_FAILED/ }));
	const id = await openDraft(page, 'An older editor');
	await typeUnsaved(page, 'Copied from here.');
	const next = await page.context().newPage();
	await next.goto('/admin/tag');
	await closePage(page, next);
	await keptRecords(next, { schema: 0 });
	await next.goto(`/admin/article/${id}`);
	page = next;
	await page.getByRole('heading', { name: /^Typed here and never saved/ }).waitFor();
	expect(await page.locator('section', { hasText: 'Typed here and never saved' }).last().textContent()).toContain(
		'Words. Copied from here.',
	);
	await text(page).waitFor();
	await expectWritten(page, 'Words.');
	expect((await keptRecords(page)).length).toBe(1);
	// The dialog names what would be lost, and staying loses nothing.
	const signOut = page.getByRole('button', { name: 'Sign out' }).first();
	await signOut.click();
	const asked = page.getByRole('dialog', { name: '1 piece is not saved' });
	await asked.waitFor();
	expect(await axeViolations(page, { include: ['dialog'] })).toEqual([]);
	await asked.getByRole('button', { name: 'Stay here' }).click();
	expect((await keptRecords(page)).length).toBe(1);
	await signOut.click();
	await asked.getByRole('button', { name: 'Sign out without saving' }).click();
	await page.waitForURL(/\/admin$/);
	expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('a page that is older than the server says so in one line, and what was typed is saved or there after loading anew', async () => {
	let page = await site.enter(
		'editor',
		'/admin/article',
		await site.keyboard({ expects: /status of (?:409|404)|ERR_/ }),
	);
	const id = await openDraft(page, 'Before the upgrade');
	// The number of the schema is that of a page that was loaded before the upgrade.
	await page.route(/\/steps$/, (route) => {
		const sent = route.request().postDataJSON() as { schema: number } | null;
		return route.continue(sent ? { postData: { ...sent, schema: sent.schema - 1 } } : {});
	});
	await page.route(/\/admin\/api\/article\/\d+$/, (route) =>
		route.request().method() === 'PATCH' ? route.abort() : route.continue(),
	);
	await text(page).press('ControlOrMeta+End');
	await page.keyboard.type(' Typed by ');
	await page.getByText('This page is older than the newsroom. Reload it.').waitFor();
	// The text is a field by now, and the person goes on after the space.
	await page.keyboard.type('an old page.');
	await isKept(page, 'Typed by an old page.');
	await page.keyboard.press('ControlOrMeta+s');
	await expect.poll(() => state(page)).toMatch(/^Kept on this computer/);
	page = await openAgain(page, id);
	await back(page).waitFor();
	await expectWritten(page, 'Words. Typed by an old page.');
	await page.keyboard.press('ControlOrMeta+s');
	await expect.poll(() => state(page)).toMatch(/^Saved/);
	await nothingIsKept(page);
	// A part of the application that is loaded later is gone with the upgrade.
	await page.route(LATER, (route) => route.fulfill({ status: 404 }));
	await typeUnsaved(page, 'And more.');
	await expectWritten(page, 'Words. Typed by an old page. And more.');
	await page.getByRole('button', { name: 'Preview', exact: true }).click();
	await page.getByRole('button', { name: 'Links for people outside' }).click();
	await page.getByText('A part of this page is missing').waitFor();
	await page.getByText('What you typed is kept on this computer: load the page again.').waitFor();
	expect(await axeViolations(page)).toEqual([]);
	await page.unroute(LATER);
	page = await openAgain(page, id);
	await back(page).waitFor();
	await expectWritten(page, 'Words. Typed by an old page. And more.');
});
