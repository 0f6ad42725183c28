import type { Database } from '../../src/platform/db/db';
import { prepared } from '../../src/platform/db/prepared';
import { LIST_ROWS } from '../../src/shared/article/list-rows';

/** Number of articles that `seedArticles` has to make, so that every kind has enough addresses. */
export const ARTICLES = 12_000;

/** Pages of one kind. */
export interface Pages {
	paths: string[];
	/** True where all of them have one address, whose page has to be invalidated before each request. */
	is_one_address?: boolean;
}

/** Addresses of a list's pages from the second on; the first has the address of the list itself. */
const furtherPages = (list: string, total: number): string[] =>
	Array.from({ length: Math.max(0, Math.ceil(total / LIST_ROWS) - 1) }, (_, i) => `${list}/${i + 2}`);

/** As many pages of each kind, all at different addresses except for the front page. */
export async function uncachedPages(
	db: Database,
	count: number,
): Promise<Record<'article' | 'list' | 'search' | 'front', Pages>> {
	const articles = await prepared<{ seo_url: string; title: string }>(
		db.read,
		'bench_articles',
		"select seo_url, title from article where edition = 'en' and status = 'published' and seo_url like 'bench-%' order by id",
		[],
	);
	const lists = await prepared<{ path: string; total: number }>(
		db.read,
		'bench_lists',
		`select '/news/list/' || type as path, count(*) as total from article
			where edition = 'en' and status = 'published' and type in ('company', 'product', 'regulation', 'ai') group by type
		union all select '/news/list', count(*) from article where edition = 'en' and status = 'published'
		union all select '/tag/detail/' || t.slug, count(*) from tag t join article_tag s on s.tag_id = t.id
			join article a on a.id = s.article_id
			where t.edition = 'en' and a.status = 'published' and a.edition = 'en' group by t.slug
		order by path`,
		[],
	);
	const words = [...new Set(articles.flatMap(({ title }) => title.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? []))];
	const pages = {
		article: { paths: articles.slice(0, count).map(({ seo_url }) => `/news/${seo_url}`) },
		list: { paths: mixed(lists.flatMap(({ path, total }) => furtherPages(path, total))).slice(0, count) },
		search: { paths: words.slice(0, count).map((word) => `/search/${word}`) },
		front: { paths: Array.from({ length: count }, () => '/'), is_one_address: true },
	};
	for (const [name, { paths }] of Object.entries(pages))
		if (paths.length < count) throw new Error(`There are ${paths.length} addresses of the kind ${name}, not ${count}.`);
	return pages;
}

/** The same paths in another, fixed order, in which neighbours are seldom pages of one list. */
const mixed = (paths: readonly string[]): string[] => {
	const step = 7_919;
	return paths.map((_, i) => paths[(i * step) % paths.length] as string);
};
