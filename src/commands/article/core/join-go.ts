import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../access/actor';
import { revision } from '../../../data/tables/revision';
import type { Act } from '../../act';
import type { ArticleState } from './article-state';

/** Seconds within which what one person saves while writing is one go. */
const GO = 600;

/** The condition that a state was saved by the same account, or with the same key; undefined for all other actors. */
function savedBy(actor: Actor): SQL | undefined {
	if (actor.kind === 'staff') return eq(revision.account_id, actor.id);
	return actor.kind === 'token' ? eq(revision.token_id, actor.id) : undefined;
}

/** Takes away the state before this one where the same person saved it in the same go. */
export async function joinGo(act: Act, { row }: ArticleState): Promise<void> {
	const isOwn = savedBy(act.actor);
	if (!isOwn) return;
	await act.tx
		.delete(revision)
		.where(
			and(
				eq(revision.noun, 'article'),
				eq(revision.row_id, row.id),
				eq(revision.number, row.version),
				eq(revision.verb, 'change'),
				isOwn,
				isNull(revision.note),
				gt(revision.created_at, act.now - GO),
			),
		);
}
