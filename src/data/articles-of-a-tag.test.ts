import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/site';
import { articleToReadBySlug } from '../queries/article/article';
import { listArticles } from '../queries/article/listing';

let place: TestDatabase;
beforeAll(async () => {
	place = await openTestDatabase();
});
afterAll(() => place.stop());

const change = (statement: ReturnType<typeof sql>) => place.db.write((tx) => tx.execute(statement));
/** Links of briefs, links that lists name, and links that say something else than their article. */
const links = async () => {
	const { rows } = await place.db.write((tx) =>
		tx.execute<{ briefs: number; listed: number; wrong: number }>(
			sql`select count(*) filter (where l.is_brief)::int as briefs, count(l.listed_at)::int as listed,
				count(*) filter (where l.is_brief <> (a.kind = 'brief') or l.listed_at is distinct from
					case when a.status = 'published' and a.edition = t.edition then a.published_at end)::int as wrong
				from article_tag l join article a on a.id = l.article_id join tag t on t.id = l.tag_id`,
		),
	);
	return rows[0];
};

test('the lists of a tag follow the moment, the state and the kind of their articles, whoever wrote those', async () => {
	const demonstration = await links();
	expect(demonstration).toMatchObject({ wrong: 0 });
	expect(demonstration?.listed).toBeGreaterThan(100);
	expect(demonstration?.briefs).toBeGreaterThan(0);

	const { rows } = await place.db.write((tx) =>
		tx.execute<{ tag_id: number }>(
			sql`select tag_id from article_tag group by tag_id having count(listed_at) > 3 order by tag_id limit 1`,
		),
	);
	const tag_id = rows[0]?.tag_id as number;
	const ids = async (hasBriefs = false) => {
		const listing = await listArticles(place.db.read, { edition: 'en', tag_id, hasBriefs }, 1, 50);
		return listing.list.map(({ id }) => id);
	};
	const [first, second, third, ...others] = (await ids()) as [number, number, number, ...number[]];
	const moment = sql`(select max(published_at) + 60 from article)`;

	await change(sql`update article set published_at = ${moment} where id = ${third}`);
	expect(await ids()).toEqual([third, first, second, ...others]);
	await change(sql`update article set kind = 'brief' where id = ${first}`);
	expect(await ids()).toEqual([third, second, ...others]);
	expect(await ids(true)).toEqual([third, first, second, ...others]);
	await change(sql`update article set status = 'withdrawn' where id = ${third}`);
	expect(await ids()).toEqual([second, ...others]);
	await change(sql`update article set kind = 'news', published_at = ${moment} where id = ${first}`);
	await change(sql`update article set status = 'published', published_at = ${moment} where id = ${third}`);
	expect(await ids()).toEqual([third, first, second, ...others]);
	await change(sql`delete from article_tag where tag_id = ${tag_id} and article_id = ${first}`);
	await change(
		sql`insert into article_tag (tag_id, article_id, position, listed_at, is_brief) values (${tag_id}, ${first}, 5, 1, true)`,
	);
	expect(await ids()).toEqual([third, first, second, ...others]);
	// Only the article says when it was published.
	await change(sql`update article_tag set listed_at = 9999999999 where article_id = ${second}`);
	expect(await ids()).toEqual([third, first, second, ...others]);
	expect(await links()).toMatchObject({ wrong: 0 });
});

test('a tag of another edition has nothing of an article, and leads on to nothing of that edition', async () => {
	const [one] = await place.db.writeAlone<{ id: number; seo_url: string; published_at: number }>(
		sql`select id, seo_url, published_at from article a where edition = 'en' and status = 'published' and kind = 'news'
			and exists (select from article_tag l where l.article_id = a.id) order by id limit 1`,
	);
	const [foreign] = await place.db.writeAlone<{ id: number }>(
		sql`select t.id from tag t join article_tag l on l.tag_id = t.id where t.edition = 'es' group by t.id
			having count(l.listed_at) > 8 order by t.id limit 1`,
	);
	if (!one || !foreign) throw new Error('The demonstration has no such article or tag.');
	const isListed = async (edition: string) => {
		const { list } = await listArticles(place.db.read, { edition, tag_id: foreign.id }, 1, 100);
		return list.some(({ id }) => id === one.id);
	};
	await change(sql`delete from article_tag where article_id = ${one.id}`);
	await change(sql`insert into article_tag (article_id, tag_id) values (${one.id}, ${foreign.id})`);
	expect([await isListed('en'), await isListed('es')]).toEqual([false, false]);
	const read = await articleToReadBySlug(place.db.read, 'en', one.seo_url);
	expect(read?.subject).toBeNull();
	expect(read?.related.map(({ edition }) => edition)).toEqual(Array(7).fill('en'));

	await change(sql`update article set import_key = null where id = ${one.id}`);
	// Both follow: the article to the tag's edition and back, the tag to the article's.
	await change(sql`update article set edition = 'es' where id = ${one.id}`);
	expect(await isListed('es')).toBe(true);
	await change(sql`update article set edition = 'en' where id = ${one.id}`);
	expect(await isListed('es')).toBe(false);
	await change(sql`with made as (insert into translation_group (noun) values ('tag') returning id)
		update tag set edition = 'en', slug = slug || '-elsewhere', group_id = made.id from made where tag.id = ${foreign.id}`);
	expect([await isListed('en'), await links()]).toMatchObject([true, { wrong: 0 }]);
});
