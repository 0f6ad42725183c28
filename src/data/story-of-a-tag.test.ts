import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/site';
import { listArticles } from '../queries/article/listing';

let place: TestDatabase;
beforeAll(async () => {
	place = await openTestDatabase();
});
afterAll(() => place.stop());

const change = (statement: ReturnType<typeof sql>) => place.db.write((tx) => tx.execute(statement));
/** Links whose moment is not that of their article, of all there are. */
const wrong = async () => {
	const { rows } = await place.db.write((tx) =>
		tx.execute<{ links: number; listed: number; wrong: number }>(
			sql`select count(*)::int as links, count(l.listed_at)::int as listed, count(*) filter (where l.listed_at is distinct from
				case when a.status = 'published' and a.kind <> 'brief' then a.published_at end)::int as wrong
				from article_tag l join article a on a.id = l.article_id`,
		),
	);
	return rows[0];
};

test('the stories of a tag follow the moment, the state and the kind of their articles, whoever wrote those', async () => {
	const demonstration = await wrong();
	expect(demonstration).toMatchObject({ wrong: 0 });
	expect(demonstration?.listed).toBeGreaterThan(100);
	expect(demonstration?.links).toBeGreaterThan(demonstration?.listed ?? 0);

	const { rows } = await place.db.write((tx) =>
		tx.execute<{ tag_id: number }>(
			sql`select tag_id from article_tag group by tag_id having count(listed_at) > 3 order by tag_id limit 1`,
		),
	);
	const tag_id = rows[0]?.tag_id as number;
	const ids = async () => {
		const listing = await listArticles(place.db.read, { edition: 'en', tag_id }, 1, 50);
		return listing.list.map(({ id }) => id);
	};
	const [first, second, third, ...others] = (await ids()) as [number, number, number, ...number[]];
	const moment = sql`(select max(published_at) + 60 from article)`;

	await change(sql`update article set published_at = ${moment} where id = ${third}`);
	expect(await ids()).toEqual([third, first, second, ...others]);
	await change(sql`update article set kind = 'brief' where id = ${first}`);
	expect(await ids()).toEqual([third, second, ...others]);
	await change(sql`update article set status = 'withdrawn' where id = ${third}`);
	expect(await ids()).toEqual([second, ...others]);
	await change(sql`update article set kind = 'news', published_at = ${moment} where id = ${first}`);
	await change(sql`update article set status = 'published', published_at = ${moment} where id = ${third}`);
	expect(await ids()).toEqual([third, first, second, ...others]);
	await change(sql`delete from article_tag where tag_id = ${tag_id} and article_id = ${first}`);
	await change(
		sql`insert into article_tag (tag_id, article_id, position, listed_at) values (${tag_id}, ${first}, 5, 1)`,
	);
	expect(await ids()).toEqual([third, first, second, ...others]);
	// Only the article says when it was published.
	await change(sql`update article_tag set listed_at = 9999999999 where article_id = ${second}`);
	expect(await ids()).toEqual([third, first, second, ...others]);
	expect(await wrong()).toMatchObject({ wrong: 0 });
});
