import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/site';
import { article } from '../../data/tables/article';
import { forget, rememberRows } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import { cardsOf } from './cards';

let place: TestDatabase;
let ids: number[];
beforeAll(async () => {
	place = await openTestDatabase();
	const rows = await place.db.read
		.select({ id: article.id })
		.from(article)
		.where(eq(article.status, 'published'))
		.orderBy(article.id)
		.limit(3);
	ids = rows.map(({ id }) => id);
});
afterAll(() => place.stop());

const titles = async () => {
	const cards = await cardsOf(place.db.read, ids);
	return ids.map((id) => cards.get(id)?.title);
};
const change = (id: number, values: Partial<typeof article.$inferInsert>) =>
	place.db.write((tx) => tx.update(article).set(values).where(eq(article.id, id)));

test('a card is kept until its article changes; the others stay', async () => {
	const before = await titles();
	const [one = 0, two = 0] = ids;
	await change(one, { title: 'One by another name' });
	await change(two, { title: 'Two by another name' });
	expect(await titles()).toEqual(before);
	forget(place.db.read, [tag.article(one)]);
	expect(await titles()).toEqual(['One by another name', ...before.slice(1)]);
	forget(place.db.read, [tag.everything]);
	expect((await titles()).slice(0, 2)).toEqual(['One by another name', 'Two by another name']);
});

test('a withdrawn article has no card, and one when it is public again', async () => {
	const [one = 0] = ids;
	const before = await titles();
	await change(one, { status: 'withdrawn' });
	forget(place.db.read, [tag.article(one)]);
	expect((await titles())[0]).toBeUndefined();
	await change(one, { status: 'published' });
	expect(await titles()).toEqual(before);
});

/** A database that nothing is asked of: the reads below answer by themselves. */
const anyDb = () => ({}) as Db;
const row = (id: number, words = '') => ({ id, words });

test('what is missing is read together, once for all who ask at the same time', async () => {
	const db = anyDb();
	const asked: number[][] = [];
	const read = async (missing: number[]) => {
		asked.push(missing);
		return missing.map((id) => row(id));
	};
	const rows = (...wanted: number[]) => rememberRows(db, 'row', wanted, tag.article, 60, read);
	const both = await Promise.all([rows(1, 2), rows(2, 3)]);
	await rows(3, 1, 4, 4);
	expect(asked).toEqual([[1, 2], [3], [4]]);
	expect(both.map((found) => [...found.keys()])).toEqual([
		[1, 2],
		[2, 3],
	]);
});

test('a row that changes while it is read is read again, and so is one whose reading fails', async () => {
	const db = anyDb();
	const answers: (() => Promise<ReturnType<typeof row>[]>)[] = [];
	const rows = () => rememberRows(db, 'row', [1], tag.article, 60, async () => (await answers.shift()?.()) ?? []);
	answers.push(
		async () => {
			await Promise.resolve();
			forget(db, [tag.article(1)]);
			return [row(1, 'before')];
		},
		async () => {
			throw new Error('The database is away.');
		},
		async () => [row(1, 'after')],
	);
	expect((await rows()).get(1)?.words).toBe('before');
	await expect(rows()).rejects.toThrow('The database is away.');
	expect((await rows()).get(1)?.words).toBe('after');
	expect((await rows()).get(1)?.words).toBe('after');
});
