import { createReadStream } from 'node:fs';
import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase, dropDatabase, testFolder } from '../../tests/databases';
import { startServer } from '../../tests/e2e/server';
import { hearCommands } from '../../tests/heard';
import { openTestDatabase, type TestDatabase } from '../../tests/site';
import { EMPTY, openFolder } from '../../tests/template';
import { Entries, entryOf, pack } from '../backup/archive';
import { subscription } from '../data/tables/subscription';
import { openDatabase } from '../platform/db/db';
import { completeIndex } from '../search/index/complete-index';
import { main as exportSite } from './export';
import { main as importFile } from './import';

let site: TestDatabase;
let folder: string;
beforeAll(async () => {
	site = await openTestDatabase();
	folder = openFolder('export', testFolder());
	await site.db.write((tx) =>
		tx
			.insert(subscription)
			.values({ email: 'Ada@x.example', email_key: 'ada@x.example', edition: 'en', proof: { form: 'page' } as never }),
	);
	// Rows that keep the number of an account of this installation.
	await site.db.write(async (tx) => {
		const one = sql`(select min(id) from account)`;
		await tx.execute(sql`insert into account (email, email_key, name, state)
			values ('kim@x.example', 'kim@x.example', 'Kim Ferrer', 'active')`);
		await tx.execute(sql`insert into revision (noun, row_id, number, verb, snapshot, actor, actor_kind, account_id)
			select 'article', min(id), 9999, 'change', '{}', 'Kim Ferrer', 'staff', ${one} from article`);
		await tx.execute(sql`update media set stored_by = ${one} where id = (select min(id) from media)`);
		await tx.execute(sql`insert into article_step (article_id, number, schema, client, step, account_id)
			select min(id), 1, 1, 'x', '{}', ${one} from article`);
		await tx.execute(sql`insert into preview_link (article_id, account_id, hash, name, is_pinned, ends_at)
			select min(id), ${one}, 'x', 'Somebody', false, 2000000000 from article`);
	});
});

/** Tables whose rows name accounts of the installation: an import removes the numbers, which changes the hash. */
const NAMING = ['revision', 'media', 'article_step'];
const unnamed = (found: { rows: Record<string, { count: number }> }) => ({
	...found,
	rows: Object.fromEntries(
		Object.entries(found.rows).map(([name, sum]) => [name, NAMING.includes(name) ? { count: sum.count } : sum]),
	),
});
afterAll(() => site.stop());

const heard = hearCommands();

const on = (dataDir: string, url: string) => {
	vi.stubEnv('DATA_DIR', dataDir);
	vi.stubEnv('DATABASE_URL', url);
};

/** The files of an archive, by name. */
async function filesOf(path: string): Promise<Map<string, string>> {
	const found = new Map<string, string>();
	const entries = new Entries(createReadStream(path), new Error('no archive'));
	for (let entry = await entries.take(); entry; entry = await entries.take()) {
		const chunks: Uint8Array[] = [];
		for await (const chunk of entry.body) chunks.push(chunk);
		found.set(entry.name, Buffer.concat(chunks).toString('utf8'));
	}
	return found;
}

