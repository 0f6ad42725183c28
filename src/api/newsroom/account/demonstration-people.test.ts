/** People of the demonstration: who may sign in as them, and what they may do afterwards. */
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSecret, signedInDemo } from '../../../../tests/demonstration';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import { Visitor } from '../../../../tests/staff-visitor';
import { DEMONSTRATION_FILE } from '../../../boot/start-links/demonstration-address';
import { account, session } from '../../../data/tables/security/account';
import { roles } from '../../../shared/staff';

let site: TestFront;
beforeAll(async () => {
	site = await openTestFront();
});
afterAll(() => site.stop());

const now = () => Math.floor(Date.now() / 1000);
const open = () => new Visitor(site.url);
const secret = () => demoSecret(site);
const ownPage = { 'sec-fetch-site': 'same-origin' };
/** Requests to the calls that sign people of the demonstration in: their list, and the sign-in itself. */
const CALLS = [
	['session/demo/people', {}],
	['session/demo', { role: 'admin' }],
] as const;
const forbidden = { status: 403, data: { reason: 'forbidden' } };

test('with the secret there are seven people, and each is signed in as by one click', async () => {
	const listed = await open().ask('POST', 'session/demo/people', { secret: secret() });
	const people = listed.data.people as { role: string; name: string }[];
	expect(people.map(({ role }) => role)).toEqual([...roles]);
	for (const { role, name } of people) {
		const visitor = open();
		expect((await visitor.ask('POST', 'session/demo', { role, secret: secret() })).data).toMatchObject({
			state: 'in',
			account: { name, is_demonstration: true, grants: [{ role }] },
		});
		expect(await visitor.ask('GET', 'session')).toMatchObject({ data: { state: 'in', account: { name } } });
	}
	expect(await open().ask('POST', 'session', { email: 'editor@brume.example', password: '' })).toMatchObject({
		status: 401,
	});
});

test('without the secret the sign-in page is told that they are there, and nobody’s name', async () => {
	const { data } = await open().ask('GET', 'session');
	expect(data).toMatchObject({ state: 'out', has_demo: true });
	expect(JSON.stringify(data)).not.toMatch(/Achterberg|Oyelaran|reporter/);
});

describe('nobody comes in', () => {
	test.each<[string, () => object]>([
		['none', () => ({})],
		['an empty one', () => ({ secret: '' })],
		['a part of it', () => ({ secret: secret().slice(0, -1) })],
		['one sign more', () => ({ secret: `${secret()}A` })],
		['another one of its length', () => ({ secret: 'A'.repeat(43) })],
		['its capitals', () => ({ secret: secret().toUpperCase() })],
	])('with a wrong secret: %s', async (_name, given) => {
		for (const [path, body] of CALLS) {
			const visitor = open();
			expect(await visitor.ask('POST', path, { ...body, ...given() })).toMatchObject(forbidden);
			expect(visitor.cookie).toBe('');
		}
	});

	test('with a secret that is no text', async () => {
		for (const wrong of [null, 7, [secret()], { a: secret() }, 'A'.repeat(201)])
			expect(await open().ask('POST', 'session/demo', { role: 'admin', secret: wrong })).toMatchObject({
				status: 400,
				data: { field: 'secret' },
			});
	});

	test('with the secret in the query, or in a header', async () => {
		expect(await open().ask('POST', `session/demo?secret=${secret()}`, { role: 'admin' })).toMatchObject(forbidden);
		const headers = { ...ownPage, cookie: `secret=${secret()}`, secret: secret() };
		expect(await open().send('POST', 'session/demo', { role: 'admin' }, headers)).toMatchObject(forbidden);
	});

	test.each([
		'X-Forwarded-For',
		'X-Forwarded-Host',
		'X-Forwarded-Proto',
		'X-Forwarded',
		'Forwarded',
		'Forwarded-For',
		'Via',
		'X-Real-IP',
		'X-Client-IP',
		'Client-IP',
		'True-Client-IP',
		'X-Cluster-Client-IP',
		'X-Original-Forwarded-For',
		'X-Originating-IP',
		'X-Remote-IP',
		'X-Envoy-External-Address',
		'CF-Connecting-IP',
		'CF-Connecting-IPv6',
		'Fastly-Client-IP',
		'Fly-Client-IP',
		'X-Azure-ClientIP',
		'X-Appengine-User-IP',
	])('behind a proxy that says %s, with the secret or without', async (header) => {
		const headers = { ...ownPage, [header]: '127.0.0.1' };
		expect((await open().send('GET', 'session', undefined, headers)).data).toMatchObject({ has_demo: false });
		for (const [path, body] of CALLS)
			for (const given of [{}, { secret: secret() }])
				expect(await open().send('POST', path, { ...body, ...given }, headers)).toMatchObject(forbidden);
	});

	test('from a program that is no page of ours, with the secret or without', async () => {
		const others: Record<string, string>[] = [
			{},
			{ authorization: '' },
			{ origin: 'http://evil.example' },
			{ 'sec-fetch-site': 'none' },
		];
		for (const headers of others)
			for (const [path, body] of CALLS) {
				const visitor = open();
				expect([401, 403]).toContain((await visitor.send('POST', path, body, headers)).status);
				if (!('authorization' in headers))
					expect((await visitor.send('POST', path, { ...body, secret: secret() }, headers)).status).toBe(401);
				expect(visitor.cookie).toBe('');
			}
	});

	test('through a forwarder that passes bytes on and says nothing of itself, without the secret', async () => {
		const { port } = new URL(site.url);
		const forwarder = createServer((from) => {
			const to = connect(Number(port), '127.0.0.1');
			from.pipe(to).pipe(from);
			for (const end of [from, to]) end.on('error', () => end.destroy());
		});
		await new Promise<void>((done) => forwarder.listen(0, '127.0.0.1', done));
		const through = { port: (forwarder.address() as AddressInfo).port, host: new URL(site.url).host };
		try {
			expect((await send(through, 'GET', 'session')).text).not.toMatch(/Achterberg|"admin"/);
			for (const [path, body] of CALLS) expect((await send(through, 'POST', path, body)).status).toBe(403);
		} finally {
			await new Promise((done) => forwarder.close(done));
		}
	});
});

