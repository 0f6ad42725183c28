import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/site';
import { article } from '../../data/tables/article';
import { ArticleRefusal, changeArticle } from './change-article';

const editor = { name: 'test', may_edit: true };
const NOW = 2_000_000_000;

let place: TestDatabase;
let id: number;
beforeAll(async () => {
	place = await openTestDatabase();
	const [row] = await place.db.read.select({ id: article.id }).from(article).limit(1);
	id = row?.id as number;
});
afterAll(() => place.stop());

test.each([
	'detail',
	'list',
	'data',
	'headline',
	'interview',
	'editorial',
	'a/b',
	'',
	'.',
	'..',
	'a.csv',
	'feed.xml',
	'a b',
	'a?b',
	'a#b',
	'a%2fb',
	'a\\b',
	'a;b',
	'a\u0000b',
	'-a',
	'a-',
	'x'.repeat(201),
])('the slug %j is refused, for a reason of its own', async (seo_url) => {
	const refused = await changeArticle(place.db, editor, id, { seo_url }, NOW).catch((error: unknown) => error);
	expect(refused).toBeInstanceOf(ArticleRefusal);
	expect(refused).toMatchObject({ reason: 'seo_url' });
});

test.each(['a', 'a-b', 'data-2026', 'mínimo-café', '电子烟', 'нов-ость', 'two--hyphens', 'under_score', 'A-b'])('the slug %s is taken', async (seo_url) => {
	await expect(changeArticle(place.db, editor, id, { seo_url }, NOW)).resolves.toBeUndefined();
});

test('a slug that stands may stay, however it came here', async () => {
	await place.db.write((tx) => tx.update(article).set({ seo_url: 'old.style slug' }).where(eq(article.id, id)));
	await expect(changeArticle(place.db, editor, id, { seo_url: 'old.style slug', title: 'New' }, NOW)).resolves.toBeUndefined();
});

test('the slug of another piece is refused, and nothing has changed', async () => {
	const read = () => place.db.read.select().from(article).where(eq(article.id, id));
	const [before] = await read();
	const [other] = await place.db.read
		.select({ seo_url: article.seo_url })
		.from(article)
		.where(and(eq(article.edition, before?.edition ?? ''), ne(article.id, id), isNotNull(article.seo_url)))
		.limit(1);
	const change = { seo_url: other?.seo_url ?? '', title: 'Nobody reads this' };
	await expect(changeArticle(place.db, editor, id, change, NOW)).rejects.toMatchObject({ reason: 'taken' });
	expect(await read()).toEqual([before]);
});
