import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFolder } from '../../tests/template';
import { openDatabase } from '../platform/db/db';
import { holderOf } from '../queries/secret/token-holder';
import { main } from './token';

let folder = '';
let printed = '';
beforeEach(async () => {
	folder = openFolder('token');
	printed = '';
	vi.stubEnv('DATA_DIR', folder);
	vi.stubEnv('DATABASE_URL', '');
	for (const stream of [process.stdout, process.stderr]) {
		vi.spyOn(stream, 'write').mockImplementation((text) => {
			printed += String(text);
			return true;
		});
	}
});
afterEach(async () => {
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
	await rm(folder, { recursive: true, force: true });
});

test('prints a token that is good for what it was asked for, and stores only its hash', async () => {
	expect(await main(['Image desk', '--days', '2'])).toBe(0);
	const token = printed.trim();
	expect(token).toMatch(/^[\w-]{43}$/);
	const db = await openDatabase({ databaseUrl: undefined, dataDir: folder, pool: 2 });
	const now = Math.floor(Date.now() / 1000);
	expect(await holderOf(db, token, now)).toMatchObject({ name: 'Image desk', rights: ['upload'] });
	expect(await holderOf(db, token, now + 2 * 86_400 + 60)).toBeUndefined();
	await db.stop();
});

test.each([[[]], [['a', 'b']], [['a', '--rights', 'fly']], [['a', '--days', '0']], [['a', '--colour']]])(
	'says how it is used: %j',
	async (args) => {
		expect(await main(args)).toBe(2);
		expect(printed).toContain('Usage: npm run token');
	},
);

test('a wrong setting is one sentence', async () => {
	vi.stubEnv('SECRET_KEYS', 'short');
	expect(await main(['a'])).toBe(1);
	expect(printed).toBe('The setting SECRET_KEYS must hold keys of at least 32 characters, separated by commas.\n');
});

test('so is a database that does not answer', async () => {
	vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
	expect(await main(['a'])).toBe(1);
	expect(printed).toBe(
		'The database at DATABASE_URL does not answer; check that it runs and that the address is right.\n',
	);
});
