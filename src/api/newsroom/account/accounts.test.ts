import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, type Settled, settle } from '../../../../tests/settled';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { Visitor } from '../../../../tests/staff-visitor';
import { actors } from '../../../access/actor';
import { invite, makeFirstLink } from '../../../commands/account/make-link';
import { createContext } from '../../../commands/command';
import { account, account_link, recovery_code, session, sign_in_wait } from '../../../data/tables/security/account';
import { audit } from '../../../data/tables/site';
import { codeAt } from '../../../platform/security/one-time-code';
import type { Role } from '../../../shared/staff';

const now = () => Math.floor(Date.now() / 1000);

let site: TestFront;
beforeAll(async () => {
	site = await openTestFront();
});
afterAll(() => site.stop());

const open = () => new Visitor(site.url);
const operator = () => createContext(site.db, actors.operator, now());

let admin: Settled;

describe('the first administrator', () => {
	test.each<[string, Record<string, string>]>([
		['name', { name: '' }],
		['password', { password: 'short' }],
		['email', { email: 'nobody' }],
	])('is told that %s is wrong, and may try again', async (field, wrong) => {
		const token = await makeFirstLink(operator());
		const given = { token, email: 'ana@brume.example', name: 'Ana', password: PASSWORD, ...wrong };
		expect(await open().ask('POST', 'link/accept', given)).toMatchObject({ status: 400, data: { field } });
		expect((await open().ask('POST', 'link/look', { token })).data).toMatchObject({ kind: 'first' });
	});

	test('follows one link, sets a password and codes, and the link is dead', async () => {
		const token = await makeFirstLink(operator());
		if (!token) throw new Error('There are accounts.');
		const stale = await makeFirstLink(operator());
		expect((await open().ask('POST', 'link/look', { token })).data).toMatchObject({ kind: 'first' });
		admin = await settle(site.url, token, { email: 'Ana@Brume.example' });
		expect(admin.uri).toMatch(/^otpauth:\/\/totp\//);
		expect(admin.codes).toHaveLength(10);
		expect((await admin.visitor.ask('GET', 'session')).data).toMatchObject({
			state: 'in',
			account: { name: 'Ana Duarte', email: 'Ana@brume.example', grants: [{ role: 'admin' }] },
		});
		for (const dead of [token, stale ?? ''])
			expect(
				await open().ask('POST', 'link/accept', {
					token: dead,
					email: 'x@brume.example',
					name: 'X',
					password: PASSWORD,
				}),
			).toMatchObject({
				status: 404,
				data: { field: 'token' },
			});
		expect(await makeFirstLink(operator())).toBeUndefined();
	});

	test('no credential is stored as it is', async () => {
		const stored = JSON.stringify(
			await site.db.write(async (tx) => [
				await tx.select().from(session),
				await tx.select().from(account_link),
				await tx.select().from(recovery_code),
				await tx.select({ hash: account.password_hash }).from(account),
				await tx.select().from(audit),
			]),
		);
		expect(stored).toContain('$argon2id$');
		for (const secret of [PASSWORD, admin.visitor.cookie, ...admin.codes]) expect(stored).not.toContain(secret);
		expect(JSON.stringify(site.lines)).not.toContain(PASSWORD);
	});
});

describe('signing in', () => {
	test('takes password and code, in this order, and gives no right before both', async () => {
		const visitor = open();
		expect(
			(await visitor.ask('POST', 'session', { email: 'ana@brume.example', password: PASSWORD })).data,
		).toMatchObject({
			state: 'code',
		});
		expect(await visitor.ask('GET', 'tag')).toMatchObject({ status: 401 });
		const half = visitor.cookie;
		// The code that set the codes up was taken; another one takes the next period.
		const answer = await visitor.ask('POST', 'session/code', { code: codeAt(admin.secret, now() + 30) });
		expect(answer.data).toMatchObject({ state: 'in' });
		expect(visitor.cookie).not.toBe(half);
		expect(await visitor.ask('GET', 'tag')).toMatchObject({ status: 200 });
		const stolen = open();
		stolen.cookie = half;
		expect((await stolen.ask('GET', 'session')).data).toMatchObject({ state: 'out' });
		const again = open();
		await again.ask('POST', 'session', { email: 'ana@brume.example', password: PASSWORD });
		expect(await again.ask('POST', 'session/code', { code: codeAt(admin.secret, now() + 30) })).toMatchObject({
			status: 401,
			data: { reason: 'credentials' },
		});
		const [first = ''] = admin.codes;
		expect((await again.ask('POST', 'session/code', { code: first.toUpperCase() })).data).toMatchObject({
			state: 'in',
		});
		await visitor.ask('DELETE', 'session');
		expect(await visitor.ask('GET', 'tag')).toMatchObject({ status: 401 });
		const once = open();
		await once.ask('POST', 'session', { email: 'ana@brume.example', password: PASSWORD });
		expect(await once.ask('POST', 'session/code', { code: first })).toMatchObject({ status: 401 });
	});

	test('waits longer and longer after five failures, for known and unknown addresses alike', async () => {
		await site.db.write((tx) => tx.delete(sign_in_wait));
		for (const email of ['ana@brume.example', 'nobody@brume.example']) {
			await site.db.write((tx) => tx.delete(sign_in_wait));
			for (let n = 0; n < 5; n += 1)
				expect(await open().ask('POST', 'session', { email, password: 'wrong' })).toMatchObject({
					status: 401,
					data: { reason: 'credentials' },
				});
			const refused = await open().ask('POST', 'session', { email, password: PASSWORD });
			expect(refused).toMatchObject({ status: 429, data: { reason: 'wait' } });
			expect(refused.data.seconds).toBeGreaterThan(590);
			expect(refused.data.seconds).toBeLessThanOrEqual(600);
			await site.db.write((tx) => tx.update(sign_in_wait).set({ until: now() - 1 }));
			await open().ask('POST', 'session', { email, password: 'wrong' });
			expect((await open().ask('POST', 'session', { email, password: PASSWORD })).data.seconds).toBeGreaterThan(1_190);
		}
		await site.db.write((tx) => tx.delete(sign_in_wait));
	});

	test('asks for the password again where a proof is to be fresh', async () => {
		const { visitor } = admin;
		await site.db.write((tx) => tx.update(session).set({ proved_at: now() - 1_000 }));
		const invitation = { email: 'b@brume.example', name: 'B', grants: [{ role: 'editor', edition: 'es' }] };
		expect(await visitor.ask('POST', 'people/invite', invitation)).toMatchObject({
			status: 403,
			data: { reason: 'unproved' },
		});
		expect(await visitor.ask('POST', 'session/proof', { password: 'wrong' })).toMatchObject({ status: 401 });
		expect((await visitor.ask('POST', 'session/proof', { password: PASSWORD })).data).toMatchObject({ state: 'in' });
		expect(await visitor.ask('POST', 'people/invite', invitation)).toMatchObject({ status: 200 });
	});
});

describe('people', () => {
	/** Somebody as the list of people shows them. */
	const listed = async (key: number) => {
		const rows = (await admin.visitor.ask('GET', 'people')).data.rows as {
			id: number;
			version: string;
			grants: object;
		}[];
		return rows.find((row) => row.id === key) as (typeof rows)[number];
	};
	let editor: Settled;
	let id = 0;

	test('are invited with roles, and have those rights and no others', async () => {
		const { data } = await admin.visitor.ask('POST', 'people/invite', {
			email: 'cora@brume.example',
			name: 'Cora',
			grants: [{ role: 'editor', edition: 'es' }],
		});
		id = data.id as number;
		editor = await settle(site.url, String(data.link).split('/').at(-1) ?? '', { name: 'Cora Lindqvist' });
		const state = (await editor.visitor.ask('GET', 'session')).data;
		expect(state).toMatchObject({
			state: 'in',
			account: { name: 'Cora Lindqvist', grants: [{ role: 'editor', edition: 'es' }] },
		});
		expect(state.rights).toContain('tag.write');
		expect(state.rights).not.toContain('account.read');
		expect(await editor.visitor.ask('GET', 'people')).toMatchObject({ status: 403, data: { reason: 'forbidden' } });
		const tag = { slug: 'staff-made', name: 'Staff made' };
		expect(await editor.visitor.ask('POST', 'tag', { ...tag, edition: 'en' })).toMatchObject({ status: 403 });
		expect(await editor.visitor.ask('POST', 'tag', { ...tag, edition: 'es' })).toMatchObject({ status: 201 });
		const [row] = (await admin.visitor.ask('GET', 'audit?noun=tag')).data.rows as { actor: string; action: string }[];
		expect(row).toMatchObject({ actor: 'Cora Lindqvist', action: 'create' });
	});

	test('are given other roles, which end their sessions', async () => {
		expect(await admin.visitor.ask('PATCH', `people/${id}`, { grants: [{ role: 'translator' }] })).toMatchObject({
			status: 400,
			data: { field: 'grants.0.edition' },
		});
		await admin.visitor.ask('PATCH', `people/${id}`, { grants: [{ role: 'translator', edition: 'es' }] });
		expect((await editor.visitor.ask('GET', 'session')).data).toMatchObject({ state: 'out' });
	});

	test('are not given roles over those that somebody else has just given them', async () => {
		const seen = await listed(id);
		const theirs = { grants: [{ role: 'editor', edition: 'en' }], version: seen.version };
		expect(await admin.visitor.ask('PATCH', `people/${id}`, theirs)).toMatchObject({ status: 200 });
		const mine = { name: 'Cora L.', grants: seen.grants, version: seen.version };
		expect(await admin.visitor.ask('PATCH', `people/${id}`, mine)).toMatchObject({
			status: 409,
			data: { reason: 'conflict', field: 'version', now: { grants: theirs.grants } },
		});
		const { version, ...now } = await listed(id);
		expect(now).toMatchObject({ name: 'Cora Lindqvist', grants: theirs.grants });
		expect(await admin.visitor.ask('PATCH', `people/${id}`, { ...mine, version })).toMatchObject({ status: 200 });
		await admin.visitor.ask('PATCH', `people/${id}`, { name: 'Cora Lindqvist' });
	});

	test('cannot be let go of as the last administrator, and come in no more once they are disabled', async () => {
		const rows = (await admin.visitor.ask('GET', 'people')).data.rows as { id: number; name: string }[];
		const own = rows.find(({ name }) => name === 'Ana Duarte')?.id;
		expect(await admin.visitor.ask('PATCH', `people/${own}`, { state: 'disabled' })).toMatchObject({
			status: 409,
			data: { reason: 'state', field: 'grants' },
		});
		await admin.visitor.ask('PATCH', `people/${id}`, { state: 'disabled' });
		const asCora = (password: string) => open().ask('POST', 'session', { email: 'cora@brume.example', password });
		expect(await asCora('wrong')).toMatchObject({ status: 401, data: { reason: 'credentials' } });
		expect(await asCora(PASSWORD)).toMatchObject({
			status: 403,
			msg: 'This account cannot sign in. Ask an administrator.',
			data: { reason: 'disabled' },
		});
		// The right password of such an account is a failed try, too.
		for (let n = 0; n < 3; n += 1) await asCora('wrong');
		expect(await asCora(PASSWORD)).toMatchObject({ status: 429 });
		await site.db.write((tx) => tx.delete(sign_in_wait));
		await admin.visitor.ask('PATCH', `people/${id}`, { state: 'active' });
	});

	test('who lost their second factor set up another one', async () => {
		await admin.visitor.ask('POST', `people/${id}/reset`);
		const visitor = open();
		expect(
			(await visitor.ask('POST', 'session', { email: 'cora@brume.example', password: PASSWORD })).data,
		).toMatchObject({ state: 'enrol' });
	});

	test('who forgot their password get a link that leaves the second factor', async () => {
		const { data } = await admin.visitor.ask('POST', `people/${id}/link`);
		const token = String(data.link).split('/').at(-1);
		const visitor = open();
		expect(
			(await visitor.ask('POST', 'link/accept', { token, name: 'Cora', password: `${PASSWORD} 2` })).data,
		).toMatchObject({ state: 'out' });
		expect((await visitor.ask('POST', 'session', { email: 'cora@brume.example', password: PASSWORD })).status).toBe(
			401,
		);
	});

	test('see their sessions, and end the others', async () => {
		const other = open();
		await other.ask('POST', 'session', { email: 'ana@brume.example', password: PASSWORD });
		await other.ask('POST', 'session/code', { code: admin.codes[1] });
		const rows = (await admin.visitor.ask('GET', 'me/sessions')).data.rows as { id: number; is_this: boolean }[];
		expect(rows.filter(({ is_this }) => is_this)).toHaveLength(1);
		for (const row of rows) if (!row.is_this) await admin.visitor.ask('DELETE', `me/sessions/${row.id}`);
		expect((await other.ask('GET', 'session')).data).toMatchObject({ state: 'out' });
		await admin.visitor.ask('PATCH', 'me', { language: 'es' });
		expect((await admin.visitor.ask('GET', 'session')).data).toMatchObject({ account: { language: 'es' } });
	});
});

describe('a session', () => {
	test('acts for pages of this site alone', async () => {
		const { visitor } = admin;
		const tag = { edition: 'en', slug: 'from-elsewhere', name: 'x' };
		const foreign: Record<string, string>[] = [
			{ origin: 'https://evil.example' },
			{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
			{ 'sec-fetch-site': 'none' },
			{},
		];
		for (const headers of foreign)
			expect(await visitor.send('POST', 'tag', tag, headers)).toMatchObject({ status: 401 });
		expect(await visitor.send('POST', 'session', { email: 'ana@brume.example', password: PASSWORD }, {})).toMatchObject(
			{
				status: 401,
			},
		);
		expect(await visitor.ask('POST', 'tag', tag)).toMatchObject({ status: 201 });
	});

	test('ends after eight hours without use, and after a day', async () => {
		const { visitor } = admin;
		const age = (set: { seen_at?: number; ends_at?: number }) => site.db.write((tx) => tx.update(session).set(set));
		await age({ seen_at: now() - 8 * 3_600 + 60 });
		expect((await visitor.ask('GET', 'session')).data).toMatchObject({ state: 'in' });
		await age({ ends_at: now() - 1 });
		expect((await visitor.ask('GET', 'session')).data).toMatchObject({ state: 'out' });
		await age({ ends_at: now() + 60, seen_at: now() - 8 * 3_600 - 1 });
		expect((await visitor.ask('GET', 'session')).data).toMatchObject({ state: 'out' });
	});
});

test('keys of programs are for whoever administers them, with a fresh proof', async () => {
	const given = { name: 'X', rights: ['upload'], days: 1 };
	const personWith = async (role: Role) => {
		const made = { email: `${role}-keys@brume.example`, name: role, grants: [{ role }] };
		return (await settle(site.url, (await invite(operator(), made)).token ?? '')).visitor;
	};
	expect(await open().ask('GET', 'keys')).toMatchObject({ status: 401 });
	for (const role of ['reporter', 'editor', 'desk'] as const) {
		const person = await personWith(role);
		expect(await person.ask('GET', 'keys')).toMatchObject({ status: 403 });
		expect(await person.ask('POST', 'keys', given)).toMatchObject({ status: 403 });
		expect(await person.ask('DELETE', 'keys/1')).toMatchObject({ status: 403 });
	}
	const keeper = await personWith('admin');
	for (const [field, wrong] of Object.entries({ name: '', rights: [], days: 0 }))
		expect(await keeper.ask('POST', 'keys', { ...given, [field]: wrong })).toMatchObject({
			status: 400,
			data: { field },
		});
	expect(await keeper.ask('DELETE', 'keys/999999')).toMatchObject({ status: 404 });
	await site.db.write((tx) => tx.update(session).set({ proved_at: now() - 3_600 }));
	expect(await keeper.ask('POST', 'keys', given)).toMatchObject({ status: 403, data: { reason: 'unproved' } });
});
