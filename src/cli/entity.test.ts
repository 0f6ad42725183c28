import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hearCommands } from '../../tests/heard';
import { openTestDatabase, type TestDatabase } from '../../tests/site';
import { main } from './entity';

let place: TestDatabase;
beforeAll(async () => {
	place = await openTestDatabase();
});
afterAll(() => place.stop());

const heard = hearCommands();
beforeEach(() => {
	vi.stubEnv('DATABASE_URL', place.databaseUrl);
});

const rows = () =>
	heard.stdout
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => JSON.parse(line) as { id: number; slug: string; name: string; version: string; articles?: number });
const run = async (...args: string[]) => {
	heard.forget();
	return main(args);
};

test.each(['en', 'es'])(
	'a tag of the edition %s is made, looked at, changed, merged and found no more',
	async (edition) => {
		expect(
			await run('tag', 'create', '--set', `edition=${edition}`, '--set', 'slug=made-here', '--set', 'name=Made here'),
		).toBe(0);
		const [made] = rows();
		expect(
			await run('tag', 'change', String(made?.id), '--version', made?.version ?? '', '--set', 'name=Made there'),
		).toBe(0);
		expect(await run('tag', 'change', String(made?.id), '--version', made?.version ?? '', '--set', 'name=Lost')).toBe(
			1,
		);
		expect(heard.stderr).toBe('Somebody has changed the row of tag since; look at it again.\n');
		expect(await run('tag', 'get', String(made?.id))).toBe(0);
		expect(rows()).toMatchObject([{ name: 'Made there' }]);
		expect(await run('tag', 'list', '--filter', `edition=${edition}`, '--limit', '1')).toBe(0);
		const [first] = rows();
		expect(heard.stderr).toContain('There is more: --after ');
		expect(await run('tag', 'merge', String(first?.id), String(made?.id))).toBe(0);
		expect(rows()[0]?.articles).toBeGreaterThanOrEqual(0);
		expect(await run('tag', 'get', String(first?.id))).toBe(1);
		expect(heard.stderr).toBe('There is no such row of tag (key).\n');
	},
);

test('the other entities are the same command: a partner, a redirect; what the installation remembers is none', async () => {
	expect(await run('partner', 'create', '--set', 'name=A Laboratory', '--set', 'kind=laboratory')).toBe(0);
	expect(rows()).toMatchObject([{ name: 'A Laboratory' }]);
	expect(await run('setting', 'list')).not.toBe(0);
	expect(await run('redirect', 'create', '--set', 'source=/before', '--set', 'target=/news')).toBe(0);
	expect(await run('redirect', 'remove', '/before')).toBe(0);
	expect(await run('redirect', 'get', '/before')).toBe(1);
});

test.each([
	[
		['tag', 'create', '--set', 'edition=en', '--set', 'slug=A b', '--set', 'name=x'],
		'slug: Use letters and digits, with single hyphens between them.\n',
	],
	[['tag', 'create', '--set', 'edition=en', '--set', 'colour=red'], 'colour: These fields do not exist: colour.\n'],
	[['adv', 'change', '1', '--set', 'weight=heavy'], 'weight: This is not valid JSON.\n'],
	[['tag', 'remove', '99999999'], 'There is no such row of tag (key).\n'],
])('says in one sentence what is wrong: %j', async (args, sentence) => {
	expect(await run(...args)).toBe(1);
	expect(heard.stderr).toBe(sentence);
	expect(heard.stdout).toBe('');
});

test.each([[[]], [['tag']], [['nonsense', 'list']], [['author', 'merge', '1', '2']], [['tag', 'list', '--colour']]])(
	'says how it is used: %j',
	async (args) => {
		expect(await run(...args)).toBe(2);
		expect(heard.stderr).toContain('Usage: npm run entity');
	},
);

test('the fields of an entity are named by --help, and a limit is a number', async () => {
	expect(await run('page', '--help')).toBe(0);
	expect(heard.stderr).toMatch(/^Fields of page:\n( {2}\w+ +\w+\n)+[\s\S]*Usage: npm run entity/);
	for (const limit of ['abc', '0', '2.5', '-1']) {
		expect(await run('tag', 'list', `--limit=${limit}`)).toBe(2);
		expect(heard.stdout).toBe('');
	}
});

test('a database that goes away in the middle of the work is one sentence', async () => {
	const other = new pg.Client({ connectionString: place.databaseUrl });
	await other.connect();
	try {
		await other.query('begin');
		await other.query('lock table tag in access exclusive mode');
		const ended = run('tag', 'list');
		// The statement of the command waits for the table; its connection ends as it does when the server stops.
		const end = sql`select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and wait_event_type = 'Lock' and query like '%tag%'`;
		await expect.poll(async () => (await place.db.writeAlone(end)).length).toBe(1);
		expect(await ended).toBe(1);
		expect(heard.stderr).toBe(
			'The database went away while the command was at work; give the command again when the database answers.\n',
		);
	} finally {
		await other.query('rollback');
		await other.end();
	}
});
