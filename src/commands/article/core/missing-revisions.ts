import { and, eq, inArray, sql } from 'drizzle-orm';
import { revision } from '../../../data/tables/revision';
import type { CommandContext } from '../../command';
import type { KeptState } from '../../keep-revisions';
import { type ArticleState, snapshotOf } from './article-state';

/**
 * States that are about to be replaced and that no revision holds: rows from before there was a history, and rows that
 * were written without one.
 */
export async function missingRevisions(
	ctx: CommandContext,
	changed: readonly { before?: ArticleState }[],
): Promise<KeptState[]> {
	const states = changed.flatMap(({ before }) => before ?? []);
	if (states.length === 0) return [];
	const ids = states.map(({ row }) => row.id);
	const rows = await ctx.read
		.select({ id: revision.row_id, number: sql<number>`max(${revision.number})` })
		.from(revision)
		.where(and(eq(revision.noun, 'article'), inArray(revision.row_id, ids)))
		.groupBy(revision.row_id);
	const newest = new Map(rows.map(({ id, number }) => [id, number]));
	return states
		.filter(({ row }) => (newest.get(row.id) ?? 0) < row.version)
		.map((state) => ({
			id: state.row.id,
			number: state.row.version,
			snapshot: snapshotOf(state),
			is_working_copy: state.readers !== undefined,
		}));
}
