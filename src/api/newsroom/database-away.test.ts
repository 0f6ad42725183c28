/** The newsroom's calls while the database is stopped, or does not answer, and afterwards. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { limit } from '../../../tests/pace';
import { PASSWORD, settle } from '../../../tests/settled';
import { openTestFront, type TestFront } from '../../../tests/site';
import { FILLED } from '../../../tests/template';
import { openUnsteadyDatabase, type UnsteadyDatabase } from '../../../tests/unsteady-database';
import { actors } from '../../access/actor';
import { makeFirstLink } from '../../commands/account/make-link';
import { createContext } from '../../commands/command';
import { article } from '../../data/tables/article';
import { session } from '../../data/tables/security/account';

/** Milliseconds within which a call is answered while the database is away (security promise T2). */
const PROMISED = 6_000;
const EMAIL = 'ana@brume.example';

let database: UnsteadyDatabase;
let site: TestFront;
let cookie = '';
let id = 0;
let file = '';

const ask = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
	fetch(`${site.url}${path}`, {
		method,
		headers: {
			origin: site.url,
			cookie: `site_admin_token=${cookie}`,
			...(body ? { 'content-type': 'application/json' } : {}),
			...headers,
		},
		...(body ? { body: JSON.stringify(body) } : {}),
	});
const read = async (path: string) =>
	((await (await ask('GET', path)).json()) as { data: Record<string, never> & { version: number } }).data;
const draft = () =>
	read(`/admin/api/article/${id}`) as Promise<{ version: number; content: { title: string } } & object>;
const save = async (title: string, version?: number) =>
	ask('PATCH', `/admin/api/article/${id}`, { version: version ?? (await draft()).version, title });
/** Everything that was under way has come to its end, one way or the other. */
const settled = () =>
	expect.poll(() => database.db.connections(), { timeout: limit(60_000) }).toMatchObject({ used: 0 });
const titles = () =>
	database.db.write((tx) => tx.select({ title: article.title }).from(article).where(eq(article.id, id)));

/** What is asked while the database is away. */
const CALLS: Record<string, () => Promise<Response>> = {
	'who is signed in': () => ask('GET', '/admin/api/session'),
	'signing in': () => ask('POST', '/admin/api/session', { email: EMAIL, password: PASSWORD }),
	'signing out': () => ask('DELETE', '/admin/api/session'),
	'a list': () => ask('GET', '/admin/api/article'),
	'an article': () => ask('GET', `/admin/api/article/${id}`),
	'a new draft': () => ask('POST', '/admin/api/article', { edition: 'en', type: 'company', title: 'Made meanwhile' }),
	'a save': () => ask('PATCH', `/admin/api/article/${id}`, { version: 1, title: 'Saved meanwhile' }),
	'a key of a program': () =>
		ask('GET', '/admin/api/tag', undefined, { authorization: `Bearer ${'a'.repeat(43)}`, cookie: '' }),
	'a preview': () => ask('POST', `/admin/api/article/${id}/rehearse`, { place: 'article' }),
	'a stored file': () => ask('GET', file),
	'the live stream': () => ask('GET', '/admin/api/live?browser=away'),
};

beforeAll(async () => {
	database = await openUnsteadyDatabase();
	site = await openTestFront(undefined, {}, '127.0.0.1', FILLED, undefined, database);
	const now = Math.floor(Date.now() / 1000);
	const link = await makeFirstLink(createContext(site.db, actors.operator, now));
	const { visitor } = await settle(site.url, String(link), { email: EMAIL });
	cookie = visitor.cookie;
	const made = await visitor.ask('POST', 'article', { edition: 'en', type: 'company', title: 'As it was' });
	id = Number(made.data.id);
	const [picture] = (await visitor.ask('GET', 'media')).data.rows as { name: string }[];
	file = `/admin/api/file/${picture?.name}`;
	expect((await ask('GET', file)).status).toBe(200);
});
afterAll(() => site.stop());
afterEach(async () => {
	await database.comeBack();
	await settled();
});

