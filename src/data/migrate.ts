import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { DatabaseOpeningError } from './database-opening-error';
import type { Database } from './db';
import { grantReaderRole } from './reader-role';

interface Journal {
	entries: { idx: number; when: number; tag: string }[];
}

function folder(): string {
	for (const name of ['./migrations', '../migrations', './src/data/migrations', '../../src/data/migrations', '../../../src/data/migrations']) {
		const path = fileURLToPath(new URL(name, import.meta.url));
		if (existsSync(join(path, 'meta/_journal.json'))) return path;
	}
	throw new DatabaseOpeningError('The folder of the migrations is missing beside the server.');
}

const readJournal = (path: string): Journal => JSON.parse(readFileSync(join(path, 'meta/_journal.json'), 'utf8')) as Journal;

/** Names of the code's migrations; read once, as they change with the code alone. */
let names: readonly string[] | undefined;

/** True when every migration of this code has run. One of a newer version may have run too: old code works on the new schema (security rule 31). */
export async function isMigrated(db: Database): Promise<boolean> {
	names ??= readJournal(folder()).entries.map((entry) => entry.tag);
	const done = new Set((await db.writeAlone<{ name: string }>(sql`select name from migration`)).map((row) => row.name));
	return names.every((name) => done.has(name));
}

/**
 * Brings the database to the code's shape, forward only, one node at a time (security rule 31).
 * Each migration commits by itself together with its record, so that an interrupted run resumes where it stopped.
 * @returns how many migrations ran now.
 * @throws DatabaseOpeningError when the database is newer than the code.
 */
export async function migrate(db: Database): Promise<number> {
	const path = folder();
	const journal = readJournal(path);
	await db.write(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(780013)`);
		await tx.execute(sql`create table if not exists migration (name text primary key, hash text not null, at bigint not null default (extract(epoch from now())::bigint))`);
	});
	let count = 0;
	const known = new Set(journal.entries.map((entry) => entry.tag));
	for (const entry of journal.entries) {
		count += await db.write(async (tx) => {
			await tx.execute(sql`select pg_advisory_xact_lock(780013)`);
			const done = (await tx.execute<{ name: string }>(sql`select name from migration`)).rows.map((row) => row.name);
			const newer = done.find((name) => !known.has(name));
			if (newer) throw new DatabaseOpeningError(`The database is newer than this code (it knows the migration ${newer}); start the newer version.`);
			if (done.includes(entry.tag)) return 0;
			const text = readFileSync(join(path, `${entry.tag}.sql`), 'utf8');
			for (const statement of text.split('--> statement-breakpoint')) {
				if (statement.trim()) await tx.execute(sql.raw(statement));
			}
			const hash = createHash('sha256').update(text).digest('hex');
			await tx.execute(sql`insert into migration (name, hash) values (${entry.tag}, ${hash})`);
			return 1;
		});
	}
	if (count > 0) await db.write(grantReaderRole);
	return count;
}