/** Asks at a port of this machine under any Host, as a page of that host does. */
function send({ port, host }: { port: number; host: string }, method: string, path: string, body?: object) {
	return new Promise<{ status: number; text: string; cookie: string[] }>((done, fail) => {
		const headers = { ...ownPage, host, ...(body ? { 'content-type': 'application/json' } : {}), connection: 'close' };
		const asked = request({ host: '127.0.0.1', port, method, path: `/admin/api/${path}`, headers }, (answer) => {
			let text = '';
			answer.on('data', (part) => {
				text += part;
			});
			answer.on('end', () =>
				done({ status: answer.statusCode ?? 0, text, cookie: answer.headers['set-cookie'] ?? [] }),
			);
		});
		asked.on('error', fail);
		asked.end(body && JSON.stringify(body));
	});
}

test.each<[Record<string, string>, string?]>([
	[{ ALLOWED_HOSTS: 'news.example' }],
	[{ ALLOWED_HOSTS: 'localhost:8080' }],
	[{ PUBLIC_SITE: 'true' }],
	[{ SITE_URL: 'http://news.example' }, 'news.example'],
	[{ DEMO: 'false' }],
])('where the settings say %j they are not offered, and a start makes no secret', async (env, host) => {
	const other = await openTestFront(undefined, env);
	try {
		const at = { port: Number(new URL(other.url).port), host: host ?? new URL(other.url).host };
		expect(JSON.parse((await send(at, 'GET', 'session')).text)).toMatchObject({ data: { has_demo: false } });
		const here = { port: Number(new URL(site.url).port), host: new URL(site.url).host };
		for (const [path, body] of CALLS) {
			const refused = await send(at, 'POST', path, { ...body, secret: secret() });
			expect([refused.status, refused.cookie]).toEqual([403, []]);
			// A wrong secret is answered alike where they are offered.
			expect(refused.text).toBe((await send(here, 'POST', path, { ...body, secret: 'A'.repeat(43) })).text);
		}
		expect(existsSync(join(other.dataDir, DEMONSTRATION_FILE))).toBe(false);
	} finally {
		await other.stop();
	}
});

