/** No command of the operator brings an installation into being, but for those that are there to do so. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase, dropDatabase } from './databases';
import { hearCommands } from './heard';
import { root } from './sources';

const heard = hearCommands();

const outside = mkdtempSync(join(tmpdir(), 'brume-no-site-'));
afterAll(() => rmSync(outside, { recursive: true, force: true }));
/** A backup of a name that `verify` takes, and a table that may be imported. */
const backup = join(outside, '2026-11-23T03-30-00Z.backup');
writeFileSync(backup, 'sealed');
const table = join(outside, 'posts.csv');
writeFileSync(table, 'title,body\nA,B\n');

type Main = (args: string[]) => Promise<number>;
/** Every command as `src/cli/command.ts` names it: how it is loaded, and the ways in which it uses a site. */
const COMMANDS: Record<string, { load: () => Promise<{ main: Main }>; uses: string[][] }> = {
	backup: { load: () => import('../src/cli/backup'), uses: [[], ['verify', backup]] },
	doctor: { load: () => import('../src/cli/doctor/doctor'), uses: [] },
	edition: { load: () => import('../src/cli/editions/edition'), uses: [['list'], ['add', 'de', '--name', 'Deutsch']] },
	entity: { load: () => import('../src/cli/entity'), uses: [['tag', 'list']] },
	export: { load: () => import('../src/cli/export'), uses: [[join(outside, 'out.tar')]] },
	health: { load: () => import('../src/cli/health'), uses: [] },
	import: {
		load: () => import('../src/cli/import'),
		uses: [['csv', table, '--site', 'https://old.example'], ['list'], ['undo', '1']],
	},
	// It is there to make one.
	restore: { load: () => import('../src/cli/restore'), uses: [] },
	suppress: { load: () => import('../src/cli/suppress'), uses: [['ana@news.example']] },
	token: { load: () => import('../src/cli/token'), uses: [['integration']] },
	user: {
		load: () => import('../src/cli/user'),
		uses: [['link'], ['list'], ['invite', 'ana@news.example', '--name', 'Ana', '--role', 'editor']],
	},
	words: { load: () => import('../src/cli/editions/words'), uses: [['export', 'es']] },
};

test('every command is tried', () => {
	const source = readFileSync(join(root, 'src/cli/command.ts'), 'utf8');
	const named = [...source.matchAll(/^\t(\w+): \(\) => import/gm)].map(([, name]) => name);
	expect(Object.keys(COMMANDS)).toEqual(named);
});

const uses = Object.entries(COMMANDS).flatMap(([name, command]) =>
	command.uses.map((args) => [[name, ...args].join(' ').replaceAll(`${outside}/`, ''), command.load, args] as const),
);
const before = readdirSync(outside);
const made = () => readdirSync(outside).filter((name) => !before.includes(name));

beforeEach(() => {
	vi.stubEnv('BACKUP_KEY', 'k'.repeat(32));
	vi.stubEnv('SITE_URL', 'https://news.example');
});

describe('without a site in the data folder', () => {
	const missing = join(outside, 'none');
	beforeEach(() => {
		vi.stubEnv('DATABASE_URL', '');
		vi.stubEnv('DATA_DIR', missing);
	});

	test.each(uses)('%s ends with 1 and one sentence, and makes nothing', async (_line, load, args) => {
		expect(await (await load()).main([...args])).toBe(1);
		expect(heard.stderr).toBe(
			`There is no site in ${missing}; name its data folder with DATA_DIR, or its settings with SETTINGS_FILE.\n`,
		);
		expect(heard.stdout).toBe('');
		expect(made()).toEqual([]);
	});

	test('a folder that a start left unfinished is none either', async () => {
		const folder = mkdtempSync(join(outside, 'begun-'));
		vi.stubEnv('DATA_DIR', join(folder, 'data'));
		mkdirSync(join(folder, 'data/postgres/cluster-1234.draft'), { recursive: true });
		const { main } = await import('../src/cli/user');
		expect(await main(['list'])).toBe(1);
		expect(heard.stderr).toContain('There is no site in ');
		expect(readdirSync(join(folder, 'data/postgres'))).toEqual(['cluster-1234.draft']);
		rmSync(folder, { recursive: true });
	});

	test('doctor, health, the list of backups and the trial of an import say what is there', async () => {
		const main = async (name: string, args: string[] = []) => {
			heard.forget();
			return (await COMMANDS[name]?.load())?.main(args);
		};
		vi.stubEnv('PORT', '1');
		expect(await main('doctor')).toBe(0);
		expect(heard.stderr).toContain(`There is no site in ${missing} yet; the first start makes it.`);
		expect(heard.stderr).toContain(`there is no ${join(missing, 'brume.env')}.`);
		expect(await main('health')).toBe(1);
		expect(heard.stderr).toBe(
			'No site answers at 127.0.0.1, port 1; HOST and PORT, or SETTINGS_FILE, say where it is.\n',
		);
		expect(await main('backup', ['list'])).toBe(0);
		expect(heard.stderr).toBe(`There is no backup in ${join(missing, 'backups')}.\n`);
		expect(await main('import', ['csv', table, '--site', 'https://old.example', '--dry-run'])).toBe(1);
		expect(heard.stderr).toBe(`There is no site in ${missing}; say with --report where the report goes.\n`);
		expect(made()).toEqual([]);
	});
});

describe('without a site in the database', () => {
	let database: { name: string; url: string };
	beforeAll(async () => {
		database = await createDatabase('template0');
	});
	afterAll(() => dropDatabase(database.name));
	const folder = join(outside, 'beside');
	beforeEach(() => {
		vi.stubEnv('DATABASE_URL', database.url);
		vi.stubEnv('DATA_DIR', folder);
	});

	test.each(uses)('%s ends with 1 and one sentence, and makes nothing', async (_line, load, args) => {
		expect(await (await load()).main([...args])).toBe(1);
		expect(heard.stderr).toBe(
			'There is no site in the database at DATABASE_URL; start the site on it once, or correct the address.\n',
		);
		expect(heard.stdout).toBe('');
		const client = new pg.Client({ connectionString: database.url });
		await client.connect();
		const { rows } = await client.query(`select relname from pg_class where relnamespace = 'public'::regnamespace`);
		await client.end();
		expect(rows).toEqual([]);
		expect(existsSync(folder)).toBe(false);
	});
});

test('the settings of the site are found by its data folder, or by the file that is named', async () => {
	vi.stubEnv('DATABASE_URL', '');
	vi.stubEnv('DATA_DIR', outside);
	const { main } = await import('../src/cli/user');
	const named = join(outside, 'named.env');
	writeFileSync(join(outside, 'brume.env'), 'DATABASE_URL=postgres://ana:hunter2@127.0.0.1:1/here\n');
	writeFileSync(named, 'DATABASE_URL=postgres://ana:hunter2@nowhere.invalid/there\n');
	expect(await main(['list'])).toBe(1);
	expect(heard.stderr).toContain('The database at DATABASE_URL does not answer');
	heard.forget();
	vi.stubEnv('SETTINGS_FILE', named);
	expect(await main(['list'])).toBe(1);
	expect(heard.stderr).toContain('The host "nowhere.invalid" of DATABASE_URL cannot be found');
	expect(heard.all).not.toContain('hunter2');
	rmSync(named);
	rmSync(join(outside, 'brume.env'));
});
