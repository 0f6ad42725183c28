import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import type { ZodType } from 'zod';
import type { Database } from '../platform/db/db';
import { makeTables, migrate, unknownMigration } from '../platform/db/migrate';
import { markRestore, READ_MARK, restoreOf } from '../platform/db/restore-mark';
import { StartError } from '../shared/errors';
import { reasonOf } from '../shared/loggable';
import { damagedBackup, decrypt } from './age';
import { Entries, type Entry } from './archive';
import type { BackupStore } from './backup-store';
import { CONTENTS, type Contents, contents, FILES, FORMAT, HEAD, type Head, head, TABLES } from './contents';
import {
	assertNoRows,
	compareTables,
	endWhatWasUnderWay,
	looseTables,
	notEmpty,
	setSequences,
	tieTables,
} from './load-rows';
import type { FileErrors } from './packed-site';
import { compareFiles, type FilePlace } from './restored-files';
import { ask, SAME_WORDS, tablesOf, writeRows } from './tables';

export interface RestoreOptions {
	db: Database;
	files: FilePlace;
	store: BackupStore;
	name: string;
	secret: string;
	signal: AbortSignal;
	/** Reports the bytes of the backup that were read. */
	progress(reached: { done: number; total: number }): void;
	/** True to send waiting e-mails of an issue: the site had been stopped before the backup was made. */
	sendsWaiting: boolean;
}

/** A report of what was restored. */
export interface Restored extends FileErrors {
	name: string;
	/** Unix seconds of the snapshot. */
	madeAt: number;
	tables: number;
	rows: number;
	files: number;
	/** Number of e-mails of issues that were set aside. */
	setAside: number;
	/** Counts and hashes of every table and file, as they were read again and found equal. */
	compared: Pick<Contents, 'tables' | 'files'>;
}

const MAX_JSON_BYTES = 64 * 1024 * 1024;

/** Reads a JSON file of an archive. @throws StartError with `sentence` where it is missing, too large or malformed */
export async function parsed<T>(
	entry: Entry | undefined,
	wanted: string,
	type: ZodType<T>,
	sentence: string,
): Promise<T> {
	const damaged = new StartError(sentence);
	if (entry?.name !== wanted || entry.size > MAX_JSON_BYTES) throw damaged;
	const bytes: Uint8Array[] = [];
	for await (const chunk of entry.body) bytes.push(chunk);
	try {
		return type.parse(JSON.parse(Buffer.concat(bytes).toString('utf8')));
	} catch {
		throw damaged;
	}
}

/** @throws StartError where only a newer version of this program can read the backup */
function refuseNewer({ format, migrations }: Head, name: string): void {
	const newer = unknownMigration(migrations);
	if (format > FORMAT || newer)
		throw new StartError(
			`The backup ${name} was made by a newer version of this program${newer ? ` (it knows the migration ${newer})` : ''}; restore it with that version.`,
		);
}

