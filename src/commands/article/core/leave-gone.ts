import { and, eq, inArray } from 'drizzle-orm';
import { redirect } from '../../../data/tables/site';
import { editionByCode } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import { tag } from '../../../shared/cache-tags';
import { Refusal } from '../../../shared/refusal';
import type { Act } from '../../act';
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

/** @throws Refusal `invalid` where an address leads back to what was withdrawn */
async function demandWay(act: Act, to: string, sources: readonly string[]): Promise<void> {
	const [path = ''] = to.split('#');
	const [next] = await act.read
		.select({ target: redirect.target })
		.from(redirect)
		.where(eq(redirect.source, decodeURIComponent(path)));
	for (const one of [path, next?.target ?? ''])
		if (sources.includes(decodeURIComponent(one))) throw new Refusal('invalid', 'to');
}

/**
 * Says at the addresses of what was withdrawn that it is gone, or leads on from there; and takes that back where it
 * comes back. What readers never saw leaves nothing.
 * @throws Refusal `invalid` where an address would lead to itself
 */
export async function leaveGone(act: Act, changes: readonly Change[]): Promise<void> {
	for (const { before, after, to } of changes) {
		const moved = before?.row.seo_url !== after.row.seo_url;
		if (isGone(before) && (moved || !isGone(after))) {
			await act.tx
				.delete(redirect)
				.where(and(inArray(redirect.source, sourcesOf(before)), eq(redirect.reason, 'withdrawn')));
			act.mark(tag.redirects);
		}
		if (!isGone(after) || (isGone(before) && !moved)) continue;
		const sources = sourcesOf(after);
		if (to !== undefined) await demandWay(act, to, sources);
		const row = { target: to ?? null, status: to === undefined ? 410 : 301, reason: 'withdrawn', created_at: act.now };
		for (const source of sources)
			await act.tx
				.insert(redirect)
				.values({ source, ...row })
				.onConflictDoUpdate({ target: redirect.source, set: row });
		act.mark(tag.redirects);
	}
}
