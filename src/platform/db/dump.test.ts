import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DumpServer, dumpPrograms, startDumpServer } from '../../../tests/dump-programs';
import { startServer } from '../../../tests/e2e/server';
import { openTestDatabase, type TestDatabase } from '../../../tests/site';
import { loadDemo } from '../../commands/demo/load-demo';
import { openDatabase } from './db';
import { migrate } from './migrate';
import type { Tx } from './tx';

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
const all = async <Row extends Record<string, unknown>>(tx: Tx, text: string) =>
	(await tx.execute<Row>(sql.raw(text))).rows;

/** Error that rolls back a transaction which must leave nothing behind. */
class Undone extends Error {}

describe('a database is made anew with an empty search_path, as a restored dump makes it', () => {
	let database: TestDatabase;
	beforeAll(async () => {
		database = await openTestDatabase();
	});
	afterAll(() => database.stop());

	/** Runs with an empty search path, and leaves nothing behind. */
	const withoutPath = async (run: (tx: Tx) => Promise<void>): Promise<void> => {
		const undone = database.db.write(async (tx) => {
			await tx.execute(sql`set local search_path = ''`);
			await run(tx);
			throw new Undone();
		});
		await expect(undone).rejects.toThrow(Undone);
	};

	test('its functions', () =>
		withoutPath(async (tx) => {
			const functions = await all<{ text: string }>(
				tx,
				`select pg_get_functiondef(p.oid) as text from pg_proc p where pronamespace = 'public'::regnamespace
				and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')`,
			);
			expect(functions.length).toBeGreaterThan(1);
			for (const { text } of functions) await tx.execute(sql.raw(text));
		}));

	test('its tables with their indexes, what the database fills in by itself, and every row', () =>
		withoutPath(async (tx) => {
			await all(tx, 'create schema anew');
			const tables = await all<{ name: string; columns: string[] }>(
				tx,
				`select relname::text as name,
					array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
						and attgenerated = '') as columns
				from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`,
			);
			expect(tables.length).toBeGreaterThan(40);
			for (const { name, columns } of tables) {
				await all(tx, `create table anew."${name}" (like public."${name}" including all)`);
				await all(
					tx,
					`insert into anew."${name}" (${list(columns)}) overriding system value select ${list(columns)}
						from public."${name}"`,
				);
				// Rows are compared as text, because json has no equality.
				const rows = (schema: string) => `select one::text from ${schema}."${name}" one`;
				expect(await all(tx, `${rows('anew')} except all ${rows('public')}`), name).toEqual([]);
			}
		}));
});

// Runs only where the programs of PostgreSQL are installed: dumps with them, and restores on a server that has none of
// the site's roles.
describe.each(dumpPrograms())('a dump by the programs in %s', (programs) => {
	let old: DumpServer;
	let fresh: DumpServer;
	beforeAll(async () => {
		[old, fresh] = await Promise.all([startDumpServer(programs, 'brume'), startDumpServer(programs, 'keeper')]);
		const db = await openDatabase({ databaseUrl: old.url, dataDir: '', pool: 4 });
		await migrate(db);
		await loadDemo(db, { now: Math.floor(Date.now() / 1000) });
		await db.stop();
	});
	afterAll(() => Promise.all([old.stop(), fresh.stop()]));

	test('restores every row of every table in an empty database, by pg_restore and by psql, and the site opens on it', async () => {
		const before = await old.fingerprint(old.url);
		expect(Object.keys(before).length).toBeGreaterThan(40);
		const archive = old.run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', old.url]);
		const first = await fresh.create('by_pg_restore');
		fresh.run('pg_restore', ['--no-owner', '--exit-on-error', '--dbname', first], archive);
		expect(await fresh.fingerprint(first)).toEqual(before);

		const script = old.run('pg_dump', ['--no-owner', '--no-privileges', old.url]);
		const second = await fresh.create('by_psql');
		fresh.run('psql', ['--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', second], script);
		expect(await fresh.fingerprint(second)).toEqual(before);

		// The policies name no role, so that they are restored with the dump and apply before the first start.
		const policies = `select tablename || ': ' || qual as text from pg_policies order by tablename`;
		expect(await fresh.ask(first, policies)).toEqual(await old.ask(old.url, policies));
		expect(await fresh.ask(second, policies)).toContainEqual({ text: expect.stringContaining('article: ') });

		const server = await startServer({ DATABASE_URL: second, DEMO: 'false' });
		try {
			for (const path of ['/readyz', '/', '/license']) expect((await fetch(server.url + path)).status, path).toBe(200);
		} finally {
			expect(await server.stop()).toBe(0);
		}
		// A start adds the reader's role and no content.
		expect((await fresh.fingerprint(second)).license).toEqual(before.license);
	});
});
