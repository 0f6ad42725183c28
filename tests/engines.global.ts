import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadDemo } from '../src/commands/load-demo';
import { openDatabase } from '../src/data/db';
import { migrate } from '../src/data/migrate';
import { diskStorage } from '../src/media/disk';
import { startPostgres } from './postgres';

/** Text of the test files this run was asked for; undefined for a run of all. */
function chosen(): string | undefined {
	const files = process.argv.slice(2).filter((argument) => argument.includes('.test.'));
	if (files.length === 0) return undefined;
	return files.map((file) => (existsSync(file) ? file + readFileSync(file, 'utf8') : 'TEST_FOLDER')).join('\n');
}

/**
 * Before all tests: both engines, each with a filled template that a test copies in a moment.
 * A run of a few files prepares only what they use.
 */
export default async function prepare(): Promise<() => Promise<void>> {
	const text = chosen();
	const needs_templates = text === undefined || /TEST_FOLDER|tests\/(?:site|faults)|\/e2e\/|\.\/site'/.test(text);
	if (!needs_templates && !/TEST_DATABASE_URL|tests\/databases/.test(text ?? '')) return async () => {};
	const folder = mkdtempSync(join(tmpdir(), 'brume-test-'));
	const server = await startPostgres();
	const client = new pg.Client({ connectionString: `${server.url}/postgres` });
	await client.connect();
	await client.query('create database brume_template');
	await client.end();
	const now = Math.floor(Date.now() / 1000);
	for (const database_url of needs_templates ? [`${server.url}/brume_template`, undefined] : []) {
		const data_dir = join(folder, 'template');
		const db = await openDatabase({ database_url, data_dir, pool: 4 });
		await migrate(db);
		await loadDemo(db, { now, storage: diskStorage(join(data_dir, 'media')) });
		await db.stop();
	}
	process.env.TEST_DATABASE_URL = `${server.url}/postgres`;
	process.env.TEST_FOLDER = folder;
	return async () => {
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	};
}
