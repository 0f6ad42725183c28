import type { UnsentText } from '../editor/together/text-calls';
import type { Draft } from '../fields/paths';
import { BrowserDatabase, done, MAX_AGE_SECONDS } from './browser-database';

/** Words that somebody typed over a row and did not save, as this browser keeps them. */
export interface Kept {
	/** Number of the account that typed it; no other account sees it. */
	account: number;
	noun: string;
	row: string;
	/** Id of the tab in which it was typed; each tab writes its own record. */
	tab: string;
	/** Version of the row over which it was typed. */
	version: string;
	/** Number of the schema of texts at that time (`TEXT_SCHEMA`). */
	schema: number;
	/** Title of the row, for lists. */
	title: string;
	/** What was typed, by path. */
	changes: Draft;
	/** Values before the change, by the same paths. */
	before: Draft;
	/** Unsent steps of a shared text. */
	text?: UnsentText | undefined;
	/** What was sent in a save without an answer; it may have been saved all the same. */
	sent: Draft;
	/** Unix seconds of the last change. */
	at: number;
}

const NAME = 'brume-newsroom';
const STORE = 'kept';
/** Milliseconds that a screen waits for kept records. */
const READ_TIMEOUT_MS = 10_000;

/** Id of this tab, for the life of its page. */
export const tab = crypto.randomUUID();
const lockOf = (one: string) => `${NAME}-${one}`;
const channel = new BroadcastChannel(NAME);

/** True between signing out and the next sign-in: no tab writes anything then. */
let isShut = false;
channel.addEventListener('message', () => {
	isShut = true;
});

/** Called at sign-in; allows records to be written again. */
export function openJournal(): void {
	isShut = false;
}

/** Whether this tab may keep anything now. */
export const isJournalOpen = (): boolean => !isShut;

/** Name of the database with an account's pictures that are being uploaded. */
export const picturesOf = (account: number): string => `${NAME}-pictures-${account}`;

const keyOf = ({ account, noun, row, tab: one }: Kept) => [account, noun, row, one];
/** Returns the range of all keys that begin with these parts. */
const under = (...parts: (string | number)[]) => IDBKeyRange.bound(parts, [...parts, []]);

/** Takes the lock by which other tabs know that this one lives; it is held however the tab ends. */
export const holdTab = (): void => void navigator.locks.request(lockOf(tab), () => new Promise(() => {}));

/** Returns a function that says whether a tab was open just now. */
export async function livingTabs(): Promise<(one: string) => boolean> {
	const { held = [] } = await navigator.locks.query();
	const living = new Set(held.map(({ name }) => name));
	return (one) => living.has(lockOf(one));
}

const database = new BrowserDatabase(
	NAME,
	(made) => made.createObjectStore(STORE, { keyPath: ['account', 'noun', 'row', 'tab'] }),
	async (opened) => {
		holdTab();
		const store = opened.transaction(STORE, 'readwrite').objectStore(STORE);
		for (const kept of await done(store.getAll() as IDBRequest<Kept[]>))
			if (kept.at < Date.now() / 1000 - MAX_AGE_SECONDS) store.delete(keyOf(kept));
	},
);

/** Runs a request on the store, and waits until its transaction is complete. */
const within = <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
	database.within(mode, (transaction) => done(act(transaction.objectStore(STORE))));

/**
 * Stores a record in place of the tab's earlier one and of the one that was taken up.
 * @returns whether it is stored
 */
export async function keep(kept: Kept, takenUp: Kept | undefined): Promise<boolean> {
	if (isShut) return false;
	try {
		await within('readwrite', (store) => {
			if (takenUp) store.delete(keyOf(takenUp));
			return store.put(kept);
		});
		return true;
	} catch {
		// The disk is full, or the browser stores nothing: saving works as if there were no journal.
		return false;
	}
}

/** Deletes records that were saved or discarded. */
export async function drop(...records: readonly Pick<Kept, 'account' | 'noun' | 'row' | 'tab'>[]): Promise<void> {
	if (isShut) return;
	for (const record of records)
		await within('readwrite', (store) => store.delete(keyOf(record as Kept))).catch(() => undefined);
}

/**
 * Returns the records of an account, newest first, without those of its other open tabs.
 * @param row entity and row; undefined for all of them
 */
export async function keptBy(
	account: number | undefined,
	row?: readonly [entity: string, row: string],
): Promise<Kept[]> {
	if (account === undefined || isShut) return [];
	const range = under(account, ...(row ?? []));
	const read = async () => {
		const kept = await within('readonly', (store) => store.getAll(range) as IDBRequest<Kept[]>);
		const isLiving = await livingTabs();
		return kept.filter((one) => one.tab === tab || !isLiving(one.tab)).sort((a, b) => b.at - a.at);
	};
	// A store that does not answer must not hold a screen back.
	const late = new Promise<Kept[]>((give) => setTimeout(give, READ_TIMEOUT_MS, []));
	return Promise.race([read().catch(() => []), late]);
}

/** Returns all records of an account, those of its other open tabs included. */
export async function typedBy(account: number | undefined): Promise<Kept[]> {
	if (account === undefined || isShut) return [];
	const read = within('readonly', (store) => store.getAll(under(account)) as IDBRequest<Kept[]>);
	return read.catch(() => []);
}

/** Deletes all records of an account in every tab, when it signs out. */
export async function forget(account: number): Promise<void> {
	isShut = true;
	channel.postMessage('shut');
	try {
		await done(indexedDB.deleteDatabase(picturesOf(account))).catch(() => undefined);
		await within('readwrite', (store) => store.delete(under(account)));
		if ((await within('readonly', (store) => store.count())) === 0) await database.delete();
	} catch {
		// A browser that stores nothing has nothing to delete.
	}
}
