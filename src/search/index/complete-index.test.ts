import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/site';
import { completeIndex } from './complete-index';

let at: TestDatabase;
const counted = async () =>
	(
		await at.db.write((tx) =>
			tx.execute<{ n: number }>(sql`select count(*)::int as n from search_document where edition = 'es'`),
		)
	).rows[0]?.n;
const write = (statement: ReturnType<typeof sql>) => at.db.write((tx) => tx.execute(statement));

beforeAll(async () => {
	at = await openTestDatabase();
	await completeIndex(at.db);
});
afterAll(() => at.stop());

test('an edition is filled where something was written in it before its turn came', async () => {
	const all = await counted();
	expect(all).toBeGreaterThan(100);
	// As it is switched on, and an article of it is published at once.
	await write(sql`update setting set value = value - 'es' where name = 'search_editions'`);
	await write(sql`delete from search_document where edition = 'es' and ref_id <>
		(select min(ref_id) from search_document where edition = 'es' and kind = 'article')`);
	expect(await completeIndex(at.db)).toBeGreaterThan(0);
	expect(await counted()).toBe(all);
	expect(await completeIndex(at.db)).toBe(0);
});

test('what an older version has filled is not filled once more', async () => {
	await write(sql`delete from setting where name = 'search_editions'`);
	expect(await completeIndex(at.db)).toBe(0);
	await write(sql`delete from setting where name = 'search_editions'`);
	await write(sql`delete from search_document where edition = 'es'`);
	expect(await completeIndex(at.db)).toBeGreaterThan(0);
});
