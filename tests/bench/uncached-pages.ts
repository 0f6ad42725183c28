import type { Database } from '../../src/platform/db/db';
import { prepared } from '../../src/platform/db/prepared';
import { LIST_ROWS } from '../../src/shared/article/list-rows';

/** Number of articles that `seedArticles` has to make, so that every kind has enough addresses. */
export const ARTICLES = 12_000;

/** Kinds of pages that are measured. */
export type PageKind = 'article' | 'list' | 'search' | 'front';

/** Pages of one kind. */
export interface Pages {
	paths: string[];
	/** True where all of them have one address, whose page has to be invalidated before each request. */
	is_one_address?: boolean;
}

/** The list of everything, whose first page is at another address. */
const WHOLE = '/news/list';
/** Addresses of a list's pages. */
const pagesOf = (list: string, total: number): string[] =>
	Array.from({ length: Math.ceil(total / LIST_ROWS) }, (_, i) => (i === 0 ? list : `${list}/${i + 1}`)).filter(
		(path) => path !== WHOLE,
	);

/** Addresses of the English pages of each kind, all of them different except for that of the front page. */
export async function uncachedPages(db: Database): Promise<Record<PageKind, Pages>> {
	const articles = await prepared<{ seo_url: string; title: string }>(
		db.read,
		'bench_articles',
		`select seo_url, title from article where edition = 'en' and status = 'published' and kind <> 'brief'
			and password_hash is null and seo_url is not null order by seo_url like 'bench-%' desc, id`,
		[],
	);
	const lists = await prepared<{ path: string; total: number }>(
		db.read,
		'bench_lists',
		`select '/news/list/' || type as path, count(*) as total from article
			where edition = 'en' and status = 'published' and type in ('company', 'product', 'regulation', 'ai') group by type
		union all select '${WHOLE}', count(*) from article where edition = 'en' and status = 'published'
		union all select '/tag/detail/' || t.slug, count(*) from tag t join article_tag s on s.tag_id = t.id
			join article a on a.id = s.article_id
			where t.edition = 'en' and a.status = 'published' and a.edition = 'en' group by t.slug
		order by path`,
		[],
	);
	const words = [...new Set(articles.flatMap(({ title }) => title.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? []))];
	return {
		article: { paths: articles.map(({ seo_url }) => `/news/${seo_url}`) },
		list: { paths: mixed(lists.flatMap(({ path, total }) => pagesOf(path, total))) },
		search: { paths: words.map((word) => `/search/${word}`) },
		front: { paths: ['/'], is_one_address: true },
	};
}

/** The same paths in another, fixed order, in which neighbours are seldom pages of one list. */
const mixed = (paths: readonly string[]): string[] => {
	const step = 7_919;
	return paths.map((_, i) => paths[(i * step) % paths.length] as string);
};