test('an export holds what was written, and nothing of the installation; in an empty one it is the same', async () => {
	const file = join(folder, 'site.tar');
	on(site.dataDir, site.databaseUrl);
	expect(await exportSite([file]), heard.stderr).toBe(0);
	const [noted] = await site.db.writeAlone(sql`select actor_kind, action, detail from audit where noun = 'site'`);
	expect(noted).toEqual({ actor_kind: 'operator', action: 'export', detail: { subscribers: false } });
	const files = await filesOf(file);
	const contents = JSON.parse(files.get('contents.json') ?? '');
	expect(contents.rows.article.count).toBeGreaterThan(50);
	expect(contents.missing).toEqual([]);
	expect(Object.keys(contents.media).length).toBeGreaterThan(5);
	const names = [...files.keys()];
	for (const secret of [
		'account',
		'admin_token',
		'signing_key',
		'session',
		'subscription',
		'letter',
		'audit',
		'setting',
		'preview_link',
	])
		expect(names).not.toContain(`rows/${secret}.jsonl`);
	for (const table of ['article', 'tag', 'author', 'company', 'redirect', 'media', 'revision', 'event_edition'])
		expect(names).toContain(`rows/${table}.jsonl`);
	const head = JSON.parse(files.get('export.json') ?? '');
	expect(head.tables.tag.columns).toContainEqual({ name: 'name', type: 'text', isRequired: true });

	// Every article is a row, a Markdown file and an HTML file of the archive.
	const rows = (files.get('rows/article.jsonl') ?? '')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line));
	expect(rows.length).toBe(contents.rows.article.count);
	const one = rows.find(({ seo_url, edition, html }) => seo_url && edition === 'es' && html.includes('<h2'));
	const markdown = files.get(`articles/es/${one.seo_url}-${one.id}.md`) ?? '';
	expect(markdown).toContain(`title: ${JSON.stringify(one.title)}\n`);
	expect(markdown).toContain(`path: "/es/news/${one.seo_url}"\n`);
	expect(markdown).toMatch(/^## /m);
	expect(files.get(`articles/es/${one.seo_url}-${one.id}.html`)).toContain(`---\n\n${one.html}\n`);
	const translated = rows.find(({ translator_id }) => translator_id !== null);
	expect(files.get(`articles/es/${translated.seo_url}-${translated.id}.md`)).toContain('translator: "Inés Carrasco"\n');

	// The WordPress export of an edition can be imported elsewhere.
	const spanish = rows.filter(({ edition }) => edition === 'es').length;
	const wxr = join(folder, 'es.xml');
	await writeFile(wxr, files.get('articles/wordpress-es.xml') ?? '');
	const report = join(folder, 'es.json');
	expect(await importFile(['wordpress', wxr, '--edition', 'es', '--dry-run', '--report', report]), heard.stderr).toBe(
		0,
	);
	expect(heard.stderr).toContain(`articles   ${spanish} new`);

	const { name, url } = await createDatabase(EMPTY);
	const dataDir = openFolder('imported', testFolder());
	on(dataDir, url);
	try {
		// As a first start leaves it: with the synonyms that every installation begins with.
		const started = await openDatabase({ databaseUrl: url, dataDir, pool: 2 });
		await completeIndex(started);
		await started.stop();
		expect(await importFile(['export', file]), heard.stderr).toBe(0);
		expect(heard.stderr).toContain(`Imported ${rows.length} articles`);
		const again = join(folder, 'again.tar');
		expect(await exportSite([again])).toBe(0);
		const second = await filesOf(again);
		expect(unnamed(JSON.parse(second.get('contents.json') ?? ''))).toEqual(unnamed(contents));
		expect([...second.keys()]).toEqual(names);

		const server = await startServer({ DATABASE_URL: url, DEMO: 'false' }, dataDir);
		try {
			for (const path of ['/', `/es/news/${one.seo_url}`, `/media/${Object.keys(contents.media)[0]}`])
				expect((await fetch(server.url + path)).status, path).toBe(200);
			const search = await (await fetch(`${server.url}/es/search?keyword=${encodeURIComponent(one.title)}`)).text();
			expect(search).toContain(one.seo_url);
		} finally {
			await server.stop();
		}
		heard.stderr = '';
		expect(await importFile(['export', file])).toBe(1);
		expect(heard.stderr).toMatch(/The house is not empty \(it has rows in the table \w+\)/);
		// A new row takes a free number.
		const db = await openDatabase({ databaseUrl: url, dataDir, pool: 2 });
		const [free] = await db.writeAlone<{ isFree: boolean }>(
			sql`select nextval(pg_get_serial_sequence('article', 'id')) > max(id) as "isFree" from article`,
		);
		// The author's name is kept; the number of their account would be another person's here.
		const named = await db.writeAlone(sql`select actor, account_id from revision where number = 9999
			union all select 'file', stored_by from media where stored_by is not null
			union all select 'step', account_id from article_step where account_id is not null`);
		await db.stop();
		expect(free?.isFree).toBe(true);
		expect(named).toEqual([{ actor: 'Kim Ferrer', account_id: null }]);
	} finally {
		await dropDatabase(name);
	}
});

