import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/site';
import { tag } from '../../shared/cache-tags';
import { CdnQueue, type ClaimedPurge } from './cdn-queue';
import { queueInvalidation } from './changes';
import { type Database, openDatabase } from './db';
import { queuePurge } from './nodes/tombstones';

let place: TestDatabase;
let db: Database;
let queue: CdnQueue;
beforeAll(async () => {
	place = await openTestDatabase();
	db = await openDatabase({ databaseUrl: place.databaseUrl, dataDir: '', pool: 4, hasCdn: true });
	queue = new CdnQueue(db);
});
beforeEach(() => db.writeAlone(sql`delete from cdn_purge`));
afterAll(async () => {
	await db?.stop();
	await place?.stop();
});

const change = (...ids: number[]) => db.write(async (tx) => queueInvalidation(tx, ids.map(tag.article)));
const withdraw = (...ids: number[]) => db.write(async (tx) => queuePurge(tx, ids.map(tag.article)));
const tagsOf = (rows: readonly ClaimedPurge[]) => rows.map((row) => row.tag).sort();
/** Ends the pause of all rows. */
const makeDue = () => db.writeAlone(sql`update cdn_purge set due_at = 0, claimed_until = null`);

/** Settles everything that is due until the queue is empty. @returns the number of rounds */
async function notifyUntilDone(): Promise<number> {
	for (let times = 0; ; times += 1) {
		await makeDue();
		const rows = await queue.claim(10);
		if (rows.length === 0) return times;
		await queue.settle(rows);
	}
}

test('only where a CDN stands does a write leave what it is to drop, and only what commits', async () => {
	await place.db.write(async (tx) => queueInvalidation(tx, [tag.article(1)]));
	await expect(
		db.write(async (tx) => {
			queueInvalidation(tx, [tag.article(2)]);
			throw new Error('It does not commit.');
		}),
	).rejects.toThrow();
	await db.writeTogether([sql`select 1`], [tag.emails]);
	expect(await queue.claim(10)).toEqual([]);
	await change(3);
	await db.writeTogether([sql`select 1`], [tag.article(4)]);
	expect(tagsOf(await queue.claim(10))).toEqual(['article:3', 'article:4']);
});

test('a change is told twice, a withdrawal three times, and a tag that waits twice is told once', async () => {
	await change(1);
	expect(await notifyUntilDone()).toBe(2);
	await withdraw(1);
	expect(await notifyUntilDone()).toBe(3);
	await change(1);
	await withdraw(1);
	await change(1);
	expect(await queue.claim(1)).toHaveLength(3);
	expect(await notifyUntilDone()).toBe(3);
});

test('what was told waits before it is told again', async () => {
	await change(1);
	await queue.settle(await queue.claim(10));
	expect(await queue.claim(10)).toEqual([]);
	await makeDue();
	expect(await queue.claim(10)).toHaveLength(1);
});

test('withdrawals come first, and one node at a time has a row, until its claim is over', async () => {
	await change(1, 2);
	await withdraw(3);
	expect(tagsOf(await queue.claim(1))).toEqual(['article:3']);
	const both = await Promise.all([queue.claim(10), queue.claim(10)]);
	expect(tagsOf(both.flat())).toEqual(['article:1', 'article:2']);
	expect(await queue.claim(10)).toEqual([]);
	await db.writeAlone(sql`update cdn_purge set claimed_until = extract(epoch from now())::bigint - 1`);
	expect(await queue.claim(10)).toHaveLength(3);
});

test('what could not be told waits longer each time, a minute at most, and as long as the CDN asks', async () => {
	await change(1);
	const pauses: number[] = [];
	for (let n = 0; n < 8; n += 1) {
		await makeDue();
		await queue.putBack(await queue.claim(10), n === 0 ? 30 : 0);
		const [row] = await db.writeAlone<{ pause: number }>(
			sql`select (due_at - extract(epoch from now()))::int as pause from cdn_purge`,
		);
		pauses.push(row?.pause ?? 0);
	}
	const wanted = [30, 4, 8, 16, 32, 60, 60, 60];
	expect(pauses.map((pause, n) => Math.abs(pause - (wanted[n] ?? 0)) <= 1)).toEqual(wanted.map(() => true));
});

test('a thousand tags and more are told as everything', async () => {
	await change(...Array.from({ length: 1_001 }, (_, n) => n));
	expect(tagsOf(await queue.claim(10))).toEqual(['*']);
});
