import { expect, test, vi } from 'vitest';
import { hearCommands, makeSite, ownDataFolder } from '../../tests/heard';
import { openDatabase } from '../platform/db/db';
import { holderOf } from '../queries/secret/token-holder';
import { main } from './token';

const heard = hearCommands();
const folder = ownDataFolder();

test('prints a token that is good for what it was asked for, and stores only its hash', async () => {
	await makeSite(folder());
	expect(await main(['Image desk', '--days', '2'])).toBe(0);
	const token = heard.all.trim();
	expect(token).toMatch(/^[\w-]{43}$/);
	const db = await openDatabase({ databaseUrl: undefined, dataDir: folder(), pool: 2 });
	const now = Math.floor(Date.now() / 1000);
	expect(await holderOf(db, token, now)).toMatchObject({ name: 'Image desk', rights: ['upload'] });
	expect(await holderOf(db, token, now + 2 * 86_400 + 60)).toBeUndefined();
	await db.stop();
});

test.each([[[]], [['a', 'b']], [['a', '--rights', 'fly']], [['a', '--days', '0']], [['a', '--colour']]])(
	'says how it is used: %j',
	async (args) => {
		expect(await main(args)).toBe(2);
		expect(heard.all).toContain('Usage: npm run token');
	},
);

test('a wrong setting is one sentence', async () => {
	vi.stubEnv('SECRET_KEYS', 'short');
	expect(await main(['a'])).toBe(1);
	expect(heard.all).toBe('The setting SECRET_KEYS must hold keys of at least 32 characters, separated by commas.\n');
});

test('so is a database that does not answer', async () => {
	vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
	expect(await main(['a'])).toBe(1);
	expect(heard.all).toBe(
		'The database at DATABASE_URL does not answer; check that it runs and that the address is right.\n',
	);
});
