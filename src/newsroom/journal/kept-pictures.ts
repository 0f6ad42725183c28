import type { Place } from '../editor/pictures/unfinished/place';
import { BrowserDatabase, done, MAX_AGE_SECONDS } from './browser-database';
import { holdTab, isJournalOpen, livingTabs, picturesOf, tab } from './journal';
import { fitting, type KeptPicture } from './kept-picture';

/** A kept picture with its file. */
export type KeptFile = readonly [KeptPicture, File];

const PICTURES = 'pictures';
/** The files lie apart: a place is written often, and a file once. */
const FILES = 'files';

const all = (transaction: IDBTransaction) =>
	done(transaction.objectStore(PICTURES).getAll() as IDBRequest<KeptPicture[]>);

function remove(transaction: IDBTransaction, id: string): void {
	transaction.objectStore(PICTURES).delete(id);
	transaction.objectStore(FILES).delete(id);
}

async function removeOld(opened: IDBDatabase): Promise<void> {
	const transaction = opened.transaction([PICTURES, FILES], 'readwrite');
	for (const { id, at } of await all(transaction))
		if (at < Date.now() / 1000 - MAX_AGE_SECONDS) remove(transaction, id);
}

const databaseNamed = (name: string) =>
	new BrowserDatabase(
		name,
		(made) => {
			made.createObjectStore(PICTURES, { keyPath: 'id' });
			made.createObjectStore(FILES);
		},
		removeOld,
	);

/** Deletes what accounts have left here that nobody signs in with any more. */
async function removeOldOfOthers(own: string): Promise<void> {
	for (const { name = '' } of await indexedDB.databases()) {
		if (name === own || !/-pictures-\d+$/.test(name)) continue;
		const other = databaseNamed(name);
		const left = await other.within('readonly', all);
		if (left.length === 0) await other.delete();
		else await other.close();
	}
}

const databases = new Map<number, BrowserDatabase>();

/** Does something with what is kept of an account; undefined where this browser keeps nothing. */
async function within<T>(
	account: number | undefined,
	mode: IDBTransactionMode,
	act: (transaction: IDBTransaction) => Promise<T>,
): Promise<T | undefined> {
	if (account === undefined || !isJournalOpen()) return undefined;
	try {
		let database = databases.get(account);
		if (!database) {
			holdTab();
			database = databaseNamed(picturesOf(account));
			databases.set(account, database);
			void removeOldOfOthers(picturesOf(account)).catch(() => undefined);
		}
		return await database.within(mode, act);
	} catch {
		// The disk is full, or the browser stores nothing: pictures are uploaded as if there were no journal.
		return undefined;
	}
}

/** Keeps pictures with their files, as far as there is room. @returns ids of those that are kept */
export async function keepPictures(account: number, given: readonly KeptFile[]): Promise<string[]> {
	const kept = await within(account, 'readwrite', async (transaction) => {
		const there = await all(transaction);
		const fit = new Set(
			fitting(
				there,
				given.map(([one]) => one),
			),
		);
		for (const [one, file] of given) {
			if (!fit.has(one)) continue;
			transaction.objectStore(PICTURES).put(one);
			transaction.objectStore(FILES).put(file, one.id);
		}
		return [...fit].map(({ id }) => id);
	});
	return kept ?? [];
}

/** Notes where the places of pictures are by now; one that is not kept any more stays so. */
export async function movePictures(account: number, places: ReadonlyMap<string, Place>): Promise<void> {
	await within(account, 'readwrite', async (transaction) => {
		for (const one of await all(transaction)) {
			const place = places.get(one.id);
			if (place) transaction.objectStore(PICTURES).put({ ...one, place });
		}
	});
}

/** Deletes a picture that is in its text or given up. */
export async function dropPicture(account: number | undefined, id: string): Promise<void> {
	await within(account, 'readwrite', async (transaction) => remove(transaction, id));
}

/**
 * Takes over the pictures of an article that no open tab uploads, so that no other tab does.
 * @param isOwn whether this tab uploads a picture of its own now
 * @returns them in the order in which they were brought
 */
export async function takePictures(
	account: number,
	article: number,
	isOwn: (id: string) => boolean,
): Promise<KeptFile[]> {
	// One tab after another: who lives is known before the transaction, and may be another by then.
	const taken = await navigator.locks?.request(picturesOf(account), async () => {
		const isLiving = await livingTabs();
		return within(account, 'readwrite', async (transaction) => {
			const free = (await all(transaction))
				.filter((one) => one.article === article && (one.tab === tab ? !isOwn(one.id) : !isLiving(one.tab)))
				.sort((a, b) => a.at - b.at || a.order - b.order);
			const found: KeptFile[] = [];
			for (const one of free) {
				const file = (await done(transaction.objectStore(FILES).get(one.id))) as File | undefined;
				const own = { ...one, tab };
				transaction.objectStore(PICTURES).put(own);
				if (file) found.push([own, file]);
			}
			return found;
		});
	});
	return taken ?? [];
}

/** Returns the pictures of an account, newest first, what open tabs upload included. */
export async function keptPictures(account: number | undefined): Promise<KeptPicture[]> {
	const found = await within(account, 'readonly', all);
	return (found ?? []).sort((a, b) => b.at - a.at);
}

/** Returns the pictures of an account that no other open tab uploads. */
export async function unfinishedPictures(account: number | undefined): Promise<KeptPicture[]> {
	const kept = await keptPictures(account);
	if (kept.length === 0) return kept;
	const isLiving = await livingTabs();
	return kept.filter((one) => one.tab === tab || !isLiving(one.tab));
}
