import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { article } from '../../../data/tables/article';
import { revision } from '../../../data/tables/revision';
import { redirect } from '../../../data/tables/site';
import { translation_group } from '../../../data/tables/translation-group';
import { removeDocuments } from '../../../search/index/upsert-documents';
import { tag } from '../../../shared/cache-tags';
import type { CommandContext } from '../../command';
import { redirectsTo } from '../../redirect/core/redirect-rows';
import { sourcesOf } from './address/mark-gone';
import type { ArticleState } from './article-state';
import { forgetTranslations } from './follow-translations';

/**
 * Removes articles for good: rows, links, revisions, their documents in the search, and redirects from and to their
 * addresses. The calling command authorizes it and writes the audit entry.
 */
export async function removeArticles(ctx: CommandContext, states: readonly ArticleState[]): Promise<void> {
	if (states.length === 0) return;
	const ids = states.map(({ row }) => row.id);
	await ctx.tx.delete(revision).where(and(eq(revision.noun, 'article'), inArray(revision.row_id, ids)));
	await removeDocuments(ctx.tx, 'article', ids);
	const sources = states.flatMap(sourcesOf);
	const leading = (await redirectsTo(ctx.read, sources)).map((row) => row.source);
	await ctx.tx.delete(redirect).where(sql`${redirect.source} = any(${sql.param([...sources, ...leading])}::text[])`);
	ctx.invalidate(tag.redirects);
	await ctx.tx.delete(article).where(inArray(article.id, ids));
	const groups = states.map(({ row }) => row.group_id);
	const left = ctx.read.select({ one: sql`1` }).from(article).where(eq(article.group_id, translation_group.id));
	await ctx.tx.delete(translation_group).where(and(inArray(translation_group.id, groups), notExists(left)));
	await forgetTranslations(ctx, groups);
}
