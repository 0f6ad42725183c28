/** What an article says and is linked to, apart from its state, and how its working copy differs from its row. */
import { getTableColumns } from 'drizzle-orm';
import { sameValue } from '../shared/text/compare/same-value';
import { article } from './tables/article';

export type ArticleRow = typeof article.$inferSelect;

/** Numbers of the rows that an article is linked to, in the order in which they are shown. */
export interface ArticleLinks {
	authors: number[];
	tags: number[];
	topics: number[];
	companies: number[];
}

export const linkNames = ['authors', 'tags', 'topics', 'companies'] as const satisfies readonly (keyof ArticleLinks)[];

/** Columns that no revision keeps: the row's id and version, a count of views, and a secret. */
const NOT_KEPT = ['id', 'version', 'week_views', 'password_hash'] as const;

/** Columns of the state of an article and not of its content: restoring a revision leaves them as they are. */
const STANDING = [
	'group_id',
	'edition',
	'status',
	'scheduled_at',
	'zone',
	'unpublish_at',
	'embargo_until',
	'embargo_zone',
	'first_published_at',
	'published_at',
	'revised_at',
	'created_at',
	'updated_at',
	'import_key',
] as const;

const isAmong = (names: readonly string[], name: string) => names.includes(name);

export const articleColumns = Object.keys(getTableColumns(article)) as (keyof ArticleRow)[];

/** Columns that a revision keeps. */
export const keptColumns = articleColumns.filter((name) => !isAmong(NOT_KEPT, name));

/** Columns of the content of an article, and of how it is shown. */
export const contentColumns = keptColumns.filter((name) => !isAmong(STANDING, name));

/** An article as readers have it, or as its writers do. */
export interface Written {
	row: ArticleRow;
	links: ArticleLinks;
}

/** What differs in a working copy: columns by name, and links by kind. */
export interface CopiedContent {
	content: Record<string, unknown>;
	links: Partial<ArticleLinks>;
}

/** What the writers' state of an article has otherwise than the readers'; undefined where they are the same. */
export function differenceOf(readers: Written, writers: Written): CopiedContent | undefined {
	const columns = contentColumns.filter((name) => !sameValue(readers.row[name], writers.row[name]));
	const kinds = linkNames.filter((name) => !sameValue(readers.links[name], writers.links[name]));
	if (columns.length + kinds.length === 0) return undefined;
	return {
		content: Object.fromEntries(columns.map((name) => [name, writers.row[name]])),
		links: Object.fromEntries(kinds.map((name) => [name, writers.links[name]])),
	};
}

/** The article with the differences of a working copy over it; what is no content of an article is left out. */
export function withCopy<State extends Written>(readers: State, { content, links }: CopiedContent): State {
	const known = Object.entries(content).filter(([name]) => isAmong(contentColumns, name));
	return {
		...readers,
		row: { ...readers.row, ...Object.fromEntries(known) },
		links: { ...readers.links, ...links },
	};
}
