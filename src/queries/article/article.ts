import { type ArticleCard, CARD } from '../../data/article-card';
import type { Correction, KeyDate, Known } from '../../data/tables/article';

import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import type { SourceDocument } from '../../shared/source-document';
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
	/** What is established of a running story, the newest first. */
	known: Known | null;
	key_dates: KeyDate[];
	sources: SourceDocument[];
	corrections: Correction[];
	keywords: string[];
	reviewer: { slug: string; name: string } | null;
	/** Who translated it from another edition. */
	translator: { slug: string; name: string } | null;
	cover_caption: string | null;
	is_protected: boolean;
	/** Last part of the address of its market's page; null where the market has none. */
	market_slug: string | null;
	tags: { id: number; slug: string; name: string }[];
	/**
	 * Firms it is linked to, in the order in which it names them, with what they are called: the whole names before the
	 * short ones.
	 */
	companies: { id: number; slug: string; name: string; names: string[] }[];
	/** The company that paid for it, where that has a page. */
	partner: { slug: string; name: string } | null;
	translations: { edition: string; id: number; seo_url: string | null; title: string }[];
	previous: ArticleLink | null;
	next: ArticleLink | null;
}

const neighbour = (
	side: '<' | '>',
	order: 'desc' | 'asc',
) => `(select json_build_object('id', n.id, 'seo_url', n.seo_url, 'title', n.title, 'label', n.label, 'partner_name',
	n.partner_name,
		'authors', (select coalesce(json_agg(json_build_object('name', u.name) order by s.position, u.id), '[]')
			from article_author s join author u on u.id = s.author_id where s.article_id = n.id)) from article n
	where n.edition = a.edition and n.type = a.type and n.status = 'published' and n.kind <> 'brief'
		and (n.published_at, n.id) ${side} (a.published_at, a.id)
	order by n.published_at ${order}, n.id ${order} limit 1)`;

const whole = (
	more = '',
) => `select ${CARD}, a.place, a.html, a.key_points, a.known, a.key_dates, a.sources, a.corrections, a.keywords,
	a.cover_caption,
	(a.password_hash is not null) as is_protected,
	(select m.slug from market m where m.texts->a.edition->>'name' = a.market order by m.position limit 1) as market_slug,
	(select json_build_object('slug', r.slug, 'name', r.name) from author r where r.id = a.reviewer_id) as reviewer,
	(select json_build_object('slug', r.slug, 'name', r.name) from author r where r.id = a.translator_id) as translator,
	coalesce((select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) order by s.position, t.id)
		from article_tag s join tag t on t.id = s.tag_id where s.article_id = a.id), '[]') as tags,
	coalesce((select json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'names',
		array[c.name] || array(
			select n->>'text' from jsonb_path_query(c.names, '$[*]') with ordinality k(n, place) where n->>'kind' <> 'trade_mark' and n->>'text' is not null
				order by n->>'kind' = 'also', place)) order by s.position, c.id)
		from article_company s join company c on c.id = s.company_id where s.article_id = a.id), '[]') as companies,
	(select json_build_object('slug', c.slug, 'name', c.name) from company c
		where c.id = a.partner_company_id) as partner,
	coalesce((select json_agg(json_build_object('edition', o.edition, 'id', o.id, 'seo_url', o.seo_url, 'title', o.title)
		order by o.edition)
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

/** So many of the newest articles of a tag are weighed. */
const WEIGHED = 60;
/**
 * Articles that share a tag with one, each with how close it is: a tag that few articles have says more than one that
 * many have. The arguments of this and of what follows are SQL: bindings, or columns of a row around it.
 */
const near = (id: string) => `select c.article_id, sum(1.0 / c.carriers) as closeness from article_tag mine
	cross join lateral (select n.article_id, count(*) over () as carriers from
		(select s.article_id from article_tag s where s.tag_id = mine.tag_id order by s.article_id desc
			limit ${WEIGHED}) n) c
	where mine.article_id = ${id} and c.article_id <> ${id} group by c.article_id`;

/** The closest articles; the newest of the section fill what is left. */
const related = (id: string, edition: string, type: string, limit: string) => `with near as (${near(id)}), fill as (
		select id as article_id, 0.0 as closeness from
			(select f.id from article f where f.edition = ${edition} and f.type = ${type} and f.status = 'published'
				and f.kind <> 'brief' and f.id <> ${id} order by f.published_at desc, f.id desc limit 8) newest
	), ranked as (
		select article_id, max(closeness) as closeness from (select * from near union all select * from fill) both_kinds
			group by article_id
	)
	select ${CARD} from ranked r join article a on a.id = r.article_id where a.status = 'published' and a.kind <> 'brief'
		and a.edition = ${edition}
	order by r.closeness desc, a.published_at desc, a.id desc limit ${limit}`;

/** A subject of an article that others share, and the newest of those. */
export interface SharedSubject {
	slug: string;
	name: string;
	articles: ArticleCard[];
}

/** With fewer other articles a subject is not led on to. */
const OTHERS = 4;
/** The most particular of an article's tags that enough other articles carry, with the newest of them. */
const subject = (id: string, edition: string) => `(select json_build_object('slug', t.slug, 'name', t.name, 'articles',
		(select coalesce(json_agg(c), '[]') from (select ${CARD} from
			(select s.article_id from article_tag s where s.tag_id = t.id and s.article_id <> ${id} order by s.article_id desc
				limit ${WEIGHED}) n
			join article a on a.id = n.article_id where a.status = 'published' and a.kind <> 'brief'
				and a.edition = ${edition} order by a.published_at desc, a.id desc limit 8) c))
	from (select mine.tag_id, mine.position, (select count(*)
		from (select 1 from article_tag s join article p on p.id = s.article_id
			where s.tag_id = mine.tag_id and s.article_id <> ${id} and p.status = 'published' and p.kind <> 'brief'
				limit ${WEIGHED}) other) as others
		from article_tag mine where mine.article_id = ${id}) of_article
	join tag t on t.id = of_article.tag_id where of_article.others >= ${OTHERS}
		order by of_article.others, of_article.position, t.id limit 1)`;

/** An article with the articles its page leads on to. */
export interface ReadArticle extends Article {
	/** The closest first. */
	related: ArticleCard[];
	/** Null where no subject of it has enough other articles. */
	subject: SharedSubject | null;
}

const RELATED = 7;
// One statement for the whole page: a way to the database costs more than what it reads there.
const toRead = whole(`,
	(select coalesce(json_agg(c), '[]') from (
		select near.* from (select a.id as of_id, a.edition as of_edition, a.type as of_type) self
		cross join lateral (${related('self.of_id', 'self.of_edition', 'self.of_type', String(RELATED))}) near
	) c) as related,
	(select ${subject('self.of_id', 'self.of_edition')}
		from (select a.id as of_id, a.edition as of_edition) self) as subject`);

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

/** Random published articles other than one; picked by a random place in the index, never by sorting the table. */
export function randomArticles(db: Db, edition: string, limit: number, exclude: number): Promise<ArticleCard[]> {
	return prepared<ArticleCard>(
		db,
		'article_random',
		`with bounds as (select min(id) as low, max(id) as high from article where edition = $1 and status = 'published'),
		picks as (select distinct (select id from article where edition = $1 and status = 'published' and id <> $3
			and id >= b.low + floor(random() * (b.high - b.low + 1) + g * 0)::int order by id limit 1) as id
			from bounds b, generate_series(1, $2 * 4) g)
		select ${CARD} from picks p join article a on a.id = p.id order by random() limit $2`,
		[edition, limit, exclude],
	);
}
