import { type ArticleCard, CARD } from '../../data/article-card';
import type { Correction, KeyDate, Known } from '../../data/tables/article';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import type { SourceDocument } from '../../shared/source-document';
import type { ArticleLabel } from '../../shared/statuses';
import { cardsOf } from './cards';

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

/**
 * @param more columns beside those of the article `a`
 * @param beside what they come from
 */
const whole = (
	more = '',
	beside = '',
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
	from article a ${beside} where a.status = 'published'`;

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

/** A subject of an article that others share, and the newest of those. */
export interface SharedSubject {
	slug: string;
	name: string;
	articles: ArticleCard[];
}

/** An article with the articles its page leads on to. */
export interface ReadArticle extends Article {
	/** The closest first. */
	related: ArticleCard[];
	/** Null where no subject of it has enough other articles. */
	subject: SharedSubject | null;
}

const RELATED = 7;
/** So many of the newest stories of a tag are weighed. */
const WEIGHED = 60;
/** With fewer other articles a subject is not led on to. */
const OTHERS = 4;
const OF_SUBJECT = 8;
/** What a tag counts for is divided by the number of its articles; whole numbers add up alike in any order. */
const WHOLE = 1_000_000_000;

/**
 * What the article `a` leads on to, `related` and `subject`, read once for both: `links` are the newest stories of each
 * tag that it has in its own edition, weighed by how few of them the tag has. Where the tags have too few, the newest of
 * its section fill `closest`. The subject is the most particular tag that enough other stories have; one with more of
 * them than are weighed counts as having as many as are. Both hold ids: the cards are read apart (`cardsOf`).
 */
const leadsOnTo = `cross join lateral (
		with links as materialized (
			select mine.tag_id, mine.position, n.id, n.published_at, n.tagged from article_tag mine
			join tag of_edition on of_edition.id = mine.tag_id and of_edition.edition = a.edition
			cross join lateral (select s.id, s.published_at, (count(*) over ())::int as tagged from
				(select t.article_id as id, t.listed_at as published_at from article_tag t
					where t.tag_id = mine.tag_id and t.listed_at is not null and not t.is_brief
					order by t.listed_at desc, t.article_id desc
					limit ${WEIGHED}) s) n
			where mine.article_id = a.id and n.id <> a.id
		), newest as (
			select o.id, o.published_at from article o
			where o.edition = a.edition and o.type = a.type and o.status = 'published' and o.kind <> 'brief' and o.id <> a.id
			order by o.published_at desc, o.id desc limit ${RELATED}
		), closest as (
			select id, row_number() over (order by sum(closeness) desc, published_at desc, id desc) as place from (
				select id, published_at, ${WHOLE} / tagged as closeness from links
				union all select id, published_at, 0 from newest) of_both
			group by id, published_at order by place limit ${RELATED}
		), shared as (
			select tag_id from links group by tag_id, position, tagged having count(*) >= ${OTHERS}
			order by case tagged when ${WEIGHED} then ${WEIGHED} else count(*) end, position, tag_id limit 1
		), of_subject as (
			select id, row_number() over (order by published_at desc, id desc) as place from links
			where tag_id = (select tag_id from shared) order by place limit ${OF_SUBJECT}
		)
		select
			(select json_agg(id order by place) from closest) as related,
			(select json_build_object('slug', t.slug, 'name', t.name, 'articles',
				(select json_agg(id order by place) from of_subject))
				from tag t where t.id = (select tag_id from shared)) as subject
	) onward`;

const toRead = whole(`, coalesce(onward.related, '[]') as related, onward.subject`, leadsOnTo);

/** An article, with the ids of those it leads on to. */
interface FoundArticle extends Article {
	related: number[];
	subject: { slug: string; name: string; articles: number[] } | null;
}

/** The article with the cards of what it leads on to, which are shared with other pages. */
async function withCards(db: Db, [found]: readonly FoundArticle[]): Promise<ReadArticle | undefined> {
	if (!found) return undefined;
	const { related, subject } = found;
	const cards = await cardsOf(db, [...new Set([...related, ...(subject?.articles ?? [])])]);
	const shown = (ids: readonly number[]) => ids.flatMap((id) => cards.get(id) ?? []);
	return { ...found, related: shown(related), subject: subject && { ...subject, articles: shown(subject.articles) } };
}

/** The published article with this slug in an edition, and what its page leads on to. */
export async function articleToReadBySlug(db: Db, edition: string, seo_url: string): Promise<ReadArticle | undefined> {
	const statement = `${toRead} and a.edition = $1 and a.seo_url = $2`;
	return withCards(db, await prepared<FoundArticle>(db, 'article_to_read_by_slug', statement, [edition, seo_url]));
}

/** The published article with this id, whatever its edition, and what its page leads on to. */
export async function articleToReadById(db: Db, id: number): Promise<ReadArticle | undefined> {
	return withCards(db, await prepared<FoundArticle>(db, 'article_to_read_by_id', `${toRead} and a.id = $1`, [id]));
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
