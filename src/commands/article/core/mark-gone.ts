import { and, eq, inArray } from 'drizzle-orm';
import { redirect } from '../../../data/tables/site';
import { editionByCode } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import { tag } from '../../../shared/cache-tags';
import { Refusal } from '../../../shared/refusal';
import type { CommandContext } from '../../command';
import { admitTarget } from '../../redirect/admit-redirect';
import { holdRedirects, putRedirect } from '../../redirect/core/redirect-rows';
import { dropReached, followRedirects, leadBack } from '../../redirect/follow-redirect';
import type { ArticleState } from './article-state';

/** An article before and after a save. */
interface Change {
	before?: ArticleState;
	after: ArticleState;
	/** Where its address leads from now on; without it the address says that it is gone. */
	to?: string | undefined;
}

/** Every path at which an article stands, decoded as redirects are looked up. */
export function sourcesOf({ row }: ArticleState): string[] {
	const edition = editionByCode(row.edition);
	if (!edition) return [];
	return [...new Set([row.seo_url, null])].map((seo_url) =>
		decodeURIComponent(urls.article.href(edition, { id: row.id, seo_url })),
	);
}

/** Whether readers have been told that it is gone. */
const isGone = (state: ArticleState | undefined): state is ArticleState =>
	state?.row.status === 'withdrawn' && state.row.first_published_at !== null;

/**
 * Where the addresses of a withdrawn article are to lead.
 * @throws Refusal `invalid` with the rule: they would lead back to it, or to no page
 */
async function admitWay(ctx: CommandContext, to: string, sources: readonly string[]): Promise<string> {
	try {
		return await admitTarget(ctx, sources, to, 'to');
	} catch (error) {
		const rule = Refusal.is(error, 'invalid') ? error.more.rule?.name : undefined;
		if (rule !== 'redirect_itself' && rule !== 'redirect_circle') throw error;
		throw new Refusal('invalid', 'to', { rule: { name: 'leads_back' } });
	}
}

/**
 * Says at the addresses of what was withdrawn that it is gone, or leads on from there; and takes that back where it
 * comes back. What readers never saw leaves nothing.
 * @throws Refusal `invalid` where an address would lead to itself, or to no page
 */
export async function leaveGone(ctx: CommandContext, changes: readonly Change[]): Promise<void> {
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
		const target = to === undefined ? null : await admitWay(ctx, to, sources);
		await dropReached(ctx, [target]);
		await followRedirects(ctx, sources, target, { isForAWhile: true });
		const status = target === null ? 410 : 301;
		for (const source of sources) await putRedirect(ctx, { source, target, status, reason: 'withdrawn' });
		ctx.invalidate(tag.redirects);
	}
}
