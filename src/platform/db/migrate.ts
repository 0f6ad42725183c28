import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { schema } from '../../data/schema';
import { StartError } from '../../shared/errors';
import type { Database } from './db';
import { guardTable } from './guards';
import { type Access, grantRoles, isGranted, mayRead, misguarded, NO_ACCESS, readAccess } from './roles';
import { MIGRATING, writeInTurn } from './write-in-turn';

interface Journal {
	entries: { idx: number; when: number; tag: string }[];
}

function folder(): string {
	for (const name of ['../../data/migrations', '../../src/data/migrations', '../../../src/data/migrations']) {
		const path = fileURLToPath(new URL(name, import.meta.url));
		if (existsSync(join(path, 'meta/_journal.json'))) return path;
	}
	throw new StartError('The folder of the migrations is missing beside the server.');
}

const readJournal = (path: string): Journal =>
	JSON.parse(readFileSync(join(path, 'meta/_journal.json'), 'utf8')) as Journal;

const migrationsOf = async (db: Database): Promise<string[]> =>
	(await db.writeAlone<{ name: string }>(sql`select name from migration`)).map((row) => row.name);

/** Names of the code's migrations; read once, because only new code changes them. */
let names: readonly string[] | undefined;

/**
 * True when every migration of this code has run. Migrations of a newer version may have run too: old code works on the
 * new schema (security rule 31).
 */
export async function isMigrated(db: Database): Promise<boolean> {
	names ??= readJournal(folder()).entries.map((entry) => entry.tag);
	const done = new Set(await migrationsOf(db));
	return names.every((name) => done.has(name));
}

/** True where a site was begun in the database: a migration has run. */
export async function isBegun(db: Database): Promise<boolean> {
	const [found] = await db.writeAlone<{ named: string | null }>(sql`select to_regclass('migration')::text as named`);
	return found?.named != null && (await migrationsOf(db)).length > 0;
}

/** The first of these migrations that this code does not know. */
export function unknownMigration(done: readonly string[]): string | undefined {
	names ??= readJournal(folder()).entries.map((entry) => entry.tag);
	return done.find((name) => !names?.includes(name));
}

/** Names of the tables this code reads and writes. */
const TABLES: readonly string[] = Object.values(schema).flatMap((value) =>
	is(value, PgTable) ? [getTableName(value)] : [],
);

async function accessTo(db: Database): Promise<Access> {
	const [access] = await db.writeAlone<Access>(readAccess);
	return access ?? NO_ACCESS;
}

const missing = ({ tables }: Access): string[] => TABLES.filter((name) => !tables.includes(name));

/**
 * True when every table of this code exists, and readers and staff may read theirs: a dump may have been restored in
 * parts.
 */
export async function isWhole(db: Database): Promise<boolean> {
	const access = await accessTo(db);
	return missing(access).length === 0 && mayRead(access);
}

/** Runs one migration, unless another node has run it. @returns how many ran: 1, or 0 */
const migrateBy = (db: Database, path: string, tag: string, known: ReadonlySet<string>): Promise<number> =>
	writeInTurn(db, MIGRATING, async (tx) => {
		await tx.execute(
			sql`create table if not exists migration (name text primary key, hash text not null,
				at bigint not null default (extract(epoch from now())::bigint))`,
		);
		const done = (await tx.execute<{ name: string }>(sql`select name from migration`)).rows.map((row) => row.name);
		refuseNewer(done, known);
		if (done.includes(tag)) return 0;
		const text = readFileSync(join(path, `${tag}.sql`), 'utf8');
		for (const statement of text.split('--> statement-breakpoint')) {
			if (statement.trim()) await tx.execute(sql.raw(statement));
		}
		const hash = createHash('sha256').update(text).digest('hex');
		await tx.execute(sql`insert into migration (name, hash) values (${tag}, ${hash})`);
		return 1;
	});

/** Gives a table its policy, unless another node has done so: that locks readers out for a moment. */
const guard = (db: Database, name: string): Promise<void> =>
	writeInTurn(db, MIGRATING, async (tx) => {
		const [access = NO_ACCESS] = (await tx.execute<Access>(readAccess)).rows;
		if (misguarded(access).includes(name)) await guardTable(tx, name);
	});

function refuseNewer(done: readonly string[], known: ReadonlySet<string>): void {
	const newer = done.find((name) => !known.has(name));
	if (newer)
		throw new StartError(
			`The database is newer than this code (it knows the migration ${newer}); start the newer version.`,
		);
}

/**
 * Makes the tables as given migrations of the code made them, where they do not exist: for rows of that time.
 * @throws StartError when the database is newer than the code
 */
export async function makeTables(db: Database, wanted: readonly string[]): Promise<void> {
	const path = folder();
	const tags = readJournal(path).entries.map((entry) => entry.tag);
	const known = new Set(tags);
	for (const tag of tags.filter((one) => wanted.includes(one))) await migrateBy(db, path, tag, known);
}

/**
 * Brings the database to the code's schema, forward only, one node at a time (security rule 31).
 * Each migration commits by itself together with its record, so that an interrupted run resumes where it stopped. The
 * roles, their grants and the policies are checked every time: a dump restored on another server has no role. A
 * database where all is well is only read.
 * @returns how many migrations ran now
 * @throws StartError when the database is newer than the code, has lost a table, or another node does not finish
 */
export async function migrate(db: Database): Promise<number> {
	const path = folder();
	const tags = readJournal(path).entries.map((entry) => entry.tag);
	const known = new Set(tags);
	let access = await accessTo(db);
	const done = access.tables.includes('migration') ? await migrationsOf(db) : [];
	refuseNewer(done, known);
	const waiting = tags.filter((tag) => !done.includes(tag));
	let count = 0;
	for (const tag of waiting) count += await migrateBy(db, path, tag, known);
	// Another node may have migrated between the check of the tables and that of the records; then nothing waited here.
	if (waiting.length > 0 || missing(access).length > 0) access = await accessTo(db);
	const [lost] = missing(access);
	if (lost)
		throw new StartError(
			`The database has no table ${lost}, though its migrations have run; restore it from a whole dump.`,
		);
	// One table at a time: a transaction that held two could wait for a reader who waits for the other.
	for (const name of misguarded(access)) await guard(db, name);
	if (!isGranted(access)) await writeInTurn(db, MIGRATING, grantRoles);
	return count;
}
