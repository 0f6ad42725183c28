import { createHash } from 'node:crypto';
import pg from 'pg';
import { Entries, type Entry } from '../backup/archive';
import { looseTables, setSequences, tieTables } from '../backup/load-rows';
import { parsed } from '../backup/restore-backup';
import type { FilePlace } from '../backup/restored-files';
import { ask, quoted, SAME_WORDS } from '../backup/tables';
import type { Database } from '../platform/db/db';
import { unknownMigration } from '../platform/db/migrate';
import { inPortions } from '../platform/storage/in-portions';
import { StartError } from '../shared/errors';
import { ARTICLES, CONTENTS, type Contents, contents, FORMAT, HEAD, type Head, head, MEDIA, ROWS } from './contents';
import { forgetAccounts } from './forget-accounts';
import { exportedTables } from './what';
import { linesOf, rowsOf, type TableHead, tableHead } from './write-export';

export interface ReadOptions {
	/** An installation whose tables exist and are empty. */
	db: Database;
	files: FilePlace;
	archive: AsyncIterable<Uint8Array>;
	/** Reports the bytes of the archive that were read. */
	progress(done: number): void;
}

/** Counts of what was imported. */
export interface ReadExport {
	tables: number;
	rows: number;
	files: number;
	articles: number;
}

const DAMAGED = 'The file is no export of this program, or is damaged or not whole.';
/** Maximum rows of one insert, and characters after which it is sent with fewer. */
const AT_ONCE = 500;
const MAX_BATCH_CHARACTERS = 8 * 1024 * 1024;

/** @throws StartError where the export is damaged or of another version, or the installation already has content */
/** Tables in which every installation has rows from its first start on; those of the export take their place. */
const FILLED_AT_START: ReadonlySet<string> = new Set(['search_synonym']);

async function assertFits(client: pg.ClientBase, from: Head): Promise<void> {
	const newer = unknownMigration(from.migrations);
	if (from.format > FORMAT || newer)
		throw new StartError('The export was made by a newer version of this program; import it with that version.');
	const content = new Set(exportedTables(true));
	for (const [name, table] of Object.entries(from.tables)) {
		const here = new Set((await tableHead(client, name).catch(() => undefined))?.columns.map((column) => column.name));
		// Accounts, keys and settings give access to the installation, so a file may not bring them along.
		if (here.size > 0 && !content.has(name))
			throw new StartError(`The file has rows of the table ${name}, which is no part of an export.`);
		const lost = table.columns.find((column) => !here.has(column.name));
		if (lost || here.size === 0)
			throw new StartError(
				`The export was made by another version of this program (${name}${lost ? ` has ${lost.name}` : ''} there); import it with that version, and update then.`,
			);
		if (FILLED_AT_START.has(name)) continue;
		if (await ask<boolean>(client, `select exists(select from public.${quoted(name)}) as value`))
			throw new StartError(
				`The house is not empty (it has rows in the table ${name}); an export is imported into an empty one.`,
			);
	}
}

/** The lines of a file. */
async function* linesIn(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
	let rest = Buffer.alloc(0);
	for await (const { portion } of inPortions(body, 1024 * 1024)) {
		const all = Buffer.concat([rest, portion]);
		const end = all.lastIndexOf(10) + 1;
		for (const line of all.subarray(0, end).toString('utf8').split('\n')) if (line) yield line;
		rest = all.subarray(end);
	}
	if (rest.length > 0) yield rest.toString('utf8');
}

async function loadRows(client: pg.ClientBase, entry: Entry, from: Head): Promise<void> {
	const name = entry.name.slice(ROWS.length, -'.jsonl'.length);
	const table = from.tables[name];
	if (!table) throw new StartError(DAMAGED);
	const list = table.columns.map((column) => quoted(column.name)).join(', ');
	const statement = `insert into public.${quoted(name)} (${list}) overriding system value
		select ${list} from jsonb_populate_recordset(null::public.${quoted(name)}, $1::jsonb)`;
	let lines: string[] = [];
	let length = 0;
	const flush = async () => {
		if (lines.length > 0) await client.query(statement, [`[${lines.join(',')}]`]);
		lines = [];
		length = 0;
	};
	for await (const line of linesIn(entry.body)) {
		lines.push(line);
		length += line.length;
		if (lines.length === AT_ONCE || length > MAX_BATCH_CHARACTERS) await flush();
	}
	await flush();
}

