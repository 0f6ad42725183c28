import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { storageName } from '../../src/platform/storage/storage';
import { testFolder } from '../databases';
import { builtServer, startServer } from '../e2e/server';
import { openFolder } from '../template';
import { type Check, mustBePositive, mustBeZero, report, within } from './check';
import type { FaultEnvironment } from './environment';

const KEY = 'the faults seal with a key that is known to all';
/** Size of one generated picture. */
const PICTURE_BYTES = 1024 * 1024;

/** What is made for one round, and for all of them. */
const SIZES = { small: { articles: 400, pictures: 20 }, large: { articles: 20_000, pictures: 2_048 } };

/** Columns of a table but for those that it fills in by itself and those that are given. */
async function others(client: pg.Client, table: string, given: readonly string[]): Promise<string[]> {
	const { rows } = await client.query<{ name: string }>(
		`select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
			and attgenerated = '' and attname <> all($2)`,
		[`public.${table}`, given],
	);
	return rows.map(({ name }) => `"${name}"`);
}

/** Makes as many articles of those of the demonstration, with what hangs on each. */
async function growArticles(client: pg.Client, count: number): Promise<void> {
	await client.query(
		`create temp table copied as select i as n, sources.ids[1 + i % cardinality(sources.ids)] as source,
			nextval(pg_get_serial_sequence('public.article', 'id'))::int as id,
			nextval(pg_get_serial_sequence('public.translation_group', 'id'))::int as group_id
		from generate_series(1, ${count}) i,
			(select array(select id from article where status = 'published' order by id) as ids) sources`,
	);
	await client.query(
		`insert into translation_group (id, noun) overriding system value select group_id, 'article' from copied`,
	);
	const own = ['id', 'group_id', 'seo_url', 'import_key'];
	const columns = await others(client, 'article', own);
	await client.query(
		`insert into article (id, group_id, seo_url, ${columns.join(', ')}) overriding system value
			select c.id, c.group_id, left(a.seo_url, 60) || '-copy-' || n, ${columns.map((name) => `a.${name}`).join(', ')}
			from copied c join article a on a.id = c.source`,
	);
	for (const { table, key, where } of [
		{ table: 'article_author', key: 'article_id', where: 'true' },
		{ table: 'article_tag', key: 'article_id', where: 'true' },
		{ table: 'revision', key: 'row_id', where: `l.noun = 'article'` },
		{ table: 'search_document', key: 'ref_id', where: `l.kind = 'article'` },
	]) {
		const carried = await others(client, table, [key, 'id']);
		await client.query(
			`insert into ${table} (${key}, ${carried.join(', ')}) select c.id, ${carried.map((name) => `l.${name}`).join(', ')}
				from copied c join ${table} l on l.${key} = c.source and ${where}`,
		);
	}
}

/** Stores pictures of noise, which no packing makes smaller. */
async function growPictures(client: pg.Client, dataDir: string, count: number): Promise<void> {
	for (let n = 0; n < count; n += 1) {
		const name = storageName('webp');
		const bytes = randomBytes(PICTURE_BYTES);
		const folder = join(dataDir, 'media', name.slice(0, 2));
		await mkdir(folder, { recursive: true });
		await writeFile(join(folder, name), bytes);
		await client.query(
			`insert into media (name, kind, content_type, bytes, sha256) values ($1, 'image', 'image/webp', $2, $3)`,
			[name, bytes.length, createHash('sha256').update(bytes).digest('hex')],
		);
	}
}

/** Runs a command of the operator as it is built. @returns seconds, and what it printed */
function operate(
	args: string[],
	env: Record<string, string>,
): Promise<{ code: number | null; seconds: number; output: string }> {
	const begun = performance.now();
	const { TEST_DATABASE_URL: _url, TEST_FOLDER: _folder, TEST_TEMPLATE: _template, ...outer } = process.env;
	const child = spawn(process.execPath, [join(builtServer, '../command.js'), ...args], {
		env: { ...outer, NODE_ENV: 'production', BACKUP_KEY: KEY, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part));
	return new Promise((done) =>
		child.once('close', (code) => done({ code, seconds: (performance.now() - begun) / 1000, output })),
	);
}

/**
 * The machine of a site is lost, and what is left is a backup that was made while it served: of 20,000 articles and two
 * gigabytes of pictures, or of a hundredth of both.
 */
export async function lostMachine(environment: FaultEnvironment, rounds: number): Promise<Check[]> {
	const { articles, pictures } = rounds > 1 ? SIZES.large : SIZES.small;
	const [shelf, place] = [openFolder('shelf', testFolder()), openFolder('restored', testFolder())];
	let server = await environment.start();
	try {
		const count = await environment.inspect(async (db) => {
			const client = db.listener();
			await client.connect();
			try {
				await growArticles(client, articles);
				await growPictures(client, environment.dataDir, pictures);
				const { rows } = await client.query<{ count: number }>('select count(*)::int as count from article');
				return rows[0]?.count ?? 0;
			} finally {
				await client.end();
			}
		});
		let isDone = false;
		let slowest = 0;
		let asked = 0;
		const reader = async () => {
			for (; !isDone; asked += 1) {
				const begun = performance.now();
				await (await fetch(`${server.url}/news?page=${1 + (asked % 400)}`)).arrayBuffer();
				slowest = Math.max(slowest, (performance.now() - begun) / 1000);
			}
		};
		const reading = reader();
		const made = await operate(['backup'], { DATA_DIR: environment.dataDir, BACKUP_DIR: shelf });
		const tried = await operate(['backup', 'verify'], { DATA_DIR: environment.dataDir, BACKUP_DIR: shelf });
		isDone = true;
		await reading;
		await server.kill();
		const restored = await operate(['restore', 'newest'], { DATA_DIR: place, BACKUP_DIR: shelf });
		server = await startServer({ DEMO: 'false' }, place);
		const pages = await Promise.all(['/', '/news', '/es', '/readyz'].map((path) => fetch(server.url + path)));
		for (const { code, output } of [made, tried, restored]) if (code !== 0) process.stderr.write(output);
		return [
			report('articles', count),
			report('generated pictures, MB', (pictures * PICTURE_BYTES) / 1024 / 1024),
			mustBeZero('commands that failed', [made, tried, restored].filter(({ code }) => code !== 0).length),
			within('backup of the serving site', made.seconds, 600),
			within('trial, every row and file compared', tried.seconds, 900),
			within('restore into an empty place, every row and file compared', restored.seconds, 900),
			mustBePositive('pages that were read meanwhile', asked),
			report('slowest of them, seconds', Math.round(slowest * 100) / 100),
			mustBeZero('pages that the restored site does not answer', pages.filter(({ status }) => status !== 200).length),
		];
	} finally {
		await server.kill();
		// A database whose server was killed ends by itself a moment later, and writes until then.
		const retries = { maxRetries: 40, retryDelay: 100 };
		await Promise.all([shelf, place].map((folder) => rm(folder, { recursive: true, force: true, ...retries })));
	}
}
