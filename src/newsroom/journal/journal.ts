import type { UnsentText } from '../editor/together/text-calls';
import type { Draft } from '../fields/paths';

/** What somebody typed over a row and nobody has saved, as this browser keeps it. */
export interface Kept {
	/** Number of whoever typed it: nobody else is shown it. */
	account: number;
	noun: string;
	row: string;
	/** The tab in which it was typed: each writes a record of its own. */
	tab: string;
	/** Version of the row over which it was typed. */
	version: string;
	/** Number of the schema of texts at that time (`TEXT_SCHEMA`). */
	schema: number;
	/** How the row was called, for a list. */
	title: string;
	/** What was typed, by path. */
	changes: Draft;
	/** What stood there before, by the same paths. */
	before: Draft;
	/** What of it is typed into a text that several people write, as steps. */
	text?: UnsentText | undefined;
	/** What a saving under way was given: it may have been saved though no answer came. */
	sent: Draft;
	/** Unix seconds of the last change. */
	at: number;
}

const NAME = 'brume-newsroom';
const STORE = 'kept';
/** Seconds after which nobody will come back for it. */
const MAX_AGE_SECONDS = 30 * 86_400;
/** Milliseconds that a screen waits for what was kept. */
const READ_TIMEOUT_MS = 10_000;

/** This tab, for as long as its page stands. */
export const tab = crypto.randomUUID();
const lockOf = (one: string) => `${NAME}-${one}`;
const channel = new BroadcastChannel(NAME);

let opened: Promise<IDBDatabase> | undefined;
/** True from signing out until somebody is in again: nothing is written any more, in no tab. */
let isShut = false;
channel.addEventListener('message', () => {
	isShut = true;
});

/** Somebody is in. */
export function openJournal(): void {
	isShut = false;
}

const done = <T>(request: IDBRequest<T>) =>
	new Promise<T>((give, fail) => {
		request.onsuccess = () => give(request.result);
		request.onerror = () => fail(request.error);
	});

const keyOf = ({ account, noun, row, tab: one }: Kept) => [account, noun, row, one];
/** Every key that begins so. */
const under = (...parts: (string | number)[]) => IDBKeyRange.bound(parts, [...parts, []]);

async function open(): Promise<IDBDatabase> {
	const asked = indexedDB.open(NAME, 1);
	asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: ['account', 'noun', 'row', 'tab'] });
	const database = await done(asked);
	const close = () => {
		database.close();
		opened = undefined;
	};
	// Another tab takes the whole away, because nothing is left in it.
	database.onversionchange = close;
	database.onclose = close;
	// While a tab lives its records are its own: the lock ends with it, however it ends.
	void navigator.locks.request(lockOf(tab), () => new Promise(() => {}));
	const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
	for (const kept of await done(store.getAll() as IDBRequest<Kept[]>))
		if (kept.at < Date.now() / 1000 - MAX_AGE_SECONDS) store.delete(keyOf(kept));
	return database;
}

/** Does something over the records as a whole, and waits until it stands. */
async function within<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
	opened ??= open().catch((error: unknown) => {
		opened = undefined;
		throw error;
	});
	const transaction = (await opened).transaction(STORE, mode);
	const stands = new Promise<void>((give, fail) => {
		transaction.oncomplete = () => give();
		transaction.onabort = () => fail(transaction.error);
	});
	const [result] = await Promise.all([done(act(transaction.objectStore(STORE))), stands]);
	return result;
}

/**
 * Keeps a record, in place of an earlier one of the tab and of the one that was taken up.
 * @returns whether it stands
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
		// A full disk, or a browser that stores nothing: saving goes on as if there were no journal.
		return false;
	}
}

/** Takes records away: they are saved, or nobody wants them. */
export async function drop(...records: readonly Pick<Kept, 'account' | 'noun' | 'row' | 'tab'>[]): Promise<void> {
	if (isShut) return;
	for (const record of records)
		await within('readwrite', (store) => store.delete(keyOf(record as Kept))).catch(() => undefined);
}

/**
 * What somebody has left here, the newest first; what stands in another open tab of theirs is left to it.
 * @param row entity and row; undefined for all of it
 */
export async function keptBy(
	account: number | undefined,
	row?: readonly [entity: string, row: string],
): Promise<Kept[]> {
	if (account === undefined || isShut) return [];
	const range = under(account, ...(row ?? []));
	const read = async () => {
		const kept = await within('readonly', (store) => store.getAll(range) as IDBRequest<Kept[]>);
		const { held = [] } = await navigator.locks.query();
		const living = new Set(held.map(({ name }) => name));
		return kept.filter((one) => one.tab === tab || !living.has(lockOf(one.tab))).sort((a, b) => b.at - a.at);
	};
	// A store that does not answer must not hold a screen back.
	const late = new Promise<Kept[]>((give) => setTimeout(give, READ_TIMEOUT_MS, []));
	return Promise.race([read().catch(() => []), late]);
}

/** All that somebody has typed here and not saved, in whichever tab it stands. */
export async function typedBy(account: number | undefined): Promise<Kept[]> {
	if (account === undefined || isShut) return [];
	const read = within('readonly', (store) => store.getAll(under(account)) as IDBRequest<Kept[]>);
	return read.catch(() => []);
}

/** Takes away whatever somebody has typed here, in every tab: they sign out. */
export async function forget(account: number): Promise<void> {
	isShut = true;
	channel.postMessage('shut');
	try {
		await within('readwrite', (store) => store.delete(under(account)));
		const left = await within('readonly', (store) => store.count());
		if (left > 0) return;
		(await opened)?.close();
		opened = undefined;
		await done(indexedDB.deleteDatabase(NAME));
	} catch {
		// Nothing can be kept here, so there is nothing to forget.
	}
}