/** Counts and hashes the rows of a table in the form of the export. */
async function sumOf(client: pg.ClientBase, name: string, table: TableHead): Promise<Contents['rows'][string]> {
	const hash = createHash('sha256');
	let count = 0;
	for await (const { line } of rowsOf<{ line: string }>(client, linesOf(name, table))) {
		hash.update(`${line}\n`);
		count += 1;
	}
	return { count, sha256: hash.digest('hex') };
}

async function compare(client: pg.ClientBase, from: Head, wanted: Contents, files: FilePlace): Promise<void> {
	for (const [name, table] of Object.entries(from.tables)) {
		const [found, its] = [await sumOf(client, name, table), wanted.rows[name]];
		if (found.count !== its?.count || found.sha256 !== its.sha256)
			throw new StartError(`The table ${name} is not as the export has it; nothing of the export was kept.`);
	}
	const found = await files.finish();
	for (const name of new Set([...found.keys(), ...Object.keys(wanted.media)]))
		if (found.get(name) !== wanted.media[name]?.sha256)
			throw new StartError(`The file ${name} is not as the export has it; nothing of the export was kept.`);
}

async function readFrom(client: pg.ClientBase, entries: Entries, files: FilePlace): Promise<ReadExport> {
	const from = await parsed(await entries.take(), HEAD, head, DAMAGED);
	await assertFits(client, from);
	await files.begin();
	await client.query('begin');
	const links = await looseTables(client, false);
	for (const name of FILLED_AT_START) if (from.tables[name]) await client.query(`delete from public.${quoted(name)}`);
	for (let entry = await entries.takeOf(ROWS); entry; entry = await entries.takeOf(ROWS))
		await loadRows(client, entry, from);
	// The articles are among the rows; their own files are for other programs and skipped.
	for (let entry = await entries.takeOf(ARTICLES); entry; entry = await entries.takeOf(ARTICLES))
		for await (const _ of entry.body);
	for (let entry = await entries.takeOf(MEDIA); entry; entry = await entries.takeOf(MEDIA))
		await files.put(entry.name.slice(MEDIA.length), entry.size, entry.body);
	const wanted = await parsed(await entries.take(), CONTENTS, contents, DAMAGED);
	await entries.end();
	await compare(client, from, wanted, files);
	await forgetAccounts(client, links, Object.keys(from.tables));
	await tieTables(client, links);
	await setSequences(client, {});
	await client.query('commit');
	await files.keep();
	return {
		tables: Object.keys(wanted.rows).length,
		rows: Object.values(wanted.rows).reduce((sum, { count }) => sum + count, 0),
		files: Object.keys(wanted.media).length,
		articles: wanted.rows.article?.count ?? 0,
	};
}

/**
 * Imports an export into an empty installation, in full or not at all; the rows and files are read again and compared.
 * @throws StartError with one sentence
 */
export async function readExport({ db, files, archive, progress }: ReadOptions): Promise<ReadExport> {
	let read = 0;
	const counted = (async function* () {
		for await (const chunk of archive) {
			read += chunk.length;
			progress(read);
			yield chunk;
		}
	})();
	const entries = new Entries(counted, new StartError(DAMAGED));
	const client = db.listener();
	client.on('error', () => {});
	try {
		await client.connect();
		await client.query(SAME_WORDS);
		return await readFrom(client, entries, files);
	} catch (error) {
		await files.undo();
		throw error instanceof pg.DatabaseError
			? new StartError(`The database does not take what the export holds: ${error.message}.`, { cause: error })
			: error;
	} finally {
		await entries.close();
		await client.end().catch(() => {});
	}
}
