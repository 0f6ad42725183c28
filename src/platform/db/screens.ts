import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from './tx';

/** Channels on which the staff's screens hear of each other, on every node. */
export const SCREEN_CHANNELS = { touched: 'brume_touched', present: 'brume_present' } as const;

/** Where somebody's cursor stands in a text that is written together: places in it behind a step. */
export interface Caret {
	number: number;
	anchor: number;
	head: number;
}

/** A row that a browser has open, as `article:12`. */
export interface OpenRow {
	row: string;
	/** Whether something is typed there that is not saved. */
	is_writing: boolean;
	caret?: Caret | undefined;
}

/** What one browser of the newsroom has open. */
export interface Presence {
	/** Random name of the browser; another one of the same person is another. */
	browser: string;
	account: number;
	name: string;
	/** When the browser said it, by its own clock: of two words the later one counts, whichever comes first. */
	at: number;
	open: OpenRow[];
}

/** Passes on to this process what is told. */
interface Emitter {
	emit(name: 'touched', rows: readonly string[]): unknown;
	emit(name: 'present', presence: Presence): unknown;
}

const noted = new WeakMap<object, Set<string>>();

/** Notes rows that a transaction changes (`article:12`); screens that show them are told when it commits. */
export function queueRefresh(tx: Tx, rows: Iterable<string>): void {
	const set = noted.get(tx) ?? new Set<string>();
	for (const row of rows) set.add(row);
	noted.set(tx, set);
}

/** What a notification may hold; PostgreSQL takes 8,000 bytes. */
const MAX_BYTES = 7_900;

/** Rows that a transaction has noted so far; of too many their entities alone (`article:*`). */
export function notedTouched(tx: Tx): string[] {
	const rows = [...(noted.get(tx) ?? [])];
	if (Buffer.byteLength(JSON.stringify(rows)) < MAX_BYTES - 100) return rows;
	return [...new Set(rows.map((row) => `${row.slice(0, row.indexOf(':'))}:*`))];
}

const notification = (channel: string, node: string, what: unknown): SQL =>
	sql`select pg_notify(${channel}, ${JSON.stringify({ node, what })})`;

/** Tells the other nodes' screens which rows have changed, at commit. */
export async function notifyScreens(tx: Tx, node: string, rows: readonly string[]): Promise<void> {
	if (rows.length > 0) await tx.execute(notification(SCREEN_CHANNELS.touched, node, rows));
}

/** Where a row changes by one statement, and no transaction notes it. */
interface Notifying {
	node: string;
	changes: Emitter;
	writeAlone(statement: SQL): Promise<unknown>;
}

/** Tells the screens of every node which rows have changed. */
export async function notifyTouched({ node, changes, writeAlone }: Notifying, rows: readonly string[]): Promise<void> {
	await writeAlone(notification(SCREEN_CHANNELS.touched, node, rows));
	changes.emit('touched', rows);
}

/** Tells the screens of every node what a browser has open. */
export async function notifyPresence(db: Notifying, presence: Presence): Promise<void> {
	const trimmed = { ...presence, open: [...presence.open] };
	// The key of a row may be an address: what does not fit is left out, and the rest is sent.
	while (Buffer.byteLength(JSON.stringify(trimmed)) > MAX_BYTES - 100) trimmed.open.pop();
	await db.writeAlone(notification(SCREEN_CHANNELS.present, db.node, trimmed));
	db.changes.emit('present', trimmed);
}

/** Passes on a notification of another node; this process has emitted its own already. */
export function hearScreens(changes: Emitter, node: string, channel: string, payload: string): void {
	const message = JSON.parse(payload) as { node: string; what: unknown };
	if (message.node === node) return;
	if (channel === SCREEN_CHANNELS.touched) changes.emit('touched', message.what as string[]);
	else changes.emit('present', message.what as Presence);
}
