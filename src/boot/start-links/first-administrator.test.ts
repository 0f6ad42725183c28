import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, dropDatabase } from '../../../tests/databases';
import { EMPTY, openFolder } from '../../../tests/template';
import { followLink, linkBehind } from '../../commands/account/follow-link';
import { listenToNodes } from '../../platform/db/changes';
import { type Database, openDatabase } from '../../platform/db/db';
import { followFirstAccount, LINK_FILE, offerFirstAccount } from './first-administrator';

let database: { name: string; url: string };
let place: { db: Database };
let dataDir: string;
beforeAll(async () => {
	database = await createDatabase(EMPTY);
	place = { db: await openDatabase({ databaseUrl: database.url, dataDir: '', pool: 4 }) };
	dataDir = openFolder('first');
});
afterAll(async () => {
	await place.db.stop();
	await dropDatabase(database.name);
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
	expect(await offer(true)).toMatch(/within 24 hours/);
	expect(existsSync(join(dataDir, LINK_FILE))).toBe(true);
});

const now = Math.floor(Date.now() / 1000);
const tokenIn = (line: string | undefined) => line?.trim().split('/').at(-1) ?? '';
const behind = (token: string, at: number) => place.db.write((tx) => linkBehind(tx, token, at));

test('its link is good for 24 hours', async () => {
	const token = tokenIn(await offer(true));
	expect(await behind(token, now + 86_000)).toMatchObject({ kind: 'first' });
	expect(await behind(token, now + 86_500)).toBeUndefined();
});

test('with the first administrator every such link is void, and the file goes at once, on other nodes too', async () => {
	const folders = [dataDir, openFolder('first-other')];
	const nodes = [place.db, await openDatabase({ databaseUrl: database.url, dataDir: '', pool: 2 })];
	const [own, other] = nodes as [Database, Database];
	const stop = listenToNodes(other, () => {});
	const lines: object[] = [];
	for (const [index, db] of nodes.entries()) {
		const folder = folders[index] ?? '';
		await offerFirstAccount({ newsroom_url: 'https://news.example', dataDir: folder }, db, false);
		followFirstAccount({ dataDir: folder }, db, (line) => lines.push(line));
	}
	const files = folders.map((folder) => join(folder, LINK_FILE));
	const [used = '', left = ''] = files.map((file) => tokenIn(readFileSync(file, 'utf8')));
	const browser = { agent: '', network: '', session: undefined, known: undefined };
	const given = {
		email: 'ana@brume.example',
		name: 'Ana',
		password: 'a password that is long',
		language: 'en',
	} as const;
	await followLink({ db: own, now, keys: ['x'.repeat(32)], client: '', browser }, used, given, 'Brume');
	await expect.poll(() => files.map((file) => existsSync(file))).toEqual([false, false]);
	expect(await behind(left, now)).toBeUndefined();
	// It stays void when nobody has an account any more; the operator makes another one then.
	await own.write((tx) => tx.execute(sql`delete from account`));
	expect(await behind(left, now)).toBeUndefined();
	expect(await behind(tokenIn(await offer(true)), now)).toMatchObject({ kind: 'first' });
	expect(lines).toEqual([]);
	await stop();
	await other.stop();
	rmSync(folders[1] ?? '', { recursive: true, force: true });
});
