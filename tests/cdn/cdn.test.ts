/** Two nodes behind a CDN that never expires anything: what it still shows is what it was not asked to drop. */
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { withdrawArticle } from '../../src/commands/article/withdraw-article';
import { type Database, openDatabase } from '../../src/platform/db/db';
import { tag } from '../../src/shared/cache-tags';
import { contextFor, edit, versionOf } from '../actors';
import { createDatabase, dropDatabase } from '../databases';
import { type RunningServer, startServer } from '../e2e/server';
import { limit } from '../pace';
import { FILLED } from '../template';
import { makeArticle, shownAt, type TestArticle } from '../withdrawn/places';
import { type FakeCdn, startFakeCdn } from './fake-cdn';

let database: { name: string; url: string };
let db: Database;
let cdn: FakeCdn;
let nodes: RunningServer[] = [];
let last = 0;
/** Data folders of nodes that were killed, to be removed at the end. */
let killed: string[] = [];

const settings = () => ({ ...cdn.env, DATABASE_URL: database.url, DEMO: 'false' });
const now = () => Math.floor(Date.now() / 1000);
/** Two cold nodes draw forty pages while the CDN is asked a second time. */
const POLL_OPTIONS = { timeout: limit(60_000) };

beforeAll(async () => {
	[database, cdn] = await Promise.all([createDatabase(FILLED), startFakeCdn('cloudflare')]);
	db = await openDatabase({ databaseUrl: database.url, dataDir: '', pool: 2, hasCdn: true });
	nodes = await Promise.all([startServer(settings()), startServer(settings())]);
	cdn.origins = nodes.map(({ url }) => url);
});
afterEach(async () => {
	cdn.plan = [];
	// No purge of one test is left for the next.
	await untilAllSent();
});
afterAll(async () => {
	await Promise.all(nodes.map((node) => node.stop()));
	await db?.stop();
	await cdn?.stop();
	if (database) await dropDatabase(database.name);
	for (const folder of killed) rmSync(folder, { recursive: true, force: true });
});

/** How many purges wait for the CDN, those too that were sent and will be once more. */
async function queuedPurges(): Promise<number> {
	const [row] = await db.writeAlone<{ count: number }>(sql`select count(*)::int as count from cdn_purge`);
	return row?.count ?? 0;
}

/** Waits until the CDN was told everything; what it is told again a few seconds later is due at once instead. */
async function untilAllSent(): Promise<void> {
	const hurry = sql`update cdn_purge set due_at = 0 where told > 0`;
	await expect
		.poll(
			async () => {
				await db.writeTogether([hurry], [tag.cdn_purges]);
				return queuedPurges();
			},
			{ ...POLL_OPTIONS, interval: 250 },
		)
		.toBe(0);
}

/** An article that the CDN shows, and keeps, wherever an article can be. */
async function shownArticle(): Promise<TestArticle> {
	last += 1;
	const article = await makeArticle(
		db,
		last,
		nodes.map(({ dataDir }) => dataDir),
	);
	const everywhere = [...article.pages, ...article.own].sort();
	await expect.poll(async () => (await shownAt(cdn, article)).sort(), POLL_OPTIONS).toEqual(everywhere);
	await untilAllSent();
	expect((await shownAt(cdn, article)).sort()).toEqual(everywhere);
	return article;
}

const withdraw = async ({ id }: TestArticle) =>
	withdrawArticle(contextFor(db, now()), { id, version: await versionOf(db, id), reason: 'A judge said so.' });
const read = async (path: string) => (await fetch(cdn.url + path)).text();

test('what is corrected and withdrawn is so at the CDN, and each is told by one node', async () => {
	// `shownArticle` has published into lists that the CDN kept before.
	const article = await shownArticle();
	const [page = ''] = article.own;
	cdn.calls = [];
	await edit(contextFor(db, now()), db, article.id, {
		title: `The ${article.mark} kiosks stay`,
		extent: 'correction',
		correction: 'They stay.',
	});
	await expect.poll(() => read(page)).toContain('kiosks stay');
	await untilAllSent();
	// Once, and again for what was under way.
	expect(cdn.calls.filter((keys) => keys.includes(`article:${article.id}`))).toHaveLength(2);

	await withdraw(article);
	await expect.poll(() => shownAt(cdn, article), POLL_OPTIONS).toEqual([]);
	expect(cdn.calls.flat()).not.toContain('cdn_purges');
});

test('what was on its way when it was withdrawn, and is stored afterwards, goes too', async () => {
	const article = await shownArticle();
	const [page = ''] = article.own;
	// The CDN has lost the page, asks for it, and stores it only after it has been asked to drop it.
	cdn.lose(page);
	const store = cdn.holdStores();
	expect(await read(page)).toContain(article.mark);
	cdn.calls = [];
	await withdraw(article);
	await expect.poll(() => cdn.calls.flat()).toContain(`article:${article.id}`);
	store();
	expect(await read(page)).toContain(article.mark);
	await expect.poll(() => shownAt(cdn, article), POLL_OPTIONS).toEqual([]);
});

test('a CDN that is away, slow or asked too often is told later, and the log says so without the token', async () => {
	const article = await shownArticle();
	cdn.plan = [500, 'silence', 429];
	await withdraw(article);
	await expect.poll(() => shownAt(cdn, article), POLL_OPTIONS).toEqual([]);
	expect(cdn.plan).toEqual([]);
	const printed = nodes.map((node) => node.output()).join('');
	for (const status of [500, 0, 429])
		expect(printed).toMatch(new RegExp(`"event":"cdn_purge".*"outcome":"postponed".*"status":${status},`));
	expect(printed).not.toContain(cdn.env.CDN_TOKEN);
});

test('what was committed and not told when the nodes were killed is told by the next', async () => {
	const article = await shownArticle();
	cdn.plan = ['silence', 'silence'];
	const before = cdn.asked;
	await withdraw(article);
	await expect.poll(() => cdn.asked).toBeGreaterThan(before);
	await Promise.all(nodes.map((node) => node.kill()));
	killed = nodes.map(({ dataDir }) => dataDir);
	cdn.plan = [];
	expect(await shownAt(cdn, article)).not.toEqual([]);
	nodes = [await startServer(settings(), nodes[0]?.dataDir)];
	cdn.origins = nodes.map(({ url }) => url);
	await expect.poll(() => shownAt(cdn, article), POLL_OPTIONS).toEqual([]);
});
