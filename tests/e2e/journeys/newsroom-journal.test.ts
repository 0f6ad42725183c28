import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from '../../template';
import { axeViolations } from '../axe';
import { openKillableBrowser } from '../killable-browser';
import { closePage, isKept, keptRecords, nothingIsKept } from './kept-records';
import { expectWritten, openNewsroom } from './newsroom';

const site = openNewsroom();
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const headline = (page: Page) => page.getByRole('textbox', { name: 'Headline' });
const back = (page: Page) => page.getByText(/^◒ What you typed and never saved/);
const state = (page: Page) => page.locator('.top [role="status"]').textContent();

/** Blocks every save of an article: a draft saves itself, sooner or later by the speed of the machine. */
const saveNothing = (page: Page) =>
	page.route(/\/admin\/api\/article\/\d+(\/steps)?$/, (route) =>
		['PATCH', 'POST'].includes(route.request().method()) ? route.abort() : route.continue(),
	);

/** A part of the script that is loaded when somebody asks for it. */
const LATER = /\/assets\/newsroom\/outside-/;

/** Makes a draft by a call with the session of the page, and opens it. @returns its number */
async function draft(page: Page, title: string): Promise<number> {
	const data = { edition: 'en', type: 'regulation', title, html: '<p>Words.</p>', links: { authors: [1] } };
	const answer = await page.request.post('/admin/api/article', { data, headers: { origin: site.url } });
	const { id } = ((await answer.json()) as { data: { id: number } }).data;
	await page.goto(`/admin/article/${id}`);
	await text(page).waitFor();
	return id;
}

/** Opens another page of the same browser, after closing the first. */
async function openAgain(page: Page, id: number): Promise<Page> {
	const next = await page.context().newPage();
	await closePage(page, next);
	await next.goto(`/admin/article/${id}`);
	await text(next).waitFor();
	return next;
}

test('a browser is killed: what was typed is there again, for whoever typed it and nobody else', async () => {
	const profile = openFolder('profile');
	// Processes of a killed browser may still write into it for a moment.
	onTestFinished(() => rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));
	const path = new URL('/admin/article', site.url).href;
	const first = await openKillableBrowser(profile, path);
	onTestFinished(first.kill);
	await site.enter('editor', path, first.page);
	const made = await first.page.request.post(`${site.url}/admin/api/article`, {
		data: { edition: 'en', type: 'regulation', title: 'Typed in the dark', html: '<p>Words.</p>' },
		headers: { origin: site.url },
	});
	const { id } = ((await made.json()) as { data: { id: number } }).data;
	await first.page.goto(`${path}/${id}`);
	// Saves are blocked until the end, however slow the machine.
	await saveNothing(first.page);
	await text(first.page).press('ControlOrMeta+End');
	await first.page.keyboard.type(' The line went dead.');
	await headline(first.page).fill('Typed in the dark, and kept');
	await isKept(first.page, 'and kept');
	await first.kill();

	const second = await openKillableBrowser(profile, path);
	onTestFinished(second.kill);
	const { page } = second;
	await page.context().clearCookies();
	await site.enter('desk', `${path}/${id}`, page);
	await text(page).waitFor();
	expect(await headline(page).inputValue()).toBe('Typed in the dark');
	expect(await back(page).count()).toBe(0);
	await page.getByRole('button', { name: 'Sign out' }).first().click();
	await page.waitForURL(/\/admin$/);
	await site.enter('editor', new URL('/admin', site.url).href, page);
	const left = page.locator('section', { hasText: 'Typed at this computer, not saved yet' }).last();
	await left.getByRole('link', { name: 'Typed in the dark' }).click();
	await back(page).waitFor();
	await text(page).waitFor();
	expect(await headline(page).inputValue()).toBe('Typed in the dark, and kept');
	await expectWritten(page, 'Words. The line went dead.');
	expect(await state(page)).toBe('2 changes are not saved');
	await page.keyboard.press('ControlOrMeta+s');
	await expect.poll(() => state(page)).toMatch(/^Saved/);
	await nothingIsKept(page);
	await second.kill();
});

