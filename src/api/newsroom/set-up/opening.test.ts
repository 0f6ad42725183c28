import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import { EMPTY } from '../../../../tests/template';
import { session } from '../../../data/tables/security/account';
import { listenToNodes } from '../../../platform/db/changes';
import { openDatabase } from '../../../platform/db/db';
import { roles } from '../../../shared/staff';
import type { SetUp } from './set-up-now';

const ENV = { DEMO: 'false', SITE_URL: 'https://news.vapour.io', MAIL_FROM: 'letter@vapour.io' };
const BRAND = { name: 'Vapour News', legal_name: 'Vapour News Ltd', address: '4 Quay, Dublin', mail: 'desk@vapour.io' };

let site: TestFront;
/** Another node on the same database. */
let other: TestFront;
let cookie: string;
beforeAll(async () => {
	site = await openTestFront(undefined, ENV, undefined, EMPTY);
	cookie = (await signedIn(site, [{ role: 'admin' }])).cookie;
	const { databaseUrl, dataDir } = site;
	const db = await openDatabase({ databaseUrl, dataDir, pool: 4 });
	const stopListening = listenToNodes(db, () => {});
	other = await openTestFront(undefined, ENV, undefined, EMPTY, undefined, {
		databaseUrl,
		dataDir,
		db,
		async stop() {
			await stopListening();
			await db.stop();
		},
	});
});
afterAll(async () => {
	await other.stop();
	await site.stop();
});

interface Answer {
	status: number;
	text: string;
	headers: NodeJS.Dict<string | string[]>;
}

/** Asks a node by the site's own name, as the proxy before it does. */
const ask = (of: TestFront, method: string, path: string, body?: object, by = cookie): Promise<Answer> =>
	new Promise((done, fail) => {
		const { hostname, port } = new URL(of.url);
		const headers = {
			host: 'news.vapour.io',
			'sec-fetch-site': 'same-origin',
			...(path.startsWith('/admin') ? { cookie: `__Host-site_admin_token=${by}` } : {}),
			...(body ? { 'content-type': 'application/json' } : {}),
		};
		const sent = request({ hostname, port, path, method, headers }, (answer) => {
			let text = '';
			answer.on('data', (part: Buffer) => (text += part));
			answer.on('end', () => done({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
		});
		sent.on('error', fail);
		sent.end(body && JSON.stringify(body));
	});
const call = async (method: string, path: string, body?: object, by = cookie) => {
	const { status, text } = await ask(site, method, `/admin/api/${path}`, body, by);
	return { status, data: (JSON.parse(text) as { data: Record<string, unknown> }).data };
};
const setUpNow = async () => (await call('GET', 'set-up')).data as unknown as SetUp;

/** What search engines are told, by a page, by the answer's header and by the file of robots. */
async function told(of: TestFront) {
	const page = await ask(of, 'GET', '/');
	return {
		meta: /<meta name="robots" content="([^",]+)/.exec(page.text)?.[1],
		header: page.headers['x-robots-tag'],
		robots: (await ask(of, 'GET', '/robots.txt')).text.includes('Sitemap:'),
		isOnTls: page.headers['strict-transport-security'] !== undefined,
	};
}
const CLOSED = { meta: 'noindex', header: 'noindex', robots: false, isOnTls: false };
const OPEN = { meta: 'index', header: undefined, robots: true, isOnTls: true };

test('the newsroom opens the site where nothing is missing, on every node at once, and closes it again', async () => {
	for (const node of [site, other]) expect(await told(node)).toEqual(CLOSED);
	const names = async () => [...new Set((await setUpNow()).blockers.map(({ name }) => name))];
	expect(await names()).toEqual(['name', 'legal_name', 'address', 'mail', 'page']);
	expect(await call('POST', 'set-up/opening')).toMatchObject({ status: 409 });
	await call('PATCH', 'set-up', BRAND);
	const blanks = { law: 'Ireland', courts: 'Dublin', authority: 'the Data Protection Commission' };
	for (const edition of ['en', 'es']) await call('POST', 'set-up/texts', { ...blanks, edition });
	expect(await names()).toEqual([]);

	expect((await call('POST', 'set-up/opening')).data).toMatchObject({ is_public: true, is_opened: true });
	expect(await told(site)).toEqual(OPEN);
	await expect.poll(() => told(other)).toEqual(OPEN);
	const [newest] = (await call('GET', 'audit')).data.rows as object[];
	expect(newest).toMatchObject({ action: 'open', noun: 'house' });

	// What the imprint needs is taken back: the site is closed until it is there again.
	expect((await call('PATCH', 'set-up', { address: '' })).data).toMatchObject({ is_public: false, is_opened: true });
	expect(await told(site)).toEqual(CLOSED);
	expect(await names()).toEqual(['address']);
	await call('PATCH', 'set-up', { address: BRAND.address });
	expect(await told(site)).toEqual(OPEN);

	expect((await call('DELETE', 'set-up/opening')).data).toMatchObject({ is_public: false, is_opened: false });
	expect(await told(site)).toEqual(CLOSED);
	await expect.poll(() => told(other)).toEqual(CLOSED);
});

test('neither names of cookies nor the session change with it', async () => {
	await call('POST', 'set-up/opening');
	expect((await ask(site, 'GET', '/news')).text).toContain('data-consent="__Host-site_view_"');
	await call('DELETE', 'set-up/opening');
	expect((await ask(site, 'GET', '/news')).text).toContain('data-consent="__Host-site_view_"');
	expect((await call('GET', 'set-up')).status).toBe(200);
});

test.each(['true', 'false'])('PUBLIC_SITE=%s takes precedence, and is shown as such', async (given) => {
	const set = await openTestFront(undefined, { ...ENV, PUBLIC_SITE: given }, undefined, EMPTY);
	try {
		const by = (await signedIn(set, [{ role: 'admin' }])).cookie;
		const answer = await ask(set, 'GET', '/admin/api/set-up', undefined, by);
		expect(JSON.parse(answer.text).data).toMatchObject({ public_given: given === 'true', is_public: given === 'true' });
		for (const method of ['POST', 'DELETE'])
			expect((await ask(set, method, '/admin/api/set-up/opening', undefined, by)).status).toBe(409);
	} finally {
		await set.stop();
	}
});

test('is nobody’s but an administrator’s, who has just shown who they are', async () => {
	for (const role of roles.filter((one) => one !== 'admin')) {
		const by = (await signedIn(site, [{ role, edition: 'en' }])).cookie;
		for (const method of ['POST', 'DELETE'])
			expect([role, (await call(method, 'set-up/opening', undefined, by)).status]).toEqual([role, 403]);
	}
	const late = (await signedIn(site, [{ role: 'admin' }])).cookie;
	await site.db.write((tx) => tx.update(session).set({ proved_at: 1 }));
	for (const method of ['POST', 'DELETE'])
		expect((await call(method, 'set-up/opening', undefined, late)).data.reason).toBe('unproved');
});
