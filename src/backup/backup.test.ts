import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, emptyPlace, filesIn, LEFT_OUT, make, NOW, SECRET, sums } from '../../tests/backups';
import { testFolder } from '../../tests/databases';
import { startBucket, type TestBucket } from '../../tests/s3';
import { openTestDatabase, type TestDatabase } from '../../tests/site';
import { openFolder } from '../../tests/template';
import { openDatabase } from '../platform/db/db';
import { diskStorage } from '../platform/storage/disk';
import { openStorage } from '../platform/storage/open-storage';
import type { Contents } from './contents';
import { storagePlace } from './file-place';
import { folderStore } from './folder-store';
import { openBackupStore } from './open-store';
import { sendBackups } from './send-backups';
import { outdated } from './what-to-keep';

let site: TestDatabase;
beforeAll(async () => {
	site = await openTestDatabase();
});
afterAll(() => site.stop());

test('a backup restores: every row, every file, and a free number for every new row', async () => {
	const store = folderStore(openFolder('store', testFolder()));
	const made = await make(site, store);
	expect(made.tables).toBeGreaterThan(40);
	expect(made).toMatchObject({ name: '2026-11-23T03-30-00Z.tar.age', missing: [], damaged: [] });
	expect(await store.list()).toEqual([made.name]);
	const place = await emptyPlace();
	try {
		const restored = await place.restore(store, made.name);
		expect(restored).toMatchObject({ tables: made.tables, rows: made.rows, files: made.files, madeAt: NOW });
		expect(await sums(place.url)).toEqual(await sums(site.databaseUrl));
		expect(filesIn(place.dataDir)).toEqual(filesIn(site.dataDir));
		const numbered = await ask<{ table: string; column: string; sequence: string }>(
			place.url,
			`select c.relname::text as table, attname::text as column,
				pg_get_serial_sequence(format('public.%I', c.relname), attname) as sequence
			from pg_attribute a join pg_class c on c.oid = attrelid
			where relnamespace = 'public'::regnamespace and attidentity <> ''`,
		);
		expect(numbered.length).toBeGreaterThan(25);
		for (const { table, column, sequence } of numbered) {
			const free = `select nextval('${sequence}') > coalesce(max("${column}"), 0) as is_free from public."${table}"`;
			expect(await ask(place.url, free), table).toEqual([{ is_free: true }]);
		}
		// Tables are linked to each other again, and do by themselves what they did.
		const ties = `select conname::text, pg_get_constraintdef(oid) as text from pg_constraint
			where connamespace = 'public'::regnamespace order by 1, 2`;
		expect(await ask(place.url, ties)).toEqual(await ask(site.databaseUrl, ties));
		expect(await ask(place.url, `select tgname from pg_trigger where tgenabled <> 'O'`)).toEqual([]);
		// Roles, grants and policies were made anew.
		const db = await openDatabase({ databaseUrl: place.url, dataDir: place.dataDir, pool: 4 });
		const published = await db.read.query.article.findMany({ columns: { id: true } });
		expect(published.length).toBeGreaterThan(10);
		await db.stop();
	} finally {
		await place.clear();
	}
});

test('what was under way is not under way after a restore: no issue goes out twice', async () => {
	const store = folderStore(openFolder('store', testFolder()));
	await ask(
		site.databaseUrl,
		`with reader as (insert into subscription (email, email_key, edition, proof) values ('b@x.example', 'b@x.example', 'en', '{}')
				returning id), sheet as (insert into issue (edition, slug, number, subject, html) values ('en', 'b', 999, 'B', '') returning id)
			insert into letter (kind, subscription_id, issue_id, "to", mailbox, message_id, next_try_at)
			select kind, reader.id, case when kind = 'issue' then sheet.id end, 'b@x.example', 'b', kind, 0
			from reader, sheet, unnest(array['issue', 'confirmation']) kind;
		insert into job_run (job, state, is_periodic, most_attempts, actor, due_at) values
			('tidy-of-the-test', 'running', true, 3, 'clock', 0), ('import-of-the-test', 'running', false, 1, 'operator', 0)`,
	);
	const made = await make(site, store);
	const [place, moved] = await Promise.all([emptyPlace(), emptyPlace()]);
	try {
		expect(await place.restore(store, made.name)).toMatchObject({ setAside: 1 });
		expect(
			await ask(place.url, `select state from letter where message_id in ('issue', 'confirmation') order by kind`),
		).toEqual([{ state: 'pending' }, { state: 'unknown' }]);
		expect(await ask(place.url, `select state from job_run where job like '%-of-the-test' order by job`)).toEqual([
			{ state: 'cancelled' },
			{ state: 'waiting' },
		]);
		expect(await moved.restore(store, made.name, { sendsWaiting: true })).toMatchObject({ setAside: 0 });
		expect(await ask(moved.url, `select state from letter where message_id = 'issue'`)).toEqual([{ state: 'pending' }]);
	} finally {
		await Promise.all([place.clear(), moved.clear()]);
	}
});

