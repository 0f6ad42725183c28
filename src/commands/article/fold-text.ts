import { and, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { authorize } from '../../access/authorization';
import { article_text } from '../../data/tables/desk/article-text';
import { rowId } from '../../shared/input/numbers';
import { type ActorContext, command, runCommand } from '../command';
import { lockArticles, subjectOf } from './core/article-state';
import { lockForChange } from './core/authorize-change';
import { squashAutosave } from './core/squash-autosave';
import { writeArticles } from './core/write-articles';

/**
 * Saves the words that an article's writers have typed so far, and nothing else.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`
 */
export const foldText = command({
	action: 'change',
	input: z.object({
		id: rowId,
		/** An autosave: consecutive autosaves become one revision. */
		continues: z.literal(true).optional(),
	}),
	async run(ctx, { id, continues }) {
		const before = await lockForChange(ctx, id);
		const [written] = await writeArticles(ctx, [{ before, set: {} }]);
		if (continues && written?.outcome === 'changed') await squashAutosave(ctx, before, written.after);
		return { version: written?.after.row.version ?? before.row.version };
	},
});

/**
 * Seconds without a step after which the browsers of its writers count as closed, so that only the sweep can save it.
 */
const LEFT = 60;
/** The largest number of articles in one run. */
const MAX_ARTICLES = 50;
/** Days for which steps, and so the writer of each word, are kept. */
const STEP_DAYS = 30;
const DAY = 86_400;

/**
 * Saves typed words of browsers that have closed, and deletes steps that are past their time: their result is in the
 * article and in its revisions.
 */
export async function sweepSteps(context: ActorContext): Promise<void> {
	await runCommand(context, 'fold', async (ctx) => {
		const rows = await ctx.read
			.select({ id: article_text.article_id })
			.from(article_text)
			.where(
				and(
					gt(article_text.number, article_text.folded),
					sql`not exists (select from article_step s where s.article_id = ${article_text.article_id}
						and s.number = ${article_text.number} and s.created_at > ${ctx.now - LEFT}::bigint)`,
				),
			)
			.orderBy(article_text.article_id)
			.limit(MAX_ARTICLES);
		const states = (
			await lockArticles(
				ctx.read,
				rows.map(({ id }) => id),
			)
		).filter(({ typed }) => typed !== undefined);
		if (states.length === 0) return;
		for (const state of states) ctx.authorize('article.fold', subjectOf(state));
		await writeArticles(
			ctx,
			states.map((before) => ({ before, set: {} })),
		);
	});
	authorize(context.actor, 'article.fold', {}, context.now);
	await context.inTransaction((tx) =>
		tx.execute(sql`delete from article_step s using article_text t where t.article_id = s.article_id
			and s.number <= t.folded and s.created_at < ${context.now - STEP_DAYS * DAY}::bigint`),
	);
}
