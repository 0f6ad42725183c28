/** One's own password, codes, proofs and sessions: what is refused, what is renewed, what is left in the audit. */
import { argon2Sync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, type Settled, settle } from '../../../../tests/settled';
import { openTestFront, openTestSite, type TestFront } from '../../../../tests/site';
import { Visitor } from '../../../../tests/staff-visitor';
import { actors } from '../../../access/actor';
import { makeFirstLink } from '../../../commands/account/make-link';
import { createContext } from '../../../commands/command';
import { account, passkey, recovery_code, session, sign_in_wait } from '../../../data/tables/security/account';
import { audit } from '../../../data/tables/site';

const EMAIL = 'ana@brume.example';
const now = () => Math.floor(Date.now() / 1000);

let site: TestFront;
let ana: Settled;
let link = '';
beforeAll(async () => {
	site = await openTestFront();
	link = (await makeFirstLink(createContext(site.db, actors.operator, now()))) ?? '';
});
afterAll(() => site.stop());

const open = () => new Visitor(site.url);
/** Ana in another browser, by her password and a recovery code. */
async function anaElsewhere(code: string | undefined): Promise<Visitor> {
	const visitor = open();
	await visitor.ask('POST', 'session', { email: EMAIL, password: PASSWORD });
	expect((await visitor.ask('POST', 'session/code', { code })).data).toMatchObject({ state: 'in' });
	return visitor;
}
/** A password as an earlier version, or another program, may have hashed it: with half the memory. */
function weakHash(password: string): string {
	const nonce = randomBytes(16);
	const key = argon2Sync('argon2id', {
		message: password,
		nonce,
		parallelism: 1,
		memory: 9_216,
		passes: 1,
		tagLength: 32,
	});
	return `$argon2id$v=19$m=9216,t=1,p=1$${nonce.toString('base64url')}$${Buffer.from(key).toString('base64url')}`;
}
const isIn = async (visitor: Visitor) => (await visitor.ask('GET', 'session')).data.state === 'in';
const ageProofs = () => site.db.write((tx) => tx.update(session).set({ proved_at: now() - 1_000 }));

describe('a password', () => {
	test.each([
		['known from leaks', '141312190296q'],
		['made of the name of who sets it', 'AnaDuarte2026'],
		['made of the name of the site', 'brume-newsroom'],
		['made of the address', 'ana@brume.example'],
	])('%s is refused where it is first set, and the link stays good', async (_what, password) => {
		const answer = await open().ask('POST', 'link/accept', { token: link, name: 'Ana Duarte', email: EMAIL, password });
		expect(answer).toMatchObject({ status: 400, data: { reason: 'weak', field: 'password' } });
		expect(answer.msg).toContain('can be guessed');
		expect((await open().ask('POST', 'link/look', { token: link })).status).toBe(200);
	});

	test('of whoever holds no link is not even looked at', async () => {
		const answer = await open().ask('POST', 'link/accept', { token: 'x'.repeat(43), password: '141312190296q' });
		expect(answer).toMatchObject({ status: 404, data: { field: 'token' } });
	});

	test('that can be guessed is refused where it is changed; the session goes on', async () => {
		ana = await settle(site.url, link, { email: EMAIL });
		const change = { old: PASSWORD, password: 'Password123456!' };
		const answer = await ana.visitor.ask('POST', 'me/password', change);
		expect(answer).toMatchObject({ status: 400, data: { reason: 'weak', field: 'password' } });
		expect(await isIn(ana.visitor)).toBe(true);
		expect(await open().ask('POST', 'session', { email: EMAIL, password: PASSWORD })).toMatchObject({ status: 200 });
	});

	test('may be of any characters, long, and is taken letter by letter', async () => {
		const long = `  ${'雾里看花 Ünï '.repeat(8)}終 `;
		expect(await ana.visitor.ask('POST', 'me/password', { old: PASSWORD, password: long })).toMatchObject({
			status: 200,
		});
		for (const wrong of [long.trim(), long.toLowerCase(), long.slice(0, -2)])
			expect((await open().ask('POST', 'session', { email: EMAIL, password: wrong })).status).toBe(401);
		expect((await open().ask('POST', 'session', { email: EMAIL, password: long })).status).toBe(200);
		await site.db.write((tx) => tx.delete(sign_in_wait));
		expect(await ana.visitor.ask('POST', 'me/password', { old: long, password: PASSWORD })).toMatchObject({
			status: 200,
		});
	});
});

test('a hash of weaker make opens its account, and is made anew as it does', async () => {
	const weak = weakHash(PASSWORD);
	await site.db.write((tx) => tx.update(account).set({ password_hash: weak }).where(eq(account.email, EMAIL)));
	expect((await open().ask('POST', 'session', { email: EMAIL, password: `${PASSWORD}x` })).status).toBe(401);
	expect((await open().ask('POST', 'session', { email: EMAIL, password: PASSWORD })).status).toBe(200);
	const [row] = await site.db.write((tx) => tx.select().from(account).where(eq(account.email, EMAIL)));
	expect(row?.password_hash).toContain('$m=19456,t=2,p=1$');
	expect((await open().ask('POST', 'session', { email: EMAIL, password: PASSWORD })).status).toBe(200);
});

