import { and, eq, lt } from 'drizzle-orm';
import { article } from '../../../data/tables/article';
import { DISCARDED_DAYS } from '../../../shared/statuses';
import { type ActorContext, runCommand } from '../../command';
import { lockArticles, subjectOf } from '../core/article-state';
import { removeArticles } from '../core/remove-articles';

/** Articles at once: more wait for the next sweep. */
const MAX_ARTICLES = 100;
const DAY = 86_400;

/** Removes for good the drafts that were discarded too long ago to be brought back. @returns their numbers */
export const sweepDiscarded = (context: ActorContext): Promise<number[]> =>
	runCommand(context, 'sweep', async (ctx) => {
		const rows = await ctx.read
			.select({ id: article.id })
			.from(article)
			.where(and(eq(article.status, 'discarded'), lt(article.updated_at, ctx.now - DISCARDED_DAYS * DAY)))
			.orderBy(article.id)
			.limit(MAX_ARTICLES)
			.for('update', { skipLocked: true });
		const states = await lockArticles(
			ctx.read,
			rows.map(({ id }) => id),
		);
		if (states.length === 0) return [];
		for (const state of states) ctx.authorize('article.sweep', subjectOf(state));
		await removeArticles(ctx, states);
		ctx.audit(...states.map(({ row }) => ({ entity: 'article' as const, id: row.id })));
		return states.map(({ row }) => row.id);
	});
