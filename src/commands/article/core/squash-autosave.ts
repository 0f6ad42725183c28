import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../access/actor';
import { revision } from '../../../data/tables/revision';
import type { CommandContext } from '../../command';
import type { ArticleState } from './article-state';

/** Seconds within which the autosaves of one person become one revision. */
const AUTOSAVE_WINDOW_SECONDS = 600;

/** The condition that a state was saved by the same account, or with the same key; undefined for all other actors. */
function savedBy(actor: Actor): SQL | undefined {
	if (actor.kind === 'staff') return eq(revision.account_id, actor.id);
	return actor.kind === 'token' ? eq(revision.token_id, actor.id) : undefined;
}

/** The stored action of an autosave. */
const AUTOSAVE = 'continue';

/**
 * Marks the revision of an autosave, and deletes the revision before it where that is an autosave of the same person
 * within the window. A revision that somebody saved by hand stays.
 */
export async function squashAutosave(ctx: CommandContext, { row }: ArticleState, after: ArticleState): Promise<void> {
	const isOwn = savedBy(ctx.actor);
	if (!isOwn) return;
	const ofArticle = and(eq(revision.noun, 'article'), eq(revision.row_id, row.id));
	await ctx.tx
		.update(revision)
		.set({ verb: AUTOSAVE })
		.where(and(ofArticle, eq(revision.number, after.row.version)));
	await ctx.tx
		.delete(revision)
		.where(
			and(
				ofArticle,
				eq(revision.number, row.version),
				eq(revision.verb, AUTOSAVE),
				isOwn,
				isNull(revision.note),
				gt(revision.created_at, ctx.now - AUTOSAVE_WINDOW_SECONDS),
			),
		);
}
