import { and, eq, gt, isNull } from 'drizzle-orm';
import { revision } from '../../../data/tables/revision';
import type { Act } from '../../act';
import type { ArticleState } from './article-state';

/** Seconds within which what one person saves while writing is one go. */
const GO = 600;

/** Takes away the state before this one where the same person saved it in the same go. */
export const joinGo = (act: Act, { row }: ArticleState) =>
	act.tx
		.delete(revision)
		.where(
			and(
				eq(revision.noun, 'article'),
				eq(revision.row_id, row.id),
				eq(revision.number, row.version),
				eq(revision.verb, 'change'),
				eq(revision.actor, act.name),
				isNull(revision.note),
				gt(revision.created_at, act.now - GO),
			),
		);