/** Lets the browser refuse its database a few times, as while another process has the lock of its files. */
const refuseDatabase = (page: Page, times: number) =>
	page.addInitScript((most) => {
		const open = indexedDB.open.bind(indexedDB);
		let refused = 0;
		indexedDB.open = (...given) => {
			if (refused === most) return open(...given);
			refused += 1;
			const request = { error: new DOMException('The files are locked.', 'UnknownError') } as IDBOpenDBRequest;
			setTimeout(() => request.onerror?.call(request, new Event('error')));
			return request;
		};
	}, times);

test('what was typed is there again, also where the browser gives its database only after a while', async () => {
	const page = await site.signIn('editor', await site.keyboard({ expects: /ERR_/ }));
	const id = await draft(page, 'Behind a lock');
	await saveNothing(page);
	await text(page).press('ControlOrMeta+End');
	await page.keyboard.type(' Kept behind it.');
	await isKept(page, 'Kept behind it.');
	const next = await page.context().newPage();
	await refuseDatabase(next, 3);
	await closePage(page, next);
	await next.goto(`/admin/article/${id}`);
	await back(next).waitFor();
	await expectWritten(next, 'Words. Kept behind it.');
});

test('the first key is kept before anything is saved', async () => {
	const page = await site.signIn('editor', await site.keyboard({ expects: /ERR_FAILED/ }));
	await draft(page, 'One key');
	await saveNothing(page);
	await text(page).press('ControlOrMeta+End');
	await page.keyboard.press('x');
	await isKept(page, 'Words.x');
});

test('without an answer it is kept on this computer, and saved by itself once the line is back', async () => {
	const page = await site.signIn('editor', await site.keyboard({ expects: /ERR_INTERNET|status of/ }));
	await draft(page, 'On a train');
	await page.context().setOffline(true);
	await text(page).press('ControlOrMeta+End');
	await page.keyboard.type(' In the tunnel.');
	await page.keyboard.press('ControlOrMeta+s');
	await expect.poll(() => state(page)).toMatch(/^Kept on this computer, \d\d:\d\d$/);
	await page.getByText('No answer comes from the newsroom.').waitFor();
	await page.context().setOffline(false);
	await expect.poll(() => state(page)).toMatch(/^Saved/);
	await nothingIsKept(page);
});

test('what a colleague changed meanwhile is asked about; discarded, nothing is left', async () => {
	let page = await site.signIn('editor', await site.keyboard({ expects: /ERR_FAILED/ }));
	const id = await draft(page, 'Two at a distance');
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
	expect(await page.getByLabel('Standfirst').inputValue()).toBe('');
	await nothingIsKept(page);
});

test('what came back into a text that others have changed since stands in theirs, and is discarded as a whole', async () => {
	let page = await site.signIn('editor', await site.keyboard({ expects: /ERR_FAILED/ }));
	const id = await draft(page, 'Back, and not wanted');
	await saveNothing(page);
	await text(page).press('ControlOrMeta+End');
	await page.keyboard.type(' Not wanted.');
	await isKept(page, 'Not wanted.');
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

test('what was typed in an earlier editor stands beside the draft; signing out leaves nothing', async () => {
	let page = await site.signIn('editor', await site.keyboard({ expects: /ERR_FAILED/ }));
	const id = await draft(page, 'An older editor');
	await saveNothing(page);
	await text(page).press('ControlOrMeta+End');
	await page.keyboard.type(' Copied from here.');
	await isKept(page, 'Copied from here.');
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
	const id = await draft(page, 'Before the upgrade');
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
	await saveNothing(page);
	await text(page).press('ControlOrMeta+End');
	await page.keyboard.type(' And more.');
	await expectWritten(page, 'Words. Typed by an old page. And more.');
	await isKept(page, 'And more.');
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
