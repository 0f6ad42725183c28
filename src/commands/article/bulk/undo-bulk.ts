import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type BulkItem, bulk_change } from '../../../data/tables/desk/bulk-change';
import { asksFor, type BulkAct, bulkRights, UNDO_WITHIN } from '../../../shared/article/bulk-acts';
import { rowId } from '../../../shared/input/numbers';
import { Refusal } from '../../../shared/refusal';
import { type CommandContext, command, joinTransaction } from '../../command';
import { changeArticle } from '../change-article';
import { type ArticleState, readArticles, subjectOf } from '../core/article-state';
import { relink } from '../core/bulk';
import { moveArticle } from '../core/move-article';
import { withdrawArticle } from '../withdraw-article';

const NOTE = 'Taken back';

/** Restores the state of an article from before the bulk action. */
async function takeBack(ctx: CommandContext, state: ArticleState, { before }: BulkItem, name: BulkAct): Promise<void> {
	const { id, version } = state.row;
	const context = joinTransaction(ctx.tx, ctx.actor, ctx.now);
	const asked = asksFor[name];
	if (asked === 'type') await changeArticle(context, { id, version, extent: 'minor', type: before.type as 'company' });
	else if (asked === 'tags' || asked === 'authors')
		await relink(context, state.row, asked, { readers: before[asked], writers: (before.writers ?? before)[asked] });
	// Readers have seen it, so its address must answer that it is gone.
	else if (name === 'publish') await withdrawArticle(context, { id, version, reason: NOTE });
	else {
		const { status, scheduled_at, zone, unpublish_at } = before;
		await moveArticle(ctx, state, status, { scheduled_at, zone, unpublish_at }, { note: NOTE });
	}
}

/**
 * Undoes a bulk action, within ten minutes, for the person who did it. Articles that were changed since stay as they
 * are.
 * @returns how many articles were restored, and the numbers of those that stay
 * @throws Refusal `not_found` (somebody else's), `state` (too late, or undone already), `forbidden`
 */
export const undoBulk = command({
	action: 'undo_bulk',
	input: z.object({ id: rowId }),
	async run(ctx, { id }) {
		const [done] = await ctx.read.select().from(bulk_change).where(eq(bulk_change.id, id)).for('update');
		if (!done || ctx.actor.kind !== 'staff' || done.account_id !== ctx.actor.id) throw new Refusal('not_found');
		if (done.undone_at !== null || done.created_at < ctx.now - UNDO_WITHIN)
			throw new Refusal('state', undefined, { rule: { name: 'undo_late' } });
		const states = await readArticles(
			ctx.read,
			done.items.map((one) => one.id),
			true,
		);
		const isUntouched = (one: BulkItem) => states.get(one.id)?.row.version === one.version;
		const own = done.items.filter(isUntouched);
		for (const item of own) {
			const state = states.get(item.id) as ArticleState;
			ctx.authorize(bulkRights[done.act], subjectOf(state));
			await takeBack(ctx, state, item, done.act);
		}
		const kept = done.items.filter((one) => !isUntouched(one)).map((one) => one.id);
		if (own.length === 0) throw new Refusal('conflict');
		await ctx.tx.update(bulk_change).set({ undone_at: ctx.now }).where(eq(bulk_change.id, id));
		ctx.audit({ entity: 'bulk_change', id, detail: { act: done.act, articles: own.map((one) => one.id), kept } });
		return { n: own.length, kept };
	},
});