/** @throws StartError where the database holds more than the empty tables of an interrupted restore */
async function assertEmpty(client: pg.ClientBase, migrations: readonly string[]): Promise<void> {
	const { rows } = await client.query<{ name: string }>(
		`select relname::text as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
	);
	if (rows.length === 0) return;
	const done = rows.some(({ name }) => name === 'migration')
		? await ask<string[]>(client, 'select array(select name from public.migration) as value')
		: [];
	if (done.length === 0 || done.some((name) => !migrations.includes(name))) throw notEmpty('tables');
	for (const { name } of await tablesOf(client)) await assertNoRows(client, name);
}

/** Loads the rows of each table as they come. */
async function loadTables(client: pg.ClientBase, entries: Entries, head: Head, signal: AbortSignal): Promise<void> {
	for (let next = await entries.peek(); next?.name.startsWith(TABLES); next = await entries.peek()) {
		signal.throwIfAborted();
		const table = next.name.split('/')[1] ?? '';
		const columns = head.tables[table];
		if (!columns) throw new StartError(`The backup has rows of a table ${table} that it does not name.`);
		const packed = async function* () {
			for (;;) {
				const part = await entries.takeOf(`${TABLES}${table}/`);
				if (!part) return;
				yield* part.body;
			}
		};
		const rows = pipeline(packed, createGunzip(), () => {});
		await writeRows(client, table, columns, rows);
	}
}

/** Removes the mark of a restore that has failed and left nothing. */
async function unmark(client: pg.Client): Promise<void> {
	// Where the database is away, or has no tables yet, there is no mark to remove: the next restore begins anew.
	await client
		.query('rollback')
		.then(() => client.query(markRestore(undefined)))
		.catch(() => {});
}

/** How far a restore has come, for its errors. */
interface Stage {
	/** True while the rows are being kept: where that breaks off, the database alone knows whether they are. */
	isKeeping: boolean;
}

async function restoreFrom(
	client: pg.Client,
	entries: Entries,
	options: RestoreOptions,
	stage: Stage,
): Promise<Restored> {
	const { db, files, name } = options;
	const from = await parsed(await entries.take(), HEAD, head, damagedBackup(name).message);
	refuseNewer(from, name);
	await assertEmpty(client, from.migrations);
	const { rows } = await client.query<{ mark: string | null }>(READ_MARK);
	const restore = await files.begin(restoreOf(rows[0]?.mark));
	await makeTables(db, from.migrations);
	await client.query(markRestore(restore));
	try {
		return await loadFrom(client, entries, from, options, stage);
	} catch (error) {
		if (!stage.isKeeping) await unmark(client);
		throw error;
	}
}

/** Loads the rows and files of a backup into the tables that were made for it, and compares them. */
async function loadFrom(
	client: pg.Client,
	entries: Entries,
	from: Head,
	options: RestoreOptions,
	stage: Stage,
): Promise<Restored> {
	const { files, name, signal, sendsWaiting } = options;
	await client.query('begin');
	const links = await looseTables(client);
	await loadTables(client, entries, from, signal);
	for (let file = await entries.takeOf(FILES); file; file = await entries.takeOf(FILES)) {
		signal.throwIfAborted();
		await files.put(file.name.slice(FILES.length), file.size, file.body);
	}
	const wanted = await parsed(await entries.take(), CONTENTS, contents, damagedBackup(name).message);
	await entries.end();
	await compareTables(client, from, wanted.tables, signal);
	compareFiles(await files.finish(), wanted.files);
	await tieTables(client, links);
	await setSequences(client, wanted.sequences);
	const setAside = await endWhatWasUnderWay(client, sendsWaiting);
	await client.query(markRestore(undefined));
	stage.isKeeping = true;
	await client.query('commit').catch((error: unknown) => {
		throw new StartError(
			'The database broke off at the last step, and it is not known whether it has kept the rows; run "npm run restore" again: it says that the database is not empty where it has.',
			{ cause: error },
		);
	});
	await files.keep();
	return {
		name,
		madeAt: from.madeAt,
		tables: Object.keys(wanted.tables).length,
		rows: Object.values(wanted.tables).reduce((sum, { rows }) => sum + rows, 0),
		files: Object.keys(wanted.files).length,
		missing: wanted.missing,
		damaged: wanted.damaged,
		setAside,
		compared: { tables: wanted.tables, files: wanted.files },
	};
}

/** The error for a migration that failed after everything had been restored. */
const notUpToDate = (name: string, error: unknown): StartError =>
	new StartError(
		`The backup ${name} is restored, every row and file, but was not brought up to date: ${reasonOf(error)}. The next start tries again.`,
		{ cause: error },
	);

/**
 * Restores a backup into an empty database and an empty place for files. Everything is read again there, compared with
 * the sums in the backup, and kept only if it is equal.
 * @throws StartError with one sentence; only empty tables are left then, or everything where the sentence says so
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
	const { db, files, store, name, secret, progress } = options;
	const source = await store.open(name);
	let read = 0;
	const counted = (async function* () {
		for await (const chunk of source.chunks) {
			read += chunk.length;
			progress({ done: read, total: source.bytes });
			yield chunk;
		}
	})();
	const damaged = damagedBackup(name);
	const entries = new Entries(await decrypt(counted, secret, name), damaged);
	const client = db.listener();
	client.on('error', () => {});
	let restored: Restored | undefined;
	const stage: Stage = { isKeeping: false };
	try {
		await client.connect();
		await client.query(SAME_WORDS);
		restored = await restoreFrom(client, entries, options, stage);
		// Roles, their grants and the policies belong to the server and to this version.
		await migrate(db);
		await client.query('analyze');
		return restored;
	} catch (error) {
		// The rows are kept by then, and so are their files.
		if (restored) throw notUpToDate(name, error);
		// The files may belong to rows that are kept; otherwise the next restore removes them.
		if (stage.isKeeping) throw error;
		await files.undo();
		throw entries.errorOr(error);
	} finally {
		await entries.close();
		await client.end().catch(() => {});
	}
}
