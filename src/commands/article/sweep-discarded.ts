import { and, eq, lt } from 'drizzle-orm';
import { article } from '../../data/tables/article';
import { DISCARDED_DAYS } from '../../shared/statuses';
import { type Acting, act } from '../command';
import { readArticles, subjectOf } from './core/article-state';
import { removeArticles } from './core/remove-articles';

/** Articles at once: more wait for the next sweep. */
const MOST = 100;
const DAY = 86_400;

/** Removes the drafts for good that were thrown away so long ago that nobody wants them back. @returns their numbers */
export const sweepDiscarded = (as: Acting): Promise<number[]> =>
	act(as, 'sweep', async (one) => {
		const rows = await one.read
			.select({ id: article.id })
			.from(article)
			.where(and(eq(article.status, 'discarded'), lt(article.updated_at, one.now - DISCARDED_DAYS * DAY)))
			.orderBy(article.id)
			.limit(MOST)
			.for('update', { skipLocked: true });
		const states = [
			...(
				await readArticles(
					one.read,
					rows.map(({ id }) => id),
					true,
				)
			).values(),
		];
		if (states.length === 0) return [];
		for (const state of states) one.demand('article.sweep', subjectOf(state));
		await removeArticles(one, states);
		one.done(...states.map(({ row }) => ({ noun: 'article' as const, id: row.id })));
		return states.map(({ row }) => row.id);
	});
