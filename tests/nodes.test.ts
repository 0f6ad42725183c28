import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/platform/db/db';
import { listArticles } from '../src/queries/article/listing';
import { contextFor, edit } from './actors';
import { startServer } from './e2e/server';
import { startPostgres, type TestServer } from './postgres';
import { openTestFront, type TestFront } from './site';

describe('one node', () => {
	let site: TestFront;
	beforeAll(async () => {
		site = await openTestFront();
	});
	afterAll(() => site.stop());

	test('serves a page from memory, and a changed one anew', async () => {
		const { list } = await listArticles(site.db.read, { edition: 'en', kind: 'news' }, 1, 1);
		const url = `${site.url}/news/${list[0]?.seo_url}`;
		const first = await fetch(url);
		const etag = first.headers.get('etag') ?? '';
		expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
		await edit(contextFor(site.db, Math.floor(Date.now() / 1000)), site.db, list[0]?.id as number, {
			title: 'A title nobody has read before',
		});
		expect(await (await fetch(url)).text()).toContain('A title nobody has read before');
		expect(await (await fetch(`${site.url}/news`)).text()).toContain('A title nobody has read before');
	});

	test('an unknown query parameter makes no other page and is not printed', async () => {
		const url = `${site.url}/news/list/company`;
		const plain = await (await fetch(url)).text();
		expect(await (await fetch(`${url}?utm_source=%22%3E%3Cscript%3E`)).text()).toBe(plain);
	});

	test('the search form leads to its path, in both editions', async () => {
		const answer = await fetch(`${site.url}/es/search?keyword=licencia+china`, { redirect: 'manual' });
		expect([answer.status, answer.headers.get('location')]).toEqual([303, '/es/search/licencia%20china']);
	});
});

describe('two nodes on one PostgreSQL', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startPostgres();
	});
	afterAll(() => server.stop());

	test("see each other's changes, and go on serving what was read when the database is away", async () => {
		const env = { DATABASE_URL: `${server.url}/postgres` };
		const one = await startServer(env);
		const two = await startServer(env);
		const list = (await (await fetch(`${one.url}/api/v2/article/page?limit=1&kind=news`)).json()) as {
			data: { list: { id: number; url: string }[] };
		};
		const article = list.data.list[0];
		const path = new URL(article?.url ?? '').pathname;
		for (const node of [one, two]) expect((await fetch(node.url + path)).status).toBe(200);

		const wanted = '/news/seen-on-every-node';
		for (const node of [one, two]) expect((await fetch(node.url + wanted)).status).toBe(404);

		const db = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: '', pool: 2 });
		const change = { title: 'Seen on every node', seo_url: 'seen-on-every-node' };
		await edit(contextFor(db, Math.floor(Date.now() / 1000)), db, article?.id as number, change);
		await db.stop();
		for (const node of [one, two]) await expect.poll(async () => (await fetch(node.url + wanted)).status).toBe(200);
		for (const node of [one, two])
			await expect.poll(async () => (await fetch(node.url + path)).text()).toContain('Seen on every node');

		await server.kill();
		const stale = await fetch(one.url + path);
		expect(stale.status).toBe(200);
		expect(await stale.text()).toContain('Seen on every node');
		expect((await fetch(`${one.url}/readyz`)).status).toBe(503);
		const unread = await fetch(`${one.url}/es/tag/detail/alemania`);
		expect(unread.status).toBe(503);
		expect(unread.headers.get('retry-after')).toMatch(/^\d+$/);
		const call = await fetch(`${one.url}/api/v2/article/page?limit=3`);
		expect([call.status, ((await call.json()) as { code: number }).code]).toEqual([503, 503]);

		await server.start();
		await expect.poll(async () => (await fetch(`${one.url}/es/tag/detail/alemania`)).status).toBe(200);
		expect(await one.stop()).toBe(0);
		expect(await two.stop()).toBe(0);
	});
});