test('a person whom an administrator has disabled does not come in by the click, and stays disabled', async () => {
	const admin = await signedInDemo(site, 'admin');
	const visitor = await signedInDemo(site, 'data');
	const { id } = (await visitor.ask('GET', 'session')).data.account as { id: number };
	const change = (state: string) => admin.ask('PATCH', `people/${id}`, { state });
	expect(await change('disabled')).toMatchObject({ status: 200 });
	expect((await visitor.ask('GET', 'session')).data).toMatchObject({ state: 'out' });
	const again = await open().ask('POST', 'session/demo', { role: 'data', secret: secret() });
	expect(again.data).toMatchObject({ reason: 'disabled' });
	expect([401, 403]).toContain(again.status);
	const states = await site.db.write((tx) =>
		tx.select({ state: account.state }).from(account).where(eq(account.id, id)),
	);
	expect(states).toEqual([{ state: 'disabled' }]);
	expect(await change('active')).toMatchObject({ status: 200 });
	await signedInDemo(site, 'data');
});

test('a person whom an administrator has given another role is the same person at the next click', async () => {
	const admin = await signedInDemo(site, 'admin');
	const { account: reporter } = (await (await signedInDemo(site, 'reporter')).ask('GET', 'session')).data as {
		account: { id: number; name: string };
	};
	const give = (role: string) => admin.ask('PATCH', `people/${reporter.id}`, { grants: [{ role }] });
	expect(await give('admin')).toMatchObject({ status: 200 });
	const first = (await (await signedInDemo(site, 'reporter')).ask('GET', 'session')).data;
	expect(first).toMatchObject({ account: { id: reporter.id, grants: [{ role: 'admin' }] } });
	const boss = (await (await signedInDemo(site, 'admin')).ask('GET', 'session')).data;
	expect(boss).toMatchObject({ account: { name: 'Ruben Achterberg' } });
	await give('reporter');
});

test('an account of somebody else under the address of such a person is not opened', async () => {
	await site.db.write((tx) =>
		tx.update(account).set({ is_demonstration: false }).where(eq(account.name, 'Leïla Daoud')),
	);
	expect(await open().ask('POST', 'session/demo', { role: 'advertising', secret: secret() })).toMatchObject({
		data: { reason: 'taken', field: 'role' },
	});
	await site.db.write((tx) =>
		tx.update(account).set({ is_demonstration: true }).where(eq(account.name, 'Leïla Daoud')),
	);
});

describe('the click as a proof', () => {
	const age = () => site.db.write((tx) => tx.update(session).set({ proved_at: now() - 901 }));

	test('counts for fifteen minutes, and another one for as long again, under another token', async () => {
		const admin = await signedInDemo(site, 'admin');
		expect(await admin.ask('GET', 'people')).toMatchObject({ status: 200 });
		await age();
		expect(await admin.ask('GET', 'people')).toMatchObject({ status: 403, data: { reason: 'unproved' } });
		const former = Object.assign(open(), { cookie: admin.cookie });
		const proved = await admin.ask('POST', 'session/demo/proof');
		expect(proved).toMatchObject({ status: 200, data: { state: 'in' } });
		expect((proved.data.account as { proved_until: number }).proved_until).toBeGreaterThan(now() + 800);
		expect(await admin.ask('GET', 'people')).toMatchObject({ status: 200 });
		expect((await former.ask('GET', 'session')).data).toMatchObject({ state: 'out' });
	});

	test('is taken from nobody else: not without a session, not from a person with a password, not behind a proxy', async () => {
		expect(await open().ask('POST', 'session/demo/proof')).toMatchObject(forbidden);
		expect(await open().ask('POST', 'session/demo/proof', { secret: secret() })).toMatchObject(forbidden);
		const person = await signedIn(site, [{ role: 'admin' }]);
		const admin = await signedInDemo(site, 'admin');
		await age();
		for (const body of [undefined, { secret: secret() }])
			expect(await person.ask('POST', 'session/demo/proof', body)).toMatchObject(forbidden);
		expect(await person.ask('GET', 'people')).toMatchObject({ data: { reason: 'unproved' } });
		const headers = { ...ownPage, 'x-cluster-client-ip': '127.0.0.1' };
		expect(await admin.send('POST', 'session/demo/proof', undefined, headers)).toMatchObject(forbidden);
		expect((await admin.send('POST', 'session/demo/proof', undefined, {})).status).toBe(401);
		expect(await admin.ask('GET', 'people')).toMatchObject({ data: { reason: 'unproved' } });
	});
});

test('no line of the log holds the secret', () => {
	expect(JSON.stringify(site.lines)).not.toContain(secret());
});