test('what opens the newsroom for a moment is in no backup: sessions, known browsers, links, challenges', async () => {
	const store = folderStore(openFolder('store', testFolder()));
	await ask(
		site.databaseUrl,
		`with person as (insert into account (email, email_key, name, language, state)
				values ('p@x.example', 'p@x.example', 'P', 'en', 'active') returning id),
			link as (insert into account_link (hash, kind, account_id, expires_at)
				select repeat('a', 64), 'password', id, 9999999999 from person),
			browser as (insert into known_browser (account_id, hash, ends_at) select id, repeat('b', 64), 9999999999 from person),
			opened as (insert into session (account_id, hash, stage, seen_at, ends_at)
				select id, repeat('c', 64), 'in', 0, 9999999999 from person)
			insert into staff_email (kind, account_id, "to", message_id, next_try_at)
			select kind, id, 'p@x.example', kind, 0 from person, unnest(array['password', 'late']) kind;
		insert into link_request (email_key) values ('p@x.example');
		insert into used_challenge values (repeat('d', 64), 9999999999)`,
	);
	const made = await make(site, store);
	const place = await emptyPlace();
	try {
		await place.restore(store, made.name);
		for (const table of LEFT_OUT.filter((name) => name !== 'migration'))
			expect(await ask(place.url, `table ${table}`), table).toEqual([]);
		// No e-mail goes out whose link leads nowhere.
		expect(
			await ask(place.url, `select kind, state from staff_email where "to" = 'p@x.example' order by kind`),
		).toEqual([
			{ kind: 'late', state: 'pending' },
			{ kind: 'password', state: 'failed' },
		]);
	} finally {
		await place.clear();
	}
});

test('files in a bucket, and a backup in another, restore into a bucket', async () => {
	const buckets: TestBucket[] = await Promise.all([startBucket(), startBucket(), startBucket()]);
	const [pictures, safe, fresh] = buckets.map(({ env }) => ({
		endpoint: env.S3_ENDPOINT ?? '',
		bucket: 'brume',
		region: 'us-east-1',
		accessKeyId: 'S3RVER',
		secretAccessKey: 'S3RVER',
	}));
	const storage = openStorage({ dataDir: site.dataDir, s3: pictures });
	const own = diskStorage(join(site.dataDir, 'media'));
	for (const name of filesIn(site.dataDir)) await storage.put(name, (await own.get(name)) ?? Buffer.alloc(0));
	const store = openBackupStore({ folder: openFolder('store', testFolder()), bucket: safe });
	const place = await emptyPlace();
	const signal = new AbortController().signal;
	try {
		await expect(store.open('2026-11-23T03-30-00Z.tar.age')).rejects.toThrow('There is no backup');
		const made = await make(site, store, { storage });
		expect(await store.list()).toEqual([]);
		await sendBackups({ db: site.db, store, signal, progress: () => {} });
		expect(await store.list()).toEqual([made.name]);
		const settings = { dataDir: place.dataDir, s3: fresh };
		const files = () => storagePlace(openStorage(settings), settings);
		const restored = await place.restore(store, made.name, { files: files() });
		expect(restored.files).toBe(made.files);
		expect(buckets[2]?.keys().sort()).toEqual(buckets[0]?.keys().sort());
		await expect(files().begin()).rejects.toThrow('There are files already in the bucket "brume"');
		await store.remove(made.name);
		expect(await store.list()).toEqual([]);
	} finally {
		await place.clear();
		await Promise.all(buckets.map((bucket) => bucket.stop()));
	}
});

