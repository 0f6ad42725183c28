/** What the tests of backups share: a backup of a site, and an empty place that it is restored into. */
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { BackupStore } from '../src/backup/backup-store';
import { storagePlace } from '../src/backup/file-place';
import { makeBackup } from '../src/backup/make-backup';
import { restoreBackup } from '../src/backup/restore-backup';
import { openDatabase } from '../src/platform/db/db';
import { diskStorage } from '../src/platform/storage/disk';
import { openStorage } from '../src/platform/storage/open-storage';
import { createDatabase, dropDatabase, testFolder } from './databases';
import type { TestDatabase } from './site';
import { openFolder } from './template';

export const SECRET = 'the tests encrypt with a key that is known to all';
export const NOW = Date.UTC(2026, 10, 23, 3, 30) / 1000;
const signal = new AbortController().signal;
const progress = () => {};

/** Asks a database by its address. */
export const ask = async <Row extends object>(url: string, text: string): Promise<Row[]> => {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query<Row>(text)).rows;
	} finally {
		await client.end();
	}
};

/** Makes a backup of a site. */
export const make = (site: TestDatabase, store: BackupStore, options: Partial<Parameters<typeof makeBackup>[0]> = {}) =>
	makeBackup({
		db: site.db,
		storage: diskStorage(join(site.dataDir, 'media')),
		store,
		secret: SECRET,
		site_url: 'http://brume.test',
		now: NOW,
		signal,
		progress,
		...options,
	});

/** An empty place, and what a backup that is restored into it comes to. */
export async function emptyPlace(template = 'template0') {
	const { name, url } = await createDatabase(template);
	const dataDir = openFolder('restored', testFolder());
	return {
		url,
		dataDir,
		async restore(store: BackupStore, backup: string, options: Partial<Parameters<typeof restoreBackup>[0]> = {}) {
			const db = await openDatabase({ databaseUrl: url, dataDir, pool: 4 });
			const settings = { dataDir, s3: undefined };
			const files = storagePlace(openStorage(settings), settings);
			try {
				return await restoreBackup({
					...{ db, files, store, name: backup, secret: SECRET, signal, progress, sendsWaiting: false },
					...options,
				});
			} finally {
				await db.stop();
			}
		},
		async clear() {
			await dropDatabase(name);
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

/** Tables that no backup holds. */
export const LEFT_OUT = [
	...['migration', 'node_lease'],
	...['session', 'known_browser', 'account_link', 'link_request', 'used_challenge'],
];

/** Count and hash of the rows of every table that a backup holds. */
export async function sums(url: string): Promise<Record<string, string>> {
	const tables = await ask<{ name: string }>(
		url,
		`select tablename::text as name from pg_tables where schemaname = 'public'
			and tablename <> all('{${LEFT_OUT.join()}}')`,
	);
	const sum = (name: string) =>
		`select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as sum
			from public."${name}" t`;
	const rows = await ask<{ name: string; sum: string }>(url, tables.map(({ name }) => sum(name)).join(' union all '));
	return Object.fromEntries(rows.map(({ name, sum: its }) => [name, its]));
}

/** Names of the files that a site keeps on its disk. */
export const filesIn = (dataDir: string): string[] =>
	readdirSync(join(dataDir, 'media'), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => entry.name)
		.sort();
