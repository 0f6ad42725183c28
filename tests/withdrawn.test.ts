/**
 * What is withdrawn is shown by no node any more from the moment the command returns, whatever befalls a node or the
 * database.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdrawArticle } from '../src/commands/article/withdraw-article';
import { type Database, openDatabase } from '../src/platform/db/db';
import { contextFor, versionOf } from './actors';
import { type RunningServer, startServer } from './e2e/server';
import { limit } from './pace';
import { startPostgres, type TestServer } from './postgres';
import { makeArticle, shownAt, type TestArticle } from './withdrawn/places';
import { type DatabaseProxy, startProxy } from './withdrawn/proxy';

let server: TestServer;
let proxy: DatabaseProxy;
let one: RunningServer;
/** Reaches the database through the proxy. */
let two: RunningServer;
let db: Database;
let last = 0;

beforeAll(async () => {
	server = await startPostgres();
	const url = `${server.url}/postgres`;
	proxy = await startProxy(url);
	[one, two] = await Promise.all([startServer({ DATABASE_URL: url }), startServer({ DATABASE_URL: proxy.url })]);
	db = await openDatabase({ databaseUrl: url, dataDir: '', pool: 2 });
});
afterAll(async () => {
	await Promise.all([one?.stop(), two?.stop()]);
	await db?.stop();
	await proxy?.stop();
	await server?.stop();
});

/** Two cold nodes draw forty pages each, beside whatever else the machine does. */
const POLL_OPTIONS = { timeout: limit(60_000) };

/** An article that both nodes have shown everywhere, and keep. */
async function shownArticle(): Promise<TestArticle> {
	last += 1;
	const article = await makeArticle(db, last, [one.dataDir, two.dataDir]);
	const everywhere = [...article.pages, ...article.own].sort();
	for (const node of [one, two])
		await expect.poll(async () => (await shownAt(node, article)).sort(), POLL_OPTIONS).toEqual(everywhere);
	return article;
}

/** Withdraws it as the newsroom does. */
async function withdraw({ id }: TestArticle): Promise<void> {
	const version = await versionOf(db, id);
	await withdrawArticle(contextFor(db, Math.floor(Date.now() / 1000)), { id, version, reason: 'A judge said so.' });
}

/** How many nodes have confirmed that they show nothing of what was withdrawn last, and how many have not. */
async function confirmations() {
	const [row] = await db.writeAlone<{ confirmed: number; silent: number }>(
		sql`select count(*) filter (where seen = newest)::int as confirmed,
			count(*) filter (where seen < newest)::int as silent
			from node_lease, (select max(seq) as newest from tombstone) t`,
	);
	return row;
}

/** Returns the status with which a node answers a path. */
const statusOf = async (node: RunningServer, path: string) => (await fetch(node.url + path)).status;

test('is shown nowhere any more, and the command takes no longer than the nodes need to say so', async () => {
	const article = await shownArticle();
	await withdraw(article);
	expect([await shownAt(one, article), await shownAt(two, article)]).toEqual([[], []]);
	// Both say so, which ends the wait of the command: `confirmations.test.ts`.
	await expect.poll(confirmations).toEqual({ confirmed: 2, silent: 0 });
});

test.each(['closed', 'silent'] as const)(
	'is not shown by a node that hears of nothing any more: its connection is %s',
	async (how) => {
		const article = await shownArticle();
		proxy.cut(how);
		try {
			await withdraw(article);
			expect(await shownAt(two, article)).toEqual([]);
			// A node that was held up has to ask the database before it shows what it keeps.
			await expect.poll(() => statusOf(two, '/es')).toBe(200);
		} finally {
			proxy.mend();
		}
	},
);

test('is not shown by a node that was paused, neither to those who asked meanwhile nor to others', async () => {
	const article = await shownArticle();
	process.kill(two.pid, 'SIGSTOP');
	let asked: Promise<string[]>;
	try {
		asked = shownAt(two, article);
		// The command returns while the node is stopped, so the node cannot have confirmed anything.
		await withdraw(article);
		expect((await confirmations())?.silent).toBe(1);
		expect(await shownAt(one, article)).toEqual([]);
	} finally {
		process.kill(two.pid, 'SIGCONT');
	}
	expect(await shownAt(two, article)).toEqual([]);
	expect(await asked).toEqual([]);
});

test('is not shown when the database stops right after; what nobody withdrew is', async () => {
	const article = await shownArticle();
	for (const node of [one, two]) expect(await statusOf(node, '/es')).toBe(200);
	await withdraw(article);
	await server.kill();
	for (const node of [one, two]) {
		expect(await shownAt(node, article)).toEqual([]);
		expect(await statusOf(node, '/es')).toBe(200);
	}
	await server.start();
	for (const node of [one, two]) {
		await expect.poll(() => statusOf(node, '/news')).toBe(200);
		expect(await shownAt(node, article)).toEqual([]);
	}
});

test('is not shown by a node that was paused while it was withdrawn and the database stopped', async () => {
	const article = await shownArticle();
	process.kill(two.pid, 'SIGSTOP');
	try {
		await withdraw(article);
		await server.kill();
	} finally {
		process.kill(two.pid, 'SIGCONT');
	}
	expect(await shownAt(two, article)).toEqual([]);
	expect(await shownAt(one, article)).toEqual([]);
	// It cannot know what was withdrawn, so it shows nothing until it has asked.
	expect(await statusOf(two, '/es')).toBe(503);
	expect(await statusOf(one, '/es')).toBe(200);
	await server.start();
	await expect.poll(() => statusOf(two, '/es')).toBe(200);
	expect(await shownAt(two, article)).toEqual([]);
});