test('a file that is gone or was changed is told of, and the rest is restored', async () => {
	const store = folderStore(openFolder('store', testFolder()));
	const own = diskStorage(join(site.dataDir, 'media'));
	const [gone = '', short = '', other = ''] = filesIn(site.dataDir);
	const made = await make(site, store, {
		storage: {
			open: async (name) => {
				if (name === gone) return undefined;
				const bytes = (await own.get(name)) ?? Buffer.alloc(0);
				if (name === other) bytes[0] = (bytes[0] ?? 0) ^ 1;
				return new Blob([new Uint8Array(name === short ? bytes.subarray(1) : bytes)]).stream();
			},
		},
	});
	expect(made.missing).toEqual([gone]);
	expect(made.damaged.sort()).toEqual([short, other].sort());
	const place = await emptyPlace();
	try {
		expect(await place.restore(store, made.name)).toMatchObject({ missing: [gone], files: made.files });
	} finally {
		await place.clear();
	}
});

test('a backup that is broken off leaves nothing, and none is made where nothing can be written', async () => {
	const folder = openFolder('store', testFolder());
	const ended = new AbortController();
	const made = make(site, folderStore(folder), { signal: ended.signal, progress: () => ended.abort() });
	await expect(made).rejects.toThrow();
	expect(readdirSync(folder)).toEqual([]);
	await writeFile(join(folder, 'file'), '');
	await expect(make(site, folderStore(join(folder, 'file', 'under')))).rejects.toThrow('cannot be written to');
});

test('of old backups the newest of each day, week and month is kept', () => {
	const day = (text: string) => `${text}T03-30-00Z.tar.age`;
	const names = ['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-15', '2026-11-08', '2026-10-31', '2026-09-30'].map(
		day,
	);
	const keep = { days: 2, weeks: 2, months: 2 };
	expect(outdated(names, keep)).toEqual([day('2026-09-30'), day('2026-11-08'), day('2026-11-15'), day('2026-11-21')]);
	const at = (text: string) => `${text}-00Z.tar.age`;
	const none = { days: 0, weeks: 0, months: 0 };
	expect(outdated([day('2026-11-23')], none)).toEqual([]);
	// What was made within a day stays beside the newest, and goes when it is a day older.
	const twice = [at('2026-11-23T03-30'), at('2026-11-23T15-30')];
	expect(outdated(twice, none)).toEqual([]);
	expect(outdated([...twice, at('2026-11-24T03-30')], { ...none, days: 7 })).toEqual([at('2026-11-23T03-30')]);
});

test('a backup is read without this program, as its format says: age, tar, gzip, and the hashes in it', async () => {
	const [folder, opened] = [openFolder('store', testFolder()), openFolder('opened', testFolder())];
	const { name, tables, files } = await make(site, folderStore(folder));
	const reader = new Decrypter();
	reader.addPassphrase(SECRET);
	await writeFile(join(opened, 'backup.tar'), await reader.decrypt(await readFile(join(folder, name))));
	expect(spawnSync('tar', ['-xf', 'backup.tar'], { cwd: opened }).status).toBe(0);
	const contents = JSON.parse(readFileSync(join(opened, 'contents.json'), 'utf8')) as Contents;
	const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
	expect(Object.keys(contents.tables)).toHaveLength(tables);
	expect(Object.keys(contents.files)).toHaveLength(files);
	for (const [table, sum] of Object.entries(contents.tables)) {
		const parts = readdirSync(join(opened, 'tables', table)).sort();
		const rows = gunzipSync(Buffer.concat(parts.map((part) => readFileSync(join(opened, 'tables', table, part)))));
		expect(sha256(rows), table).toBe(sum.sha256);
	}
	for (const [file, sum] of Object.entries(contents.files))
		expect(sha256(readFileSync(join(opened, 'files', file))), file).toBe(sum.sha256);
});

test('an encrypted backup tells nothing of what is in it', async () => {
	const folder = openFolder('store', testFolder());
	const { name } = await make(site, folderStore(folder));
	const bytes = await readFile(join(folder, name));
	const [first = ''] = filesIn(site.dataDir);
	for (const word of ['article', 'head.json', 'brume.test', first]) expect(bytes.includes(word), word).toBe(false);
});
