import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, emptyPlace, filesIn, make, SECRET } from '../../tests/backups';
import { testFolder } from '../../tests/databases';
import { openOldDatabase } from '../../tests/old-databases/old-database';
import { openTestDatabase, type TestDatabase } from '../../tests/site';
import { EMPTY, openFolder } from '../../tests/template';
import { openStorage } from '../platform/storage/open-storage';
import { storagePlace } from './file-place';
import { folderShelf } from './folder-shelf';
import type { Shelf } from './shelf';

let site: TestDatabase;
beforeAll(async () => {
	site = await openTestDatabase();
});
afterAll(() => site.stop());

test('what cannot be restored is refused in one sentence, and nothing of it is left', async () => {
	const folder = openFolder('shelf', testFolder());
	const shelf = folderShelf(folder);
	const { name } = await make(site, shelf);
	const bytes = await readFile(join(folder, name));
	const write = (its: string, change: (copy: Buffer) => Buffer) =>
		writeFile(join(folder, its), change(Buffer.from(bytes)));
	await write('flipped', (copy) => {
		copy[Math.floor(copy.length / 2)] = (copy[Math.floor(copy.length / 2)] ?? 0) ^ 1;
		return copy;
	});
	await write('cut', (copy) => copy.subarray(0, copy.length - 7));
	// At the edge of a portion, only the mark of the last portion shows that the file was cut.
	await write('cut-at-an-edge', (copy) => copy.subarray(0, 72 + 1024 * 1024 + 16));
	await write('swapped', (copy) => {
		const portion = 1024 * 1024 + 16;
		const [first, second] = [copy.subarray(72, 72 + portion), copy.subarray(72 + portion, 72 + 2 * portion)];
		return Buffer.concat([copy.subarray(0, 72), second, first, copy.subarray(72 + 2 * portion)]);
	});
	await writeFile(join(folder, 'foreign'), randomBytes(4000));
	await writeFile(join(folder, 'nothing'), '');
	expect(bytes.length).toBeGreaterThan(72 + 2 * (1024 * 1024 + 16));
	const place = await emptyPlace();
	const whole = await emptyPlace(EMPTY);
	try {
		const refused = (which: string, options = {}) => place.restore(shelf, which, options).then(String, String);
		for (const which of ['flipped', 'cut', 'cut-at-an-edge', 'swapped'])
			expect(await refused(which), which).toBe(`Error: The backup ${which} is damaged or not whole; take another one.`);
		for (const which of ['foreign', 'nothing'])
			expect(await refused(which)).toBe(`Error: The file ${which} is no backup of this program.`);
		expect(await refused(name, { secret: `${SECRET}!` })).toBe(
			`Error: The key in BACKUP_KEY is not the one that sealed the backup ${name}.`,
		);
		expect(await refused('none.backup')).toBe(`Error: There is no backup ${join(folder, 'none.backup')}.`);
		// After all these attempts the place is as empty as before.
		expect(await place.restore(shelf, name)).toMatchObject({ name });
		expect(filesIn(place.dataDir)).toEqual(filesIn(site.dataDir));
		expect(await refused(name)).toMatch(
			/^Error: The database is not empty \(it has rows in the table \w+\); a backup is/,
		);
		await ask(whole.url, `insert into migration (name, hash) values ('9999_of_tomorrow', '')`);
		expect(await whole.restore(shelf, name).then(String, String)).toBe(
			'Error: The database is not empty (it has tables); a backup is restored into an empty one.',
		);
	} finally {
		await Promise.all([place.clear(), whole.clear()]);
	}
});

test('a backup of a newer version is refused', async () => {
	const shelf = folderShelf(openFolder('shelf', testFolder()));
	await ask(site.databaseUrl, `insert into migration (name, hash) values ('9999_of_tomorrow', '')`);
	const newer = await make(site, shelf);
	await ask(site.databaseUrl, `delete from migration where name = '9999_of_tomorrow'`);
	const place = await emptyPlace();
	try {
		await expect(place.restore(shelf, newer.name)).rejects.toThrow(
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
		shelf: Shelf,
		made: Awaited<ReturnType<typeof make>>,
		place: Awaited<ReturnType<typeof emptyPlace>>,
	) => Promise<void>,
): Promise<void> {
	// Later migrations are not in the backup.
	const old = await openOldDatabase('0033_letters_given_up');
	const shelf = folderShelf(openFolder('shelf', testFolder()));
	const place = await emptyPlace();
	try {
		await old.db.writeAlone(sql`insert into redirect (source, target) values ('/old', '/news')`);
		await run(shelf, await make(site, shelf, { db: old.db }), place);
	} finally {
		await old.drop();
		await place.clear();
	}
}

test('a backup of an older version is brought up to date', () =>
	withOldBackup(async (shelf, made, place) => {
		expect(await place.restore(shelf, made.name)).toMatchObject({ tables: made.tables, rows: made.rows });
		expect(await ask(place.url, 'select source, target from redirect')).toEqual([{ source: '/old', target: '/news' }]);
		const done = `select name from migration order by name`;
		expect(await ask(place.url, done)).toEqual(await ask(site.databaseUrl, done));
	}));

test('what is restored stays, with its files, where a later migration fails', () =>
	withOldBackup(async (shelf, made, place) => {
		// This view has the name of a table that a later migration makes.
		await ask(place.url, 'create view saved_view as select 1 as one');
		const settings = { dataDir: place.dataDir, s3: undefined };
		const files = { ...storagePlace(openStorage(settings), settings), undo: vi.fn() };
		await expect(place.restore(shelf, made.name, { files })).rejects.toThrow(
			/is restored, every row and file, but was not brought up to date: .*The next start tries again\.$/,
		);
		expect(files.undo).not.toHaveBeenCalled();
		expect(await ask(place.url, 'select source from redirect')).toEqual([{ source: '/old' }]);
	}));

test('what a site writes that is started meanwhile is not lost', async () => {
	const shelf = folderShelf(openFolder('shelf', testFolder()));
	const { name } = await make(site, shelf);
	const place = await emptyPlace(EMPTY);
	try {
		const settings = { dataDir: place.dataDir, s3: undefined };
		const files = {
			...storagePlace(openStorage(settings), settings),
			// Simulates a write between the check of the database and its lock.
			assertEmpty: async () => void (await ask(place.url, `insert into redirect (source, target) values ('/a', '/b')`)),
		};
		await expect(place.restore(shelf, name, { files })).rejects.toThrow(
			'The database is not empty (it has rows in the table redirect)',
		);
		expect(await ask(place.url, 'select source from redirect')).toEqual([{ source: '/a' }]);
	} finally {
		await place.clear();
	}
});
