import { eq, sql } from 'drizzle-orm';
import { issue } from '../../../../data/tables/subscription';
import { tag } from '../../../../shared/cache-tags';
import type { CommandContext } from '../../../command';
import { sourcesOf } from '../address/mark-gone';
import type { ArticleState } from '../article-state';
import { valueWithout } from './passage';

/**
 * Takes passages out of the issues of the newsletter that lead to an article: their pages go on being read when the
 * emails have long been sent.
 */
export async function eraseInIssues(
	ctx: CommandContext,
	state: ArticleState,
	passages: readonly string[],
): Promise<void> {
	const paths = sourcesOf(state);
	const hrefs = [...new Set([...paths, ...paths.map(encodeURI)])];
	const rows = await ctx.read
		.select()
		.from(issue)
		.where(sql`public.hrefs_of(${issue.html}) && ${sql.param(hrefs)}::text[]`);
	for (const { id, subject, standfirst, html, edition } of rows) {
		const before = { subject, standfirst, html };
		const after = passages.reduce((left, passage) => valueWithout(left, passage) as typeof before, before);
		if (JSON.stringify(after) === JSON.stringify(before)) continue;
		await ctx.tx.update(issue).set(after).where(eq(issue.id, id));
		ctx.audit({ entity: 'issue', id });
		ctx.purge(tag.page(edition, 'subscribe'));
	}
}
