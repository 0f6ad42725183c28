import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../access/actor';
import { revision } from '../../../data/tables/revision';
import type { CommandContext } from '../../command';
import type { ArticleState } from './article-state';

/** Seconds within which what one person saves while writing is one go. */
const GO = 600;

/** The condition that a state was saved by the same account, or with the same key; undefined for all other actors. */
function savedBy(actor: Actor): SQL | undefined {
	if (actor.kind === 'staff') return eq(revision.account_id, actor.id);
	return actor.kind === 'token' ? eq(revision.token_id, actor.id) : undefined;
}

/** The verb of a state that the editor saved by itself while somebody wrote. */
const CONTINUE = 'continue';

/**
 * Marks the state after a save as one that the editor saved by itself, and takes away the state before it where that is
 * another of the same person and of the same go. A state that somebody saved by hand stays.
 */
export async function joinGo(ctx: CommandContext, { row }: ArticleState, after: ArticleState): Promise<void> {
	const isOwn = savedBy(ctx.actor);
	if (!isOwn) return;
	const ofArticle = and(eq(revision.noun, 'article'), eq(revision.row_id, row.id));
	await ctx.tx
		.update(revision)
		.set({ verb: CONTINUE })
		.where(and(ofArticle, eq(revision.number, after.row.version)));
	await ctx.tx
		.delete(revision)
		.where(
			and(
				ofArticle,
				eq(revision.number, row.version),
				eq(revision.verb, CONTINUE),
				isOwn,
				isNull(revision.note),
				gt(revision.created_at, ctx.now - GO),
			),
		);
}
