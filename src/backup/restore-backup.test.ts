import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, emptyPlace, filesIn, make, SECRET, sums } from '../../tests/backups';
import { testFolder } from '../../tests/databases';
import { openOldDatabase } from '../../tests/old-databases/old-database';
import { openTestDatabase, type TestDatabase } from '../../tests/site';
import { EMPTY, openFolder } from '../../tests/template';
import { openDatabase } from '../platform/db/db';
import { openMigrated } from '../platform/db/open-migrated';
import { openStorage } from '../platform/storage/open-storage';
import type { BackupStore } from './backup-store';
import { storagePlace } from './file-place';
import { folderStore } from './folder-store';

let site: TestDatabase;
beforeAll(async () => {
	site = await openTestDatabase();
});
afterAll(() => site.stop());

test('what cannot be restored is refused in one sentence, and nothing of it is left', async () => {
	const folder = openFolder('store', testFolder());
	const store = folderStore(folder);
	const { name } = await make(site, store);
	const bytes = await readFile(join(folder, name));
	const flipped = Buffer.from(bytes);
	flipped[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
	await writeFile(join(folder, 'flipped'), flipped);
	await writeFile(join(folder, 'cut'), bytes.subarray(0, bytes.length - 7));
	await writeFile(join(folder, 'foreign'), randomBytes(4000));
	await writeFile(join(folder, 'nothing'), '');
	const place = await emptyPlace();
	const whole = await emptyPlace(EMPTY);
	try {
		const refused = (which: string, options = {}) => place.restore(store, which, options).then(String, String);
		for (const which of ['flipped', 'cut'])
			expect(await refused(which), which).toBe(`Error: The backup ${which} is damaged or not whole; take another one.`);
		for (const which of ['foreign', 'nothing'])
			expect(await refused(which)).toBe(`Error: The file ${which} is no backup of this program.`);
		expect(await refused(name, { secret: `${SECRET}!` })).toBe(
			`Error: The key in BACKUP_KEY is not the one that encrypted the backup ${name}, or that is damaged.`,
		);
		expect(await refused('none.tar.age')).toBe(`Error: There is no backup ${join(folder, 'none.tar.age')}.`);
		// After all these attempts the place is as empty as before.
		expect(await place.restore(store, name)).toMatchObject({ name });
		expect(filesIn(place.dataDir)).toEqual(filesIn(site.dataDir));
		expect(await refused(name)).toMatch(
			/^Error: The database is not empty \(it has rows in the table \w+\); a backup is/,
		);
		await ask(whole.url, `insert into migration (name, hash) values ('9999_of_tomorrow', '')`);
		expect(await whole.restore(store, name).then(String, String)).toBe(
			'Error: The database is not empty (it has tables); a backup is restored into an empty one.',
		);
	} finally {
		await Promise.all([place.clear(), whole.clear()]);
	}
});

test('a backup of a newer version is refused', async () => {
	const store = folderStore(openFolder('store', testFolder()));
	await ask(site.databaseUrl, `insert into migration (name, hash) values ('9999_of_tomorrow', '')`);
	const newer = await make(site, store);
	await ask(site.databaseUrl, `delete from migration where name = '9999_of_tomorrow'`);
	const place = await emptyPlace();
	try {
		await expect(place.restore(store, newer.name)).rejects.toThrow(
			`The backup ${newer.name} was made by a newer version of this program (it knows the migration 9999_of_tomorrow); restore it with that version.`,
		);
	} finally {
		await place.clear();
	}
});

/**
 * Runs a test with a backup of an older version, which holds one redirect, and with an empty place to restore it to.
 */
async function withOldBackup(
	run: (
		store: BackupStore,
		made: Awaited<ReturnType<typeof make>>,
		place: Awaited<ReturnType<typeof emptyPlace>>,
	) => Promise<void>,
): Promise<void> {
	// Later migrations are not in the backup.
	const old = await openOldDatabase('0033_letters_given_up');
	const store = folderStore(openFolder('store', testFolder()));
	const place = await emptyPlace();
	try {
		await old.db.writeAlone(sql`insert into redirect (source, target) values ('/old', '/news')`);
		await run(store, await make(site, store, { db: old.db }), place);
	} finally {
		await old.drop();
		await place.clear();
	}
}

test('a backup of an older version is brought up to date', () =>
	withOldBackup(async (store, made, place) => {
		expect(await place.restore(store, made.name)).toMatchObject({ tables: made.tables, rows: made.rows });
		expect(await ask(place.url, 'select source, target from redirect')).toEqual([{ source: '/old', target: '/news' }]);
		const done = `select name from migration order by name`;
		expect(await ask(place.url, done)).toEqual(await ask(site.databaseUrl, done));
	}));

test('what is restored stays, with its files, where a later migration fails', () =>
	withOldBackup(async (store, made, place) => {
		// This view has the name of a table that a later migration makes.
		await ask(place.url, 'create view saved_view as select 1 as one');
		const settings = { dataDir: place.dataDir, s3: undefined };
		const files = { ...storagePlace(openStorage(settings), settings), undo: vi.fn() };
		await expect(place.restore(store, made.name, { files })).rejects.toThrow(
			/is restored, every row and file, but was not brought up to date: .*The next start tries again\.$/,
		);
		expect(files.undo).not.toHaveBeenCalled();
		expect(await ask(place.url, 'select source from redirect')).toEqual([{ source: '/old' }]);
	}));

test('what a site writes that is started meanwhile is not lost', async () => {
	const store = folderStore(openFolder('store', testFolder()));
	const { name } = await make(site, store);
	const place = await emptyPlace(EMPTY);
	try {
		const settings = { dataDir: place.dataDir, s3: undefined };
		const files = {
			...storagePlace(openStorage(settings), settings),
			// Simulates a write between the check of the database and its lock.
			begin: async () => {
				await ask(place.url, `insert into redirect (source, target) values ('/a', '/b')`);
				return 'a';
			},
		};
		await expect(place.restore(store, name, { files })).rejects.toThrow(
			'The database is not empty (it has rows in the table redirect)',
		);
		expect(await ask(place.url, 'select source from redirect')).toEqual([{ source: '/a' }]);
	} finally {
		await place.clear();
	}
});

test('a restore that was interrupted begins anew, and removes only what it had put itself', async () => {
	const store = folderStore(openFolder('store', testFolder()));
	const { name } = await make(site, store);
	const [place, other] = await Promise.all([emptyPlace(), emptyPlace()]);
	const settings = { dataDir: place.dataDir, s3: undefined };
	const files = () => storagePlace(openStorage(settings), settings);
	/** Leaves what a process leaves that is killed: its connections end, and it removes nothing. */
	const interrupt = async (after: number) => {
		const its = files();
		let put = 0;
		const killed = {
			...its,
			put: async (...given: Parameters<typeof its.put>) => {
				await its.put(...given);
				put += 1;
				if (put === after)
					await ask(
						place.url,
						`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
					);
			},
			undo: async () => {},
		};
		await expect(place.restore(store, name, { files: killed })).rejects.toThrow();
	};
	try {
		await interrupt(3);
		expect(filesIn(place.dataDir).length).toBeGreaterThanOrEqual(3);
		// No site starts on half of a backup.
		await expect(openMigrated({ databaseUrl: place.url, dataDir: place.dataDir, pool: 2 })).rejects.toThrow(
			'run "npm run restore" again',
		);
		// Another database knows nothing of that restore: the files may be those of a site.
		await expect(other.restore(store, name, { files: files() })).rejects.toThrow('There are files already in');
		await interrupt(7);
		expect(await place.restore(store, name)).toMatchObject({ name });
		expect(filesIn(place.dataDir)).toEqual(filesIn(site.dataDir));
		expect(await sums(place.url)).toEqual(await sums(site.databaseUrl));
		expect(existsSync(join(place.dataDir, 'restore.files'))).toBe(false);
		const db = await openMigrated({ databaseUrl: place.url, dataDir: place.dataDir, pool: 2 });
		await db.stop();
		await expect(place.restore(store, name)).rejects.toThrow('The database is not empty');
		expect(filesIn(place.dataDir)).toEqual(filesIn(site.dataDir));
	} finally {
		await Promise.all([place.clear(), other.clear()]);
	}
});

test.each(['commit', 'rollback'])(
	'where the database breaks off at the last step (%s), the next restore knows',
	async (end) => {
		const store = folderStore(openFolder('store', testFolder()));
		const { name } = await make(site, store);
		const place = await emptyPlace();
		const open = await openDatabase({ databaseUrl: place.url, dataDir: place.dataDir, pool: 2 });
		const db: typeof open = Object.assign(Object.create(open), {
			listener: () => {
				const client = open.listener();
				const query = client.query.bind(client) as (...given: unknown[]) => unknown;
				const cut = async () => {
					await query(end);
					throw new Error('Connection terminated unexpectedly');
				};
				return Object.assign(client, {
					query: (...given: unknown[]) => (given[0] === 'commit' ? cut() : query(...given)),
				});
			},
		});
		try {
			await expect(place.restore(store, name, { db })).rejects.toThrow('it is not known whether it has kept the rows');
			expect(filesIn(place.dataDir)).toEqual(filesIn(site.dataDir));
			const again = place.restore(store, name);
			if (end === 'commit') await expect(again).rejects.toThrow('The database is not empty');
			else expect(await again).toMatchObject({ name });
			expect(filesIn(place.dataDir)).toEqual(filesIn(site.dataDir));
			expect(await sums(place.url)).toEqual(await sums(site.databaseUrl));
		} finally {
			await open.stop();
			await place.clear();
		}
	},
);
