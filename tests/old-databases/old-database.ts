import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../../src/platform/db/db';
import { createDatabase, dropDatabase } from '../databases';

const folder = new URL('../../src/data/migrations/', import.meta.url);
const tags = (
	JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as { entries: { tag: string }[] }
).entries.map((entry) => entry.tag);

/**
 * A database as builds before a migration left it, not migrated yet.
 * @param before name of the first migration it lacks
 */
export async function openOldDatabase(
	before: string,
): Promise<{ db: Database; url: string; drop: () => Promise<void> }> {
	const { name, url } = await createDatabase('template0');
	const db = await openDatabase({ databaseUrl: url, dataDir: '', pool: 4 });
	await db.write(async (tx) => {
		await tx.execute(
			sql`create table migration (name text primary key, hash text not null, at bigint not null default 0)`,
		);
		for (const tag of tags.slice(0, tags.indexOf(before))) {
			for (const statement of readFileSync(new URL(`${tag}.sql`, folder), 'utf8').split('--> statement-breakpoint'))
				if (statement.trim()) await tx.execute(sql.raw(statement));
			await tx.execute(sql`insert into migration (name, hash) values (${tag}, '')`);
		}
	});
	return {
		db,
		url,
		async drop() {
			await db.stop();
			await dropDatabase(name);
		},
	};
}
