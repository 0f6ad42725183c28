import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmptyDatabase, type TestDatabase } from '../../../tests/databases';
import { openFolder } from '../../../tests/template';
import { followLink } from '../../commands/account/follow-link';
import { LINK_FILE, offerFirstAccount } from './first-administrator';

let place: TestDatabase;
let dataDir: string;
beforeAll(async () => {
	place = await openEmptyDatabase();
	dataDir = openFolder('first');
});
afterAll(async () => {
	await place.close();
	rmSync(dataDir, { recursive: true, force: true });
});

const offer = (isTerminal: boolean) =>
	offerFirstAccount({ newsroom_url: 'https://news.example', dataDir }, place.db, isTerminal);

test('the first account is offered on the terminal, or in a file that its owner alone reads, until there is one', async () => {
	expect(await offer(true)).toMatch(/https:\/\/news\.example\/admin\/link\/[\w-]{43}$/);
	const offered = await offer(false);
	expect(offered).toContain(join(dataDir, LINK_FILE));
	expect(offered).not.toContain('/admin/link/');
	expect(statSync(join(dataDir, LINK_FILE)).mode & 0o777).toBe(0o600);
	const token = readFileSync(join(dataDir, LINK_FILE), 'utf8').trim().split('/').at(-1) ?? '';
	const browser = { agent: '', network: '', session: undefined, known: undefined };
	const now = Math.floor(Date.now() / 1000);
	const given = {
		email: 'ana@brume.example',
		name: 'Ana',
		password: 'a password that is long',
		language: 'en',
	} as const;
	await followLink({ db: place.db, now, keys: ['x'.repeat(32)], client: '', browser }, token, given, 'Brume');
	expect(await offer(true)).toBeUndefined();
	expect(existsSync(join(dataDir, LINK_FILE))).toBe(false);
});
