/** What a browser keeps of unsaved changes, as its pages have stored it. */
import type { Page } from '@playwright/test';
import { expect } from 'vitest';

interface Kept {
	row: string;
	schema: number;
	changes: Record<string, unknown>;
}

/** Records that the browser keeps, of all accounts. @param change values to set in each record */
export function keptRecords(page: Page, change?: Partial<Kept>): Promise<Kept[]> {
	return page.evaluate(async (given) => {
		const done = <T>(request: IDBRequest<T>) =>
			new Promise<T>((give, fail) => {
				request.onsuccess = () => give(request.result);
				request.onerror = () => fail(request.error);
			});
		if (!(await indexedDB.databases()).some(({ name }) => name === 'brume-newsroom')) return [];
		const database = await done(indexedDB.open('brume-newsroom'));
		const store = database.transaction('kept', 'readwrite').objectStore('kept');
		const all = (await done(store.getAll())) as Kept[];
		if (given) for (const one of all) await done(store.put({ ...one, ...given }));
		database.close();
		return all;
	}, change);
}

/** Names of the pictures that the browser keeps until they are uploaded, of all accounts. */
export const keptPictures = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const done = <T>(request: IDBRequest<T>) =>
			new Promise<T>((give, fail) => {
				request.onsuccess = () => give(request.result);
				request.onerror = () => fail(request.error);
			});
		const names: string[] = [];
		for (const { name = '' } of await indexedDB.databases()) {
			if (!name.startsWith('brume-newsroom-pictures-')) continue;
			const database = await done(indexedDB.open(name));
			const stores = database.transaction(['pictures', 'files']);
			const kept = (await done(stores.objectStore('pictures').getAll())) as { name: string }[];
			const files = (await done(stores.objectStore('files').getAll())) as File[];
			database.close();
			if (files.length !== kept.length) throw new Error('A picture or its file is left alone.');
			names.push(...kept.map((one) => one.name));
		}
		return names;
	});

/** Waits until the browser keeps these words. */
export const isKept = (page: Page, words: string) =>
	expect.poll(async () => JSON.stringify((await keptRecords(page)).map(({ changes }) => changes))).toContain(words);
/** Waits until the browser keeps nothing. */
export const nothingIsKept = (page: Page) => expect.poll(async () => (await keptRecords(page)).length).toBe(0);

/** Names of the locks by which the journal knows that a page is open. @param isOwn true for those of this page alone */
const journalLocks = (page: Page, isOwn: boolean): Promise<string[]> =>
	page.evaluate(
		(isOwn) =>
			navigator.locks.request('own-client', async () => {
				const { held = [] } = await navigator.locks.query();
				const own = held.find(({ name }) => name === 'own-client')?.clientId;
				return held.flatMap(({ name = '', clientId }) =>
					name.startsWith('brume-newsroom-') && (!isOwn || clientId === own) ? name : [],
				);
			}),
		isOwn,
	);

/**
 * Closes a page without a warning, as a crash would, and waits until the browser has let go of its locks: what a page
 * that is open has typed is shown to no other.
 * @param next another page of the same browser
 */
export async function closePage(page: Page, next: Page): Promise<void> {
	const own = await journalLocks(page, true);
	if (next.url() === 'about:blank') await next.goto('/robots.txt');
	// A page that closes may still send what a route of the test has refused until then; one that crashes sends nothing.
	const crashed = page.waitForEvent('crash');
	const protocol = await page.context().newCDPSession(page);
	protocol.send('Page.crash').catch(() => {});
	await crashed;
	await page.close();
	await expect.poll(async () => (await journalLocks(next, false)).filter((name) => own.includes(name))).toEqual([]);
}
