import { type ArticleCard, CARD } from '../../data/article-card';
import type { Known } from '../../data/tables/article';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';

export interface SitemapRow {
	id: number;
	edition: string;
	seo_url: string | null;
	/** Unix seconds. */
	changed_at: number;
	translations: { edition: string; id: number; seo_url: string | null }[];
}

/**
 * Ids a sitemap file covers: the files are ranges of ids, so that their number has no cap and none has to be counted.
 */
export const SITEMAP_IDS = 10_000;

/** The highest id of a published article; 0 for none. */
export async function lastArticleId(db: Db): Promise<number> {
	return (
		(
			await prepared<{ id: number | null }>(
				db,
				'sitemap_last',
				`select max(id) as id from article where status = 'published'`,
				[],
			)
		)[0]?.id ?? 0
	);
}

/** Published articles of one sitemap file. @param file from 1 */
export function sitemapArticles(db: Db, file: number): Promise<SitemapRow[]> {
	return prepared<SitemapRow>(
		db,
		'sitemap_articles',
		`select a.id, a.edition, a.seo_url, greatest(a.revised_at, a.published_at) as changed_at,
		coalesce((select json_agg(json_build_object('edition', o.edition, 'id', o.id, 'seo_url', o.seo_url)) from article o
			where o.group_id = a.group_id and o.status = 'published'), '[]') as translations
		from article a where a.status = 'published' and a.password_hash is null and a.id > $1 and a.id <= $2 order by a.id`,
		[(file - 1) * SITEMAP_IDS, file * SITEMAP_IDS],
	);
}

export interface NewsRow {
	id: number;
	edition: string;
	seo_url: string | null;
	title: string;
	published_at: number;
}

/** Articles of the last two days, of every edition, newest first; partner content is not news. */
export function newsSitemapArticles(db: Db, since: number): Promise<NewsRow[]> {
	return prepared<NewsRow>(
		db,
		'sitemap_news',
		`select id, edition, seo_url, title, published_at from article where status = 'published' and password_hash is null
			and published_at >= $1 and label is distinct from 'partner'
		order by published_at desc limit 1000`,
		[since],
	);
}

export interface NamedRow {
	edition: string | null;
	slug: string;
	/** The same in all editions; null where a row is of all of them. */
	group_id: number | null;
}

/** Tags that have articles, and every author. */
export async function sitemapNames(db: Db): Promise<{ tags: NamedRow[]; authors: NamedRow[] }> {
	const [tags, authors] = await Promise.all([
		prepared<NamedRow>(
			db,
			'sitemap_tags',
			'select t.edition, t.slug, t.group_id from tag t where exists (select from article_tag s where s.tag_id = t.id) order by t.id limit 40000',
			[],
		),
		prepared<NamedRow>(
			db,
			'sitemap_authors',
			'select null as edition, slug, null::int as group_id from author order by id limit 40000',
			[],
		),
	]);
	return { tags, authors };
}

/** An article as a feed carries it: whole, because readers of feeds read there. */
export interface FeedArticle extends ArticleCard {
	html: string;
	known: Known | null;
	is_protected: boolean;
	/** Slug in the id under which feeds gave it out before ids held its number. */
	feed_slug: string | null;
}

/** Whole texts of some articles, in the order of the ids. */
export function feedArticles(db: Db, ids: number[]): Promise<FeedArticle[]> {
	return prepared<FeedArticle>(
		db,
		'feed_articles',
		`select ${CARD}, a.html, a.known, (a.password_hash is not null) as is_protected, a.feed_slug
			from article a
			where a.id = any($1::int[]) order by array_position($1::int[], a.id)`,
		[ids],
	);
}
