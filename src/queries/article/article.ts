import { type ArticleCard, CARD } from '../../data/article-card';
import type { Correction, KeyDate } from '../../data/tables/article';
import type { TitledLink } from '../../data/tables/columns';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import type { ArticleLabel } from '../../shared/statuses';

export interface ArticleLink {
	id: number;
	seo_url: string | null;
	title: string;
	label: ArticleLabel | null;
	partner_name: string | null;
	authors: { name: string }[];
}

/** The whole article, as its page and `article/get` show it. */
export interface Article extends ArticleCard {
	place: string | null;
	html: string;
	key_points: string[];
	key_dates: KeyDate[];
	sources: TitledLink[];
	corrections: Correction[];
	keywords: string[];
	reviewer: { slug: string; name: string } | null;
	cover_caption: string | null;
	is_protected: boolean;
	tags: { id: number; slug: string; name: string }[];
	translations: { edition: string; id: number; seo_url: string | null; title: string }[];
	previous: ArticleLink | null;
	next: ArticleLink | null;
}

const neighbour = (
	side: '<' | '>',
	order: 'desc' | 'asc',
) => `(select json_build_object('id', n.id, 'seo_url', n.seo_url, 'title', n.title, 'label', n.label, 'partner_name', n.partner_name,
		'authors', (select coalesce(json_agg(json_build_object('name', u.name) order by s.position, u.id), '[]')
			from article_author s join author u on u.id = s.author_id where s.article_id = n.id)) from article n
	where n.edition = a.edition and n.type = a.type and n.status = 'published' and (n.published_at, n.id) ${side} (a.published_at, a.id)
	order by n.published_at ${order}, n.id ${order} limit 1)`;

const whole = (
	more = '',
) => `select ${CARD}, a.place, a.html, a.key_points, a.key_dates, a.sources, a.corrections, a.keywords, a.cover_caption,
	(a.password_hash is not null) as is_protected,
	(select json_build_object('slug', r.slug, 'name', r.name) from author r where r.id = a.reviewer_id) as reviewer,
	coalesce((select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) order by s.position, t.id)
		from article_tag s join tag t on t.id = s.tag_id where s.article_id = a.id), '[]') as tags,
	coalesce((select json_agg(json_build_object('edition', o.edition, 'id', o.id, 'seo_url', o.seo_url, 'title', o.title) order by o.edition)
		from article o where o.group_id = a.group_id and o.id <> a.id and o.status = 'published'), '[]') as translations,
	${neighbour('<', 'desc')} as previous, ${neighbour('>', 'asc')} as next${more}
	from article a where a.status = 'published'`;

/** The published article with this slug in an edition. */
export async function articleBySlug(db: Db, edition: string, seo_url: string): Promise<Article | undefined> {
	return (
		await prepared<Article>(db, 'article_by_slug', `${whole()} and a.edition = $1 and a.seo_url = $2`, [
			edition,
			seo_url,
		])
	)[0];
}

/** The published article with this id, whatever its edition. */
export async function articleById(db: Db, id: number): Promise<Article | undefined> {
	return (await prepared<Article>(db, 'article_by_id', `${whole()} and a.id = $1`, [id]))[0];
}

/** The arguments are SQL: bindings, or columns of a row around it. */
const related = (id: string, edition: string, type: string, limit: string) => `with near as (
		select c.article_id, count(*) as shared from article_tag mine
		cross join lateral (select s.article_id from article_tag s where s.tag_id = mine.tag_id and s.article_id <> ${id} order by s.article_id desc limit 60) c
		where mine.article_id = ${id} group by c.article_id
	), fill as (
		select id as article_id, 0::bigint as shared from
			(select f.id from article f where f.edition = ${edition} and f.type = ${type} and f.status = 'published' and f.id <> ${id} order by f.published_at desc, f.id desc limit 8) newest
	), ranked as (
		select article_id, max(shared) as shared from (select * from near union all select * from fill) both_kinds group by article_id
	)
	select ${CARD} from ranked r join article a on a.id = r.article_id where a.status = 'published' and a.edition = ${edition}
	order by r.shared desc, a.published_at desc, a.id desc limit ${limit}`;

/** Articles that share most tags with an article, newest first among equals; at most the newest 60 of each tag are weighed. */
export function relatedArticles(
	db: Db,
	article: { id: number; edition: string; type: string },
	limit: number,
): Promise<ArticleCard[]> {
	return prepared<ArticleCard>(db, 'article_related', related('$1', '$2', '$3', '$4'), [
		article.id,
		article.edition,
		article.type,
		limit,
	]);
}

/** An article with the articles its page leads on to. */
export interface ReadArticle extends Article {
	related: ArticleCard[];
}

const RELATED = 7;
// One statement for the whole page: a way to the database costs more than what it reads there.
const toRead = whole(`,
	(select coalesce(json_agg(c), '[]') from (
		select near.* from (select a.id as of_id, a.edition as of_edition, a.type as of_type) self
		cross join lateral (${related('self.of_id', 'self.of_edition', 'self.of_type', String(RELATED))}) near
	) c) as related`);

/** The published article with this slug in an edition, and what its page leads on to. */
export async function articleToReadBySlug(db: Db, edition: string, seo_url: string): Promise<ReadArticle | undefined> {
	return (
		await prepared<ReadArticle>(db, 'article_to_read_by_slug', `${toRead} and a.edition = $1 and a.seo_url = $2`, [
			edition,
			seo_url,
		])
	)[0];
}

/** The published article with this id, whatever its edition, and what its page leads on to. */
export async function articleToReadById(db: Db, id: number): Promise<ReadArticle | undefined> {
	return (await prepared<ReadArticle>(db, 'article_to_read_by_id', `${toRead} and a.id = $1`, [id]))[0];
}

/** What readers opened most in the last seven days. */
export function mostReadArticles(db: Db, edition: string, limit: number): Promise<ArticleCard[]> {
	return prepared<ArticleCard>(
		db,
		'article_most_read',
		`select ${CARD} from article a where a.edition = $1 and a.status = 'published' order by a.week_views desc, a.published_at desc limit $2`,
		[edition, limit],
	);
}

/** Random published articles other than one; picked by a random place in the index, never by sorting the table. */
export function randomArticles(db: Db, edition: string, limit: number, exclude: number): Promise<ArticleCard[]> {
	return prepared<ArticleCard>(
		db,
		'article_random',
		`with bounds as (select min(id) as low, max(id) as high from article where edition = $1 and status = 'published'),
		picks as (select distinct (select id from article where edition = $1 and status = 'published' and id <> $3 and id >= b.low + floor(random() * (b.high - b.low + 1) + g * 0)::int order by id limit 1) as id
			from bounds b, generate_series(1, $2 * 4) g)
		select ${CARD} from picks p join article a on a.id = p.id order by random() limit $2`,
		[edition, limit, exclude],
	);
}
