import { and, eq, like, ne, or, sql } from 'drizzle-orm';
import type { ArticleRow } from '../../../../data/article-content';
import { article } from '../../../../data/tables/article';
import { slugOf } from '../../../../shared/address/slugs';
import { isArticleSlug } from '../../../../shared/article/article-slug';
import type { CommandContext } from '../../../command';

/** One slug is chosen at a time, so that two new headlines that are the same get two slugs. */
const CHOOSING = 7_264_021;

/**
 * A slug made from the headline that is free in the edition, with a number where others have it, or where a screen has
 * its address; null where the headline yields none.
 * @param own number of the article, whose present slug is free to it; undefined for a new one
 */
export async function freeSlug(
	ctx: CommandContext,
	edition: string,
	title: string,
	own?: number,
): Promise<string | null> {
	const slug = slugOf(title);
	if (slug === '') return null;
	await ctx.lock(CHOOSING);
	const { seo_url } = article;
	const isNumbered = and(like(seo_url, `${slug}-%`), sql`${seo_url} ~ '-[0-9]+$'`);
	const rows = await ctx.read
		.select({ seo_url })
		.from(article)
		.where(
			and(
				eq(article.edition, edition),
				or(eq(seo_url, slug), isNumbered),
				own === undefined ? undefined : ne(article.id, own),
			),
		);
	const taken = new Set(rows.map((row) => row.seo_url));
	for (let n = 1; ; n += 1) {
		const one = n === 1 ? slug : `${slug}-${n}`;
		if (isArticleSlug(one) && !taken.has(one)) return one;
	}
}

/**
 * True where a slug is the one that a headline makes, by itself or with a number. Only one digit counts as a number: a
 * year behind the words was typed by somebody.
 */
function isMadeOf(title: string, slug: string): boolean {
	const made = slugOf(title);
	return made !== '' && slug.startsWith(made) && /^(?:-[2-9])?$/.test(slug.slice(made.length));
}

/** States in which no reader has the article, and none will at a planned hour. */
const UNPLANNED: ReadonlySet<ArticleRow['status']> = new Set(['draft', 'review']);

/**
 * True where the slug of an article follows its headline: until it is changed by hand, and until the article is planned
 * or published. A planned one has a working copy, and its clock gives readers the row, so a slug that followed there
 * would have to move once it is public. The addresses of an import are those that its redirects lead to.
 */
export const followsHeadline = ({
	status,
	first_published_at,
	import_key,
	seo_url,
	title,
}: Pick<ArticleRow, 'status' | 'first_published_at' | 'import_key' | 'seo_url' | 'title'>): boolean =>
	UNPLANNED.has(status) &&
	first_published_at === null &&
	import_key === null &&
	(seo_url === null || isMadeOf(title, seo_url));

/**
 * The slug that an article gets with a new headline: null where that yields none, so that the next headline makes one;
 * undefined where it keeps the one it has.
 * @param row as it is before
 */
export async function slugWith(
	ctx: CommandContext,
	row: ArticleRow,
	title: string,
): Promise<string | null | undefined> {
	if (!followsHeadline(row) || (row.seo_url !== null && slugOf(title) === slugOf(row.title))) return undefined;
	return freeSlug(ctx, row.edition, title, row.id);
}

/**
 * The slug with which an earlier state of an article is restored: its own, or another one of its headline where it
 * followed that and somebody else has it by now.
 */
export async function restoredSlug(
	ctx: CommandContext,
	row: ArticleRow,
	{ title = row.title, seo_url }: { title?: string | undefined; seo_url?: string | null | undefined },
): Promise<string | null | undefined> {
	if (!seo_url || !followsHeadline({ ...row, title, seo_url })) return seo_url;
	const [other] = await ctx.read
		.select({ id: article.id })
		.from(article)
		.where(and(eq(article.edition, row.edition), eq(article.seo_url, seo_url), ne(article.id, row.id)));
	return other ? freeSlug(ctx, row.edition, title, row.id) : seo_url;
}
