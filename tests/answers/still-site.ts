/**
 * A site that gives the same answers at every run: its clock is fixed, and its keys and demonstration do not change.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { createApplication } from '../../src/boot/application';
import { readSettings } from '../../src/boot/settings';
import { loadDemo } from '../../src/commands/demo/load-demo';
import { openDatabase } from '../../src/platform/db/db';
import { migrate } from '../../src/platform/db/migrate';
import { diskStorage } from '../../src/platform/storage/disk';
import { stylesBy } from '../../src/site/render/page-styles';
import { startPostgres } from '../postgres';
import { openFolder } from '../template';

/** 14 September 2026, 09:30 UTC: a Monday morning without a change of clocks. */
const NOW = Date.UTC(2026, 8, 14, 9, 30) / 1000;

export interface StillSite {
	url: string;
	request(path: string): Promise<Response>;
	stop(): Promise<void>;
}

/** Opens the application on a database of its own, with the demonstration at the moment of the fixed clock. */
export async function openStillSite(): Promise<StillSite> {
	const dataDir = openFolder('answers');
	const server = await startPostgres('nothing');
	const client = new pg.Client({ connectionString: `${server.url}/postgres` });
	await client.connect();
	await client.query('create database still');
	await client.end();
	const db = await openDatabase({ databaseUrl: `${server.url}/still`, dataDir, pool: 4 });
	await migrate(db);
	await loadDemo(db, { now: NOW, storage: diskStorage(join(dataDir, 'media')) });
	// Rows get `updated_at` from the database's clock, which is not fixed.
	await db.write(async (tx) => {
		const tables = await tx.execute<{ name: string }>(
			sql`select table_name as name from information_schema.columns where column_name = 'updated_at'
				and table_schema = 'public'`,
		);
		for (const { name } of tables.rows)
			await tx.execute(sql`update ${sql.identifier(name)} set updated_at = ${NOW} where updated_at > ${NOW}`);
	});
	const settings = readSettings({
		NODE_ENV: 'test',
		DATA_DIR: dataDir,
		SITE_URL: 'http://127.0.0.1:3000',
		SECRET_KEYS: 'a-key-that-is-the-same-each-time-it-is-asked',
	});
	const app = createApplication({
		settings,
		db,
		assets: {
			css: ['/assets/site.css'],
			fonts: [],
			pageStyles: stylesBy((name) => `/assets/${name}.css`),
			js: '/assets/entry.js',
		},
		log: (line) => process.stderr.write(`${JSON.stringify(line)}\n`),
		clock: () => NOW,
	});
	return {
		url: settings.site_url,
		request: async (path) => app.request(path),
		async stop() {
			await db.stop();
			await server.stop();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
