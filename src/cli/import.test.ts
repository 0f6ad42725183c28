import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFolder } from '../../tests/template';
import { openDatabase } from '../platform/db/db';
import { main } from './import';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const FIXTURE = fileURLToPath(new URL('../importers/wordpress/wordpress.fixture.xml', import.meta.url));

let folder: string;
let said: string;
beforeEach(async () => {
	folder = openFolder('command');
	said = '';
	vi.stubEnv('DATA_DIR', folder);
	vi.stubEnv('DATABASE_URL', '');
	vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
		said += String(text);
		return true;
	});
});
afterEach(async () => {
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
	await rm(folder, { recursive: true, force: true });
});

test.each([
	[[], 'Usage: npm run import'],
	[['ghost', 'x.json'], 'Usage: npm run import'],
	[['wordpress'], 'Usage: npm run import'],
	[['wordpress', FIXTURE, '--speed'], "Unknown option '--speed'"],
	[['wordpress', FIXTURE, '--edition', 'zh'], 'There is no edition "zh"; there are en, es.'],
	[['wordpress', join('none', 'such.xml'), '--dry-run'], 'such.xml cannot be read'],
	[['wordpress', FIXTURE, '--dry-run', '--images', '/none/such'], '--images'],
])('says what is wrong with %j and ends with 1', async (args, sentence) => {
	expect(await main(args)).toBe(1);
	expect(said).toContain(sentence);
});

test('says so when the settings are wrong or the database does not answer', async () => {
	vi.stubEnv('DATABASE_URL', 'mysql://x');
	expect(await main(['wordpress', FIXTURE])).toBe(1);
	expect(said).toContain('The setting DATABASE_URL');
	vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
	expect(await main(['wordpress', FIXTURE])).toBe(1);
	expect(said).toContain('The database at DATABASE_URL does not answer');
});

test('a trial needs no database and leaves a report', async () => {
	const report = join(folder, 'reports', 'trial.json');
	expect(await main(['wordpress', FIXTURE, '--dry-run', '--report', report])).toBe(0);
	expect(said).toContain('articles   15 new');
	expect(said).toContain('is a comment: the site has none');
	expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({
		isTrial: true,
		edition: 'en',
		came_in: { articles: { created: 15 } },
		types_left_out: { nav_menu_item: 1 },
	});
});

test('imports into the embedded database, also while the site runs on it', async () => {
	const db = await openDatabase({ databaseUrl: undefined, dataDir: folder, pool: 2 });
	expect(await main(['wordpress', FIXTURE])).toBe(0);
	expect(said).toContain('Imported');
	await db.stop();
	expect(await main(['wordpress', FIXTURE, '--edition', 'es'])).toBe(0);
	expect(said).toContain('Imported 18 of 18 posts');
	expect(await main(['wordpress', FIXTURE, '--edition', 'es'])).toBe(0);
	expect(said).toContain('0 new, 0 updated, 15 unchanged');
});
