import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { revision } from '../../data/tables/revision';
import { Refusal } from '../../shared/refusal';
import { command } from '../command';
import { seen } from './core/article-input';
import { lockArticle } from './core/article-state';
import { moveArticle } from './core/move-article';

/**
 * Gives a draft to those who decide about it.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state`
 */
export const submitArticle = command({
	action: 'submit',
	input: z.object(seen),
	async run(ctx, { id, version }) {
		const before = await lockArticle(ctx, 'article.submit', id, version);
		return moveArticle(ctx, before, 'review');
	},
});

/**
 * Makes a draft again of what the caller has submitted, as long as nobody has saved it since.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state` (it is not in review, or the last save was not the
 * caller's own submission)
 */
export const recallArticle = command({
	action: 'recall',
	input: z.object(seen),
	async run(ctx, { id, version }) {
		const before = await lockArticle(ctx, 'article.submit', id, version);
		const { status } = before.row;
		if (status !== 'review') throw new Refusal('state', 'status', { rule: { name: 'status', status } });
		const [last] = await ctx.read
			.select({ verb: revision.verb, account_id: revision.account_id })
			.from(revision)
			.where(and(eq(revision.noun, 'article'), eq(revision.row_id, id)))
			.orderBy(desc(revision.number))
			.limit(1);
		const own = ctx.actor.kind === 'staff' ? ctx.actor.id : undefined;
		if (last?.verb !== 'submit' || last.account_id !== own)
			throw new Refusal('state', 'status', { rule: { name: 'not_submitted' } });
		return moveArticle(ctx, before, 'draft');
	},
});
