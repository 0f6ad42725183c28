import { EventEmitter } from 'node:events';
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { type CacheTag, tag } from '../../shared/cache-tags';
import { hearScreens, type Presence, SCREEN_CHANNELS } from './screens';
import type { Tx } from './tx';

const CHANNEL = 'brume_changed';
/** Tag of every answer: a change under it invalidates everything. */
export const EVERYTHING = tag.everything;

const noted = new WeakMap<object, Set<string>>();

/** Notes tags that a transaction changes. All nodes are notified when it commits, and none when it rolls back. */
export function queueInvalidation(tx: Tx, tags: Iterable<CacheTag>): void {
	const set = noted.get(tx) ?? new Set<string>();
	for (const tag of tags) set.add(tag);
	noted.set(tx, set);
}

/** Tags a transaction has noted so far. */
export const notedChanges = (tx: Tx): string[] => [...(noted.get(tx) ?? [])];

/**
 * The statement that notifies the other nodes at commit. NOTIFY carries at most 8,000 bytes, so a long list becomes
 * "everything".
 */
export function notifyNodesSql(tags: string[]): SQL {
	const text = JSON.stringify(tags);
	return sql`select pg_notify(${CHANNEL}, ${Buffer.byteLength(text) < 7_900 ? text : JSON.stringify([EVERYTHING])})`;
}

/** Notifies the other nodes at commit. */
export async function notifyNodes(tx: Tx, tags: string[]): Promise<void> {
	if (tags.length > 0) await tx.execute(notifyNodesSql(tags));
}

/**
 * Emits `changed` with a list of tags; `purged` with tags under which no stored answer may be shown any more, and with
 * the number of the purge; and for screens of the staff `touched` with rows that have changed, and `present` with the
 * rows that a browser has open.
 */
export class Changes extends EventEmitter<{
	changed: [tags: string[]];
	purged: [tags: readonly string[], seq: number];
	touched: [rows: readonly string[]];
	present: [presence: Presence];
}> {
	readonly #withdrawn = new Set<string>();

	/** Emits a purge. @param seq its number, by which a repeated purge is recognized */
	purge(tags: readonly string[], seq: number): void {
		for (const tag of tags) this.#withdrawn.add(tag);
		this.emit('purged', tags, seq);
	}

	/** True where something under the tag was withdrawn once, as far as this process knows; it may be public again. */
	wasPurged(tag: CacheTag): boolean {
		return this.#withdrawn.has(tag);
	}
}

/** The parts of a database that listening needs. */
interface Listening {
	node: string;
	changes: Changes;
	listener(): pg.Client;
}

/**
 * Listens for changes on other nodes. Changes may be missed while the connection is broken, so everything is
 * invalidated once it is restored.
 * @returns a function that stops listening
 */
export function listenToNodes(db: Listening, log: (line: Record<string, unknown>) => void): () => Promise<void> {
	let client: pg.Client | undefined;
	let timer: NodeJS.Timeout | undefined;
	let isStopped = false;
	let wait = 100;
	let wasConnected = false;
	const connect = async () => {
		if (isStopped) return;
		client = db.listener();
		let is_over = false;
		const again = () => {
			if (is_over || isStopped) return;
			is_over = true;
			void client?.end().catch(() => {});
			timer = setTimeout(() => void connect(), wait);
			timer.unref();
			wait = Math.min(wait * 2, 5_000);
		};
		client.on('error', again);
		client.on('end', again);
		client.on('notification', (message) => {
			if (!message.payload) return;
			if (message.channel === CHANNEL) db.changes.emit('changed', JSON.parse(message.payload) as string[]);
			else hearScreens(db.changes, db.node, message.channel, message.payload);
		});
		try {
			await client.connect();
			for (const channel of [CHANNEL, ...Object.values(SCREEN_CHANNELS)]) await client.query(`listen ${channel}`);
			wait = 100;
			if (wasConnected) {
				db.changes.emit('changed', [EVERYTHING]);
				db.changes.emit('touched', ['*']);
			}
			wasConnected = true;
		} catch (error) {
			log({ event: 'listen_failed', reason: error instanceof Error ? error.message : String(error) });
			again();
		}
	};
	void connect();
	return async () => {
		isStopped = true;
		clearTimeout(timer);
		await client?.end().catch(() => {});
	};
}