test('a proof gives the session another token; the one from before opens nothing', async () => {
	const before = open();
	before.cookie = ana.visitor.cookie;
	await ageProofs();
	expect(await ana.visitor.ask('POST', 'session/proof', { password: PASSWORD })).toMatchObject({ status: 200 });
	expect(ana.visitor.cookie).not.toBe(before.cookie);
	expect(await isIn(ana.visitor)).toBe(true);
	expect(await isIn(before)).toBe(false);
	const rows = (await ana.visitor.ask('GET', 'me/sessions')).data.rows as { is_this: boolean }[];
	expect(rows.filter(({ is_this }) => is_this)).toHaveLength(1);
});

test('passwords that are refused stand in the audit, of known and unknown addresses alike, and none of what was typed', async () => {
	await site.db.write((tx) => tx.delete(sign_in_wait));
	await open().ask('POST', 'session', { email: EMAIL, password: 'typed-for-the-audit' });
	await open().ask('POST', 'session', { email: 'nobody@brume.example', password: 'typed-for-the-audit' });
	await ana.visitor.ask('POST', 'session/proof', { password: 'typed-for-the-audit' });
	const rows = await site.db.write((tx) =>
		tx.select().from(audit).where(eq(audit.action, 'refuse_password')).orderBy(audit.id),
	);
	const ids = rows.slice(-3).map(({ row_id }) => row_id);
	expect(ids).toEqual([expect.stringMatching(/^[1-9]/), '0', ids[0]]);
	for (const { detail } of rows) expect(Object.keys(detail).sort()).toEqual(['agent', 'network']);
	expect(JSON.stringify(rows)).not.toMatch(/typed-for-the-audit|nobody@/);
	await site.db.write((tx) => tx.delete(sign_in_wait));
});

test('recovery codes are stored as slowly as passwords, and each is good once, however it is typed', async () => {
	const stored = await site.db.write((tx) => tx.select().from(recovery_code));
	expect(stored).toHaveLength(10);
	for (const { hash } of stored) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
	const [first = ''] = ana.codes;
	await anaElsewhere(` ${first.replace('-', '').toUpperCase()} `);
	const again = open();
	await again.ask('POST', 'session', { email: EMAIL, password: PASSWORD });
	expect(await again.ask('POST', 'session/code', { code: first })).toMatchObject({ status: 401 });
	expect(await again.ask('POST', 'session/code', { code: 'aaaaa-aaaaa' })).toMatchObject({ status: 401 });
	await site.db.write((tx) => tx.delete(sign_in_wait));
});

test('another session of one’s own ends after a fresh proof alone; one’s own at once', async () => {
	const other = await anaElsewhere(ana.codes[1]);
	await ageProofs();
	const rows = (await ana.visitor.ask('GET', 'me/sessions')).data.rows as { id: number; is_this: boolean }[];
	const theirs = rows.filter(({ is_this }) => !is_this).map(({ id }) => id);
	for (const id of theirs)
		expect(await ana.visitor.ask('DELETE', `me/sessions/${id}`)).toMatchObject({
			status: 403,
			data: { reason: 'unproved' },
		});
	expect(await isIn(other)).toBe(true);
	expect(await other.ask('DELETE', 'session')).toMatchObject({ status: 200 });
	expect(await isIn(other)).toBe(false);
	await ana.visitor.ask('POST', 'session/proof', { password: PASSWORD });
});

test('a passkey that is taken away ends the other sessions', async () => {
	const other = await anaElsewhere(ana.codes[2]);
	const account_id = ((await ana.visitor.ask('GET', 'session')).data.account as { id: number }).id;
	const [made] = await site.db.write((tx) =>
		tx
			.insert(passkey)
			.values({ account_id, credential_id: 'lost', public_key: 'lost', counter: 0, name: 'Lost', created_at: now() })
			.returning({ id: passkey.id }),
	);
	expect(await ana.visitor.ask('DELETE', `me/passkeys/${made?.id}`)).toMatchObject({ status: 200 });
	expect(await isIn(other)).toBe(false);
	expect(await isIn(ana.visitor)).toBe(true);
});

test('on a public site the cookie of a session is for TLS, for this host and for its own requests, and no script reads it', async () => {
	const secure = await openTestSite({ SITE_URL: 'https://news.brume.example', PUBLIC_SITE: 'true' });
	try {
		const token = await makeFirstLink(createContext(secure.db, actors.operator, now()));
		const answer = await secure.app.fetch(
			new Request('https://news.brume.example/admin/api/link/accept', {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
				body: JSON.stringify({ token, email: EMAIL, name: 'Ana Duarte', password: PASSWORD }),
			}),
		);
		expect(answer.headers.get('set-cookie')).toMatch(
			/^__Host-site_admin_token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
		);
		expect(JSON.stringify(await answer.json())).not.toMatch(/[\w-]{43}/);
	} finally {
		await secure.stop();
	}
});