describe.each(['stopped', 'frozen'] as const)('a database that is %s', (way) => {
	test('every call is answered 503 with Retry-After, in the words of the newsroom, and in time', async () => {
		if (way === 'frozen') database.freeze();
		else await database.stopAnswering();
		const answers = await Promise.all(
			Object.entries(CALLS).map(async ([name, call]) => {
				const begun = performance.now();
				const answer = await call();
				const took = performance.now() - begun;
				const { code, msg } = (await answer.json()) as { code: number; msg: string };
				return { name, status: answer.status, code, after: answer.headers.get('retry-after'), msg, took };
			}),
		);
		for (const { took, msg, ...rest } of answers) {
			expect(rest).toEqual({ name: rest.name, status: 503, code: 503, after: '5' });
			expect([rest.name, msg]).toEqual([rest.name, expect.stringContaining('out of reach')]);
			expect([rest.name, took < limit(PROMISED)]).toEqual([rest.name, true]);
		}
	});

	test('afterwards it goes on by itself, and nothing that was refused is saved or done', async () => {
		const before = await draft();
		if (way === 'frozen') database.freeze();
		else await database.stopAnswering();
		const refused = await Promise.all([
			save('Refused', before.version),
			CALLS['a new draft']?.(),
			CALLS['signing out']?.(),
		]);
		expect(refused.map((answer) => answer?.status)).toEqual([503, 503, 503]);
		await database.comeBack();
		await settled();
		expect(await draft()).toMatchObject({ version: before.version, content: { title: before.content.title } });
		const made = await database.db.write((tx) =>
			tx.select({ id: article.id }).from(article).where(eq(article.title, 'Made meanwhile')),
		);
		expect(made).toEqual([]);
		expect(await database.db.write((tx) => tx.select({ id: session.id }).from(session))).not.toEqual([]);
		expect((await save(`Saved after ${way}`, before.version)).status).toBe(200);
		expect(await titles()).toEqual([{ title: `Saved after ${way}` }]);
	});
});

test.each(['update article', 'brume_touched'])(
	'a save that is cut at %s is not committed when the database answers again',
	async (words) => {
		const before = await draft();
		const reached = database.freezeAt(words);
		const answer = save(`Cut at ${words}`, before.version);
		await reached;
		expect((await answer).status).toBe(503);
		await database.comeBack();
		await settled();
		expect(await draft()).toMatchObject({ version: before.version, content: { title: before.content.title } });
		expect((await save(`Again at ${words}`, before.version)).status).toBe(200);
	},
);

test('a save that is cut at its commit is safe to repeat: what is there then is what was sent', async () => {
	const before = await draft();
	const reached = database.freezeAt('brume_touched', 'commit');
	const answer = save('On its way', before.version);
	await reached;
	expect((await answer).status).toBe(503);
	await database.comeBack();
	await settled();
	const repeated = await save('On its way', before.version);
	expect(repeated.status).toBe(409);
	expect(((await repeated.json()) as { data: { now: object } }).data.now).toMatchObject({ title: 'On its way' });
	expect(await titles()).toEqual([{ title: 'On its way' }]);
});

test('a call that takes long is not cut while the database answers', async () => {
	const before = await draft();
	let free = () => {};
	const held = new Promise<void>((done) => {
		free = done;
	});
	const holding = database.db.write(async (tx) => {
		await tx.select({ id: article.id }).from(article).where(eq(article.id, id)).for('update');
		await held;
	});
	const begun = performance.now();
	const answer = save('Patient', before.version);
	// The row is held for longer than a write of readers may take.
	await expect.poll(() => performance.now() - begun, { timeout: limit(60_000) }).toBeGreaterThan(4_500);
	free();
	await holding;
	expect((await answer).status).toBe(200);
});
