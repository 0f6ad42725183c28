import { TransactionRollbackError } from 'drizzle-orm';
import type { z } from 'zod';
import { denialFor } from '../../../access/authorization';
import type { Tx } from '../../../platform/db/tx';
import { bulkRights } from '../../../shared/article/bulk-acts';
import { Refusal, type RefusalCode } from '../../../shared/refusal';
import { checkedInput, type DatabaseContext, joinTransaction } from '../../command';
import { type ArticleState, isArticleVisible, readArticles, subjectOf } from '../core/article-state';
import { type BulkGiven, bulkInput, doToOne, requireComplete } from '../core/bulk';

/** The result of an action on an article, or the reason for which it would be refused. */
export interface BulkOutcome {
	id: number;
	before: ArticleState | undefined;
	after: ArticleState | undefined;
	refused: { reason: RefusalCode; field: string | undefined } | undefined;
}

type BulkContext = Pick<DatabaseContext, 'actor' | 'now' | 'db'>;

/** Applies the action to one article, and rolls it back. */
async function tried(tx: Tx, { actor, now }: BulkContext, one: { id: number; version: number }, given: BulkGiven) {
	const state = (await readArticles(tx, [one.id], false)).get(one.id);
	const isSeen = state !== undefined && isArticleVisible({ actor, now }, state);
	const outcome = { id: one.id, before: isSeen ? state : undefined, after: undefined, refused: undefined };
	if (!isSeen) return { ...outcome, refused: { reason: 'not_found' as const, field: undefined } };
	const code = denialFor(actor, bulkRights[given.act], subjectOf(state), now);
	if (code) return { ...outcome, refused: { reason: code, field: undefined } };
	if (state.row.version !== one.version)
		return { ...outcome, refused: { reason: 'conflict' as const, field: undefined } };
	let after: ArticleState | undefined;
	try {
		await tx.transaction(async (inner) => {
			const { version } = await doToOne(joinTransaction(inner, actor, now), { read: inner }, state, given);
			if (version !== state.row.version) after = (await readArticles(inner, [one.id], false)).get(one.id);
			inner.rollback();
		});
	} catch (error) {
		if (error instanceof Refusal) return { ...outcome, refused: { reason: error.code, field: error.field } };
		if (!(error instanceof TransactionRollbackError)) throw error;
	}
	return { ...outcome, after };
}

/**
 * The result that an action would have on each of several articles. Each is really changed and rolled back, so that the
 * preview is what the command itself would do; no notification leaves.
 * @throws Refusal `invalid` where the input of the action is incomplete
 */
export async function previewBulk(context: BulkContext, given: z.input<typeof bulkInput>): Promise<BulkOutcome[]> {
	const { articles, ...act } = checkedInput(bulkInput, given);
	requireComplete(act);
	return context.db.write(async (tx) => {
		const outcomes: BulkOutcome[] = [];
		for (const one of articles) outcomes.push(await tried(tx, context, one, act));
		return outcomes;
	});
}
