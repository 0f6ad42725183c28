import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/site';
import type { Database } from '../platform/db/db';
import { startFront } from '../platform/http/harness';
import { isReady } from './ready';

describe('/readyz', () => {
	let database: TestDatabase;
	beforeAll(async () => {
		database = await openTestDatabase();
	});
	afterAll(() => database.stop());

	const ask = async (dataDir = database.dataDir) => {
		const harness = await startFront(() => new Response('ok'), { ready: () => isReady(database.db, dataDir) });
		return (await harness.get('/readyz')).status;
	};
	const write = (statement: ReturnType<typeof sql>) => database.db.write((tx) => tx.execute(statement));

	test('says yes, and leaves nothing behind', async () => {
		const before = readdirSync(database.dataDir);
		expect(await ask()).toBe(200);
		expect(readdirSync(database.dataDir)).toEqual(before);
	});

	test.each([
		['is not there', 'nowhere'],
		['is no folder', 'a-file/x'],
	])('says no where the disk takes nothing: the folder %s', async (_what, folder) => {
		expect(await ask(join(database.dataDir, folder))).toBe(503);
	});

	/** The database, which answers every trial of its disk in this way. */
	function withDisk(answer: () => Promise<never>): { db: Database; trials: () => number } {
		let trials = 0;
		const write = () => {
			trials += 1;
			return answer();
		};
		return { db: { ...database.db, write: write as Database['write'] }, trials: () => trials };
	}
	const failed = (code: string) => () => Promise.reject(new Error('Failed query', { cause: pgError(code) }));
	const pgError = (code: string) => Object.assign(new Error('no'), { code });

	test('says no where the database cannot add a page to a table, and tries that once for all who ask at the time', async () => {
		const { db, trials } = withDisk(failed('53100'));
		expect(await Promise.all([isReady(db, database.dataDir), isReady(db, database.dataDir)])).toEqual([false, false]);
		expect(await isReady(db, database.dataDir)).toBe(false);
		expect(trials()).toBe(1);
		expect(await isReady(withDisk(failed('53400')).db, database.dataDir)).toBe(true);
		// Another failure is none of the disk, and holds for nobody who asks later.
		const away = withDisk(failed('57P01'));
		await expect(isReady(away.db, database.dataDir)).rejects.toThrow('Failed query');
		await expect(isReady(away.db, database.dataDir)).rejects.toThrow('Failed query');
		expect(away.trials()).toBe(2);
	});

	test('says yes beside a newer version, whose migrations have run too', async () => {
		await write(sql`insert into migration (name, hash) values ('9999_newer', '')`);
		expect(await ask()).toBe(200);
		await write(sql`delete from migration where name = '9999_newer'`);
	});

	test('says no while a migration of the code has not run', async () => {
		await write(sql`delete from migration where name = '0001_tables'`);
		expect(await ask()).toBe(503);
		await write(sql`insert into migration (name, hash) values ('0001_tables', '')`);
		expect(await ask()).toBe(200);
	});

	test('says no when there is no such record at all', async () => {
		await write(sql`alter table migration rename to migration_lost`);
		expect(await ask()).toBe(503);
		await write(sql`alter table migration_lost rename to migration`);
	});

	test('says no where a table is lost, and where readers may not read theirs', async () => {
		await write(sql`alter table subscription rename to subscription_lost`);
		expect(await ask()).toBe(503);
		await write(sql`alter table subscription_lost rename to subscription`);
		expect(await ask()).toBe(200);
		await write(sql`revoke select on license from brume_reader`);
		expect(await ask()).toBe(503);
		await write(sql`grant select on license to brume_reader`);
		expect(await ask()).toBe(200);
	});
});
