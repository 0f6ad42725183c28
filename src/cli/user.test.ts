import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase, dropDatabase } from '../../tests/databases';
import { hearCommands, ownDataFolder } from '../../tests/heard';
import { EMPTY } from '../../tests/template';
import { main } from './user';

const heard = hearCommands();
ownDataFolder();
let database: { name: string; url: string };
beforeAll(async () => {
	database = await createDatabase(EMPTY);
});
afterAll(() => dropDatabase(database.name));
beforeEach(() => {
	vi.stubEnv('DATABASE_URL', database.url);
	vi.stubEnv('SITE_URL', 'http://127.0.0.1:3000');
});

/** Runs the command. @returns its exit code and what it heard.all */
async function run(...args: string[]): Promise<[code: number, printed: string]> {
	heard.all = '';
	return [await main(args), heard.all];
}

test('links the first administrator, invites, lists, lets nobody in and in again', async () => {
	const [, first] = await run('link');
	expect(first).toMatch(/^http:\/\/\S+\/admin\/link\/[\w-]{43}\n$/);
	// As long as there is no administrator, another link is made.
	expect((await run('link'))[1]).not.toBe(first);
	expect(
		await run('invite', 'ana@brume.example', '--name', 'Ana', '--role', 'editor:es', '--role', 'reporter'),
	).toEqual([0, expect.stringMatching(/\/admin\/link\/[\w-]{43}\n$/)]);
	expect(await run('invite', 'Ana@brume.example', '--name', 'Ana', '--role', 'editor')).toEqual([
		1,
		'Somebody has this address already.\n',
	]);
	const [, listed] = await run('list');
	expect(JSON.parse(listed)).toMatchObject({
		name: 'Ana',
		state: 'invited',
		grants: [{ role: 'editor', edition: 'es' }, { role: 'reporter' }],
	});
	expect(await run('enable', 'ana@brume.example')).toEqual([1, expect.stringContaining('no password yet')]);
	expect(await run('password', 'ana@brume.example')).toEqual([0, expect.stringContaining('/admin/link/')]);
	expect(await run('reset', 'ana@brume.example')).toEqual([0, '']);
	expect(await run('disable', 'ana@brume.example')).toEqual([0, '']);
	expect(JSON.parse((await run('list'))[1])).toMatchObject({ state: 'disabled' });
	expect(await run('disable', 'nobody@brume.example')).toEqual([1, 'Nobody has the address nobody@brume.example.\n']);
});

test.each([
	['invite', 'nobody', '--name', 'A', '--role', 'editor'],
	['invite', 'a@brume.example', '--role', 'editor'],
	['invite', 'a@brume.example', '--name', 'A'],
	['invite', 'a@brume.example', '--name', 'A', '--role', 'translator'],
	['invite', 'a@brume.example', '--name', 'A', '--role', 'king'],
])('says what is missing: %s %s %s %s %s %s', async (...args) => {
	const [code, output] = await run(...args);
	expect([code, output.split('\n').length]).toEqual([1, 2]);
});

test.each([[[]], [['fly']], [['list', 'x']], [['invite']], [['link', '--colour']]])(
	'says how it is used: %j',
	async (args) => {
		expect(await run(...args)).toEqual([2, expect.stringContaining('Usage: npm run user')]);
	},
);

test('a link says which address it was made for where no setting does', async () => {
	vi.stubEnv('SITE_URL', '');
	const sentence =
		'SITE_URL is not set, in the environment or in a settings file: the site is taken to be at http://127.0.0.1:3000.\n';
	heard.forget();
	expect(await main(['password', 'ana@brume.example'])).toBe(0);
	expect(heard.stdout).toMatch(/^http:\/\/127\.0\.0\.1:3000\/admin\/link\/[\w-]{43}\n$/);
	expect(heard.stderr).toBe(sentence);
	heard.forget();
	expect(await main(['list'])).toBe(0);
	expect(heard.stderr).toBe('');
});
