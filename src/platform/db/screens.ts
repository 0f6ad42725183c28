import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from './tx';

/** Channels that notify the staff's screens on every node. */
export const SCREEN_CHANNELS = { touched: 'brume_touched', present: 'brume_present' } as const;

/** A colleague's cursor in a shared text: positions after the step with this number. */
export interface Caret {
	number: number;
	anchor: number;
	head: number;
}

/** A row that a browser has open, as `article:12`. */
export interface OpenRow {
	row: string;
	/** True while it has unsaved input. */
	is_writing: boolean;
	caret?: Caret | undefined;
}

/** Rows that one browser of the newsroom has open. */
export interface Presence {
	/** Random name of the browser; two browsers of one person have two. */
	browser: string;
	account: number;
	name: string;
	/** When the browser sent it, by its own clock; the later of two messages counts, in whichever order they arrive. */
	at: number;
	open: OpenRow[];
}

/** Emits notifications within this process. */
interface Emitter {
	emit(name: 'touched', rows: readonly string[]): unknown;
	emit(name: 'present', presence: Presence): unknown;
}

const noted = new WeakMap<object, Set<string>>();

/** Notes rows that a transaction changes (`article:12`); screens that show them are notified when it commits. */
export function queueRefresh(tx: Tx, rows: Iterable<string>): void {
	const set = noted.get(tx) ?? new Set<string>();
	for (const row of rows) set.add(row);
	noted.set(tx, set);
}

/** Maximum bytes of a notification; PostgreSQL accepts 8,000. */
const MAX_BYTES = 7_900;

/** Rows that a transaction has noted so far; of too many their entities alone (`article:*`). */
export function notedTouched(tx: Tx): string[] {
	const rows = [...(noted.get(tx) ?? [])];
	if (Buffer.byteLength(JSON.stringify(rows)) < MAX_BYTES - 100) return rows;
	return [...new Set(rows.map((row) => `${row.slice(0, row.indexOf(':'))}:*`))];
}

const notification = (channel: string, node: string, what: unknown): SQL =>
	sql`select pg_notify(${channel}, ${JSON.stringify({ node, what })})`;

/** Notifies the screens of the other nodes of changed rows, at commit. */
export async function notifyScreens(tx: Tx, node: string, rows: readonly string[]): Promise<void> {
	if (rows.length > 0) await tx.execute(notification(SCREEN_CHANNELS.touched, node, rows));
}

/** A database whose rows change by one statement, without a transaction that notes them. */
interface Notifying {
	node: string;
	changes: Emitter;
	writeAlone(statement: SQL): Promise<unknown>;
}

/** Notifies the screens of every node of changed rows. */
export async function notifyTouched({ node, changes, writeAlone }: Notifying, rows: readonly string[]): Promise<void> {
	await writeAlone(notification(SCREEN_CHANNELS.touched, node, rows));
	changes.emit('touched', rows);
}

/** Notifies the screens of every node of the rows that a browser has open. */
export async function notifyPresence(db: Notifying, presence: Presence): Promise<void> {
	const trimmed = { ...presence, open: [...presence.open] };
	// A row's key may be a long address: rows that do not fit are left out.
	while (Buffer.byteLength(JSON.stringify(trimmed)) > MAX_BYTES - 100) trimmed.open.pop();
	await db.writeAlone(notification(SCREEN_CHANNELS.present, db.node, trimmed));
	db.changes.emit('present', trimmed);
}

/** Emits a notification of another node; this process has emitted its own already. */
export function hearScreens(changes: Emitter, node: string, channel: string, payload: string): void {
	const message = JSON.parse(payload) as { node: string; what: unknown };
	if (message.node === node) return;
	if (channel === SCREEN_CHANNELS.touched) changes.emit('touched', message.what as string[]);
	else changes.emit('present', message.what as Presence);
}