test('a file that is gone or was changed is told of, and the rest is exported', async () => {
	const file = join(folder, 'faulty.tar');
	const dataDir = openFolder('faulty', testFolder());
	await cp(join(site.dataDir, 'media'), join(dataDir, 'media'), { recursive: true });
	const stored = await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true });
	const [gone, short] = stored.filter((entry) => entry.isFile());
	await rm(join(gone?.parentPath ?? '', gone?.name ?? ''));
	await truncate(join(short?.parentPath ?? '', short?.name ?? ''), 10);
	on(dataDir, site.databaseUrl);
	expect(await exportSite([file])).toBe(1);
	expect(heard.stderr).toContain(`The file ${gone?.name} was not in the storage.\n`);
	expect(heard.stderr).toContain(`The file ${short?.name} is not as it was stored.\n`);
	const contents = JSON.parse((await filesOf(file)).get('contents.json') ?? '');
	expect(contents).toMatchObject({ missing: [gone?.name], damaged: [short?.name] });
	expect(Object.keys(contents.media)).toContain(short?.name);
});

test('readers go along where that is asked for, with the proof of their consent', async () => {
	const file = join(folder, 'readers.tar');
	on(site.dataDir, site.databaseUrl);
	expect(await exportSite([file, '--subscribers'])).toBe(0);
	const rows = (await filesOf(file)).get('rows/subscription.jsonl') ?? '';
	expect(rows.split('\n').find((line) => line.includes('Ada@x.example'))).toContain('"proof":{"form": "page"}');
});

test('what cannot be written or read is said in one sentence', async () => {
	on(site.dataDir, site.databaseUrl);
	expect(await exportSite([])).toBe(2);
	expect(await exportSite(['/none/such.tar'])).toBe(1);
	expect(heard.stderr).toContain('The file /none/such.tar cannot be written (ENOENT).');
	const { name, url } = await createDatabase(EMPTY);
	on(openFolder('imported', testFolder()), url);
	try {
		for (const [file, make] of [
			['none.tar', async () => {}],
			['foreign.tar', (path: string) => writeFile(path, 'no archive at all')],
			[
				'cut.tar',
				async (path: string) => {
					const bytes = await readFile(join(folder, 'readers.tar'));
					await writeFile(path, bytes);
					await truncate(path, Math.floor(bytes.length / 2));
				},
			],
		] as const) {
			const path = join(folder, file);
			await make(path);
			heard.stderr = '';
			expect(await importFile(['export', path]), file).toBe(1);
			expect(heard.stderr, file).toMatch(/^The file (?:\S+ cannot be read|is no export of this program)/m);
		}
	} finally {
		await dropDatabase(name);
	}
});

test('an export that was made up brings nobody in', async () => {
	const rows = JSON.stringify({
		id: 1,
		email: 'eve@x.example',
		email_key: 'eve@x.example',
		name: 'Eve',
		state: 'active',
	});
	const columns = Object.keys(JSON.parse(rows)).map((name) => ({ name, type: 'text', isRequired: true }));
	const made = {
		'export.json': JSON.stringify({
			...{ format: 1, madeAt: 0, site_url: 'http://x.example', migrations: [] },
			tables: { account: { key: ['id'], columns } },
		}),
		'rows/account.jsonl': `${rows}\n`,
		'contents.json': JSON.stringify({ rows: {}, media: {}, missing: [] }),
	};
	const file = join(folder, 'made-up.tar');
	const entries = async function* () {
		for (const [name, text] of Object.entries(made)) yield entryOf(name, Buffer.from(text));
	};
	await writeFile(file, pack(entries()));
	const { name, url } = await createDatabase(EMPTY);
	on(openFolder('imported', testFolder()), url);
	try {
		expect(await importFile(['export', file])).toBe(1);
		expect(heard.stderr).toContain('The file has rows of the table account, which is no part of an export.\n');
	} finally {
		await dropDatabase(name);
	}
});
