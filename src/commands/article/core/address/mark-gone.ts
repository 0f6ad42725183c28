import { and, eq, inArray } from 'drizzle-orm';
import { redirect } from '../../../../data/tables/site';
import { editionByCode } from '../../../../editions/editions';
import { urls } from '../../../../editions/urls';
import { tag } from '../../../../shared/cache-tags';
import { Refusal } from '../../../../shared/refusal';
import type { CommandContext } from '../../../command';
import { admitTarget } from '../../../redirect/admit-redirect';
import { holdRedirects, putRedirect } from '../../../redirect/core/redirect-rows';
import { dropReached, followRedirects, leadBack } from '../../../redirect/follow-redirect';
import type { ArticleState } from '../article-state';

/** An article before and after a save. */
interface Change {
	before?: ArticleState;
	after: ArticleState;
	/** The target to which its address redirects from now on; without it the address answers 410. */
	to?: string | undefined;
}

/** Every path of an article, decoded as redirects are looked up. */
export function sourcesOf({ row }: ArticleState): string[] {
	const edition = editionByCode(row.edition);
	if (!edition) return [];
	return [...new Set([row.seo_url, null])].map((seo_url) =>
		decodeURIComponent(urls.article.href(edition, { id: row.id, seo_url })),
	);
}

/** Whether its addresses answer readers that it is gone. */
const isGone = (state: ArticleState | undefined): state is ArticleState =>
	state?.row.status === 'withdrawn' && state.row.first_published_at !== null;

/**
 * Checks the target to which the addresses of a withdrawn article are to redirect.
 * @throws Refusal `invalid` with the rule: the target redirects back to the article, or is no page
 */
async function admitGoneTarget(ctx: CommandContext, to: string, sources: readonly string[]): Promise<string> {
	try {
		return await admitTarget(ctx, sources, to, 'to');
	} catch (error) {
		const rule = Refusal.is(error, 'invalid') ? error.more.rule?.name : undefined;
		if (rule !== 'redirect_itself' && rule !== 'redirect_circle') throw error;
		throw new Refusal('invalid', 'to', { rule: { name: 'leads_back' } });
	}
}

/**
 * Makes the addresses of withdrawn articles answer 410, or redirects them to a target; undoes that where an article is
 * published again. Articles that readers never saw leave no trace.
 * @throws Refusal `invalid` where an address would redirect to itself, or to no page
 */
export async function markGone(ctx: CommandContext, changes: readonly Change[]): Promise<void> {
	for (const { before, after, to } of changes) {
		const moved = before?.row.seo_url !== after.row.seo_url;
		if (isGone(before) && (moved || !isGone(after))) {
			await holdRedirects(ctx);
			await ctx.tx
				.delete(redirect)
				.where(and(inArray(redirect.source, sourcesOf(before)), eq(redirect.reason, 'withdrawn')));
			await leadBack(ctx, sourcesOf(before));
			ctx.invalidate(tag.redirects);
		}
		if (!isGone(after) || (isGone(before) && !moved)) continue;
		const sources = sourcesOf(after);
		await holdRedirects(ctx);
		const target = to === undefined ? null : await admitGoneTarget(ctx, to, sources);
		await dropReached(ctx, [target]);
		await followRedirects(ctx, sources, target, { isForAWhile: true });
		const status = target === null ? 410 : 301;
		for (const source of sources) await putRedirect(ctx, { source, target, status, reason: 'withdrawn' });
		ctx.invalidate(tag.redirects);
	}
}
