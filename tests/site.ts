import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import pg from 'pg';
import { OldAddresses } from '../src/app/old-addresses';
import { stylesBy } from '../src/app/page-styles';
import { createApplication } from '../src/application';
import { type Database, openDatabase } from '../src/data/db';
import { migrate } from '../src/data/migrate';
import { editions } from '../src/editions/editions';
import { createFront, type Front } from '../src/front/front';
import { forget } from '../src/queries/memo';
import { readSettings, type Settings } from '../src/settings';
import { freePort } from './postgres';

export type Engine = Database['engine'];
export const engines: readonly Engine[] = ['embedded', 'postgresql'];

export interface TestDatabase {
	db: Database;
	/** Of a PostgreSQL; undefined for the embedded one. */
	database_url: string | undefined;
	data_dir: string;
	stop(): Promise<void>;
}

const prepared = (name: string) => {
	const value = process.env[name];
	if (!value) throw new Error(`${name} is missing; tests are started with "npm test".`);
	return value;
};

async function administer(statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: prepared('TEST_DATABASE_URL') });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}

/** What `openTestDatabase` opens: a folder, and on a PostgreSQL a database, filled with the demonstration edition. */
export async function copyTemplate(engine: Engine): Promise<Pick<TestDatabase, 'database_url' | 'data_dir'>> {
	const data_dir = mkdtempSync(join(prepared('TEST_FOLDER'), 'data-'));
	if (engine === 'embedded') {
		cpSync(join(prepared('TEST_FOLDER'), 'template'), data_dir, { recursive: true });
		return { database_url: undefined, data_dir };
	}
	const name = `test_${randomBytes(6).toString('hex')}`;
	await administer(`create database ${name} template brume_template`);
	cpSync(join(prepared('TEST_FOLDER'), 'template', 'media'), join(data_dir, 'media'), { recursive: true });
	return { database_url: prepared('TEST_DATABASE_URL').replace(/\/postgres$/, `/${name}`), data_dir };
}

/** A database of its own with the demonstration edition: a copy of the template that was made before all tests. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
	const { database_url, data_dir } = await copyTemplate(engine);
	const db = await openDatabase({ database_url, data_dir, pool: 6 });
	await migrate(db);
	return {
		db,
		database_url,
		data_dir,
		async stop() {
			await db.stop();
			rmSync(data_dir, { recursive: true, force: true });
		},
	};
}

export interface TestSite extends TestDatabase {
	settings: Settings;
	/** The application behind the front: `app.request('/news')`. */
	app: Hono;
	/** What the server would have logged. */
	lines: Record<string, unknown>[];
}

/** The application on a database of its own. @param clock Unix seconds; the machine's where it is left out */
export async function openTestSite(engine: Engine, env: Record<string, string> = {}, clock?: () => number): Promise<TestSite> {
	const database = await openTestDatabase(engine);
	const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: database.data_dir, SITE_URL: 'http://127.0.0.1:3000', ...env });
	const lines: Record<string, unknown>[] = [];
	const app = createApplication({
		settings,
		db: database.db,
		assets: { css: ['/assets/site.css'], page_styles: stylesBy((name) => `/assets/${name}.css`), js: '/assets/entry.js' },
		log: (line) => lines.push(line),
		...(clock ? { clock } : {}),
	});
	database.db.changes.on('changed', (tags) => forget(database.db.read, tags));
	return { ...database, settings, app, lines };
}

export interface TestFront extends TestSite {
	front: Front;
	known_query: OldAddresses;
	/** Origin it listens at. */
	url: string;
}

/** The whole server in this process, front included, on a free port of this machine. */
export async function openTestFront(engine: Engine, client_dir?: string): Promise<TestFront> {
	const port = await freePort();
	const site = await openTestSite(engine, { SITE_URL: `http://127.0.0.1:${port}` });
	const known_query = new OldAddresses(site.db, (line) => site.lines.push(line));
	await known_query.settled();
	const front = createFront({
		handle: async (request, info) => site.app.fetch(request, info),
		site_url: site.settings.site_url,
		allowed_hosts: site.settings.allowed_hosts,
		trusted_proxies: [],
		is_public: false,
		page_cache_bytes: 64 * 1024 * 1024,
		client_dir,
		editions,
		known_query: known_query.knownQuery,
		ready: () => site.db.isAlive(),
		log: (line) => site.lines.push(line),
	});
	site.db.changes.on('changed', (tags) => front.cache.invalidate(tags));
	await new Promise<void>((done) => front.server.listen(port, '127.0.0.1', done));
	return {
		...site,
		front,
		known_query,
		url: `http://127.0.0.1:${port}`,
		async stop() {
			await front.close();
			await site.stop();
		},
	};
}
