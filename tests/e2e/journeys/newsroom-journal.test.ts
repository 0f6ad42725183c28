import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from '../../template';
import { openKillableBrowser } from '../killable-browser';
import { closePage, isKept, nothingIsKept } from './kept-records';
import { expectWritten, openNewsroom } from './newsroom';
import { back, headline, saveNothing, state, text, typeUnsaved, unsavedDraftsOf } from './unsaved-drafts';

const site = openNewsroom();
const { openDraft } = unsavedDraftsOf(site);

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
	await typeUnsaved(first.page, 'The line went dead.');
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
	const id = await openDraft(page, 'Behind a lock');
	await typeUnsaved(page, 'Kept behind it.');
	const next = await page.context().newPage();
	await refuseDatabase(next, 3);
	await closePage(page, next);
	await next.goto(`/admin/article/${id}`);
	await back(next).waitFor();
	await expectWritten(next, 'Words. Kept behind it.');
});

test('the first key is kept before anything is saved', async () => {
	const page = await site.signIn('editor', await site.keyboard({ expects: /ERR_FAILED/ }));
	await openDraft(page, 'One key');
	await saveNothing(page);
	await text(page).press('ControlOrMeta+End');
	await page.keyboard.press('x');
	await isKept(page, 'Words.x');
});

test('without an answer it is kept on this computer, and saved by itself once the line is back', async () => {
	const page = await site.signIn('editor', await site.keyboard({ expects: /ERR_INTERNET|status of/ }));
	await openDraft(page, 'On a train');
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
