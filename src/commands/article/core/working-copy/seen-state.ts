import { and, eq, max, sql } from 'drizzle-orm';
import { type ArticleLinks, contentColumns } from '../../../../data/article-content';
import { revision } from '../../../../data/tables/revision';
import { keepsWorkingCopy } from '../../../../shared/statuses';
import type { CommandContext } from '../../../command';
import { type ArticleState, versionConflict } from '../article-state';
import { standingLinks } from '../links/standing-links';
import type { ArticleColumns } from './wanted-state';

/** A state of an article that somebody decides about. */
export interface SeenState {
	/** The article as it would be with it, for the checklist. */
	state: ArticleState;
	/** What a save sets to get there, and that the rest stays with the writers. */
	draft: { set: ArticleColumns; links: Partial<ArticleLinks>; isWhole: true; leavesRest: boolean };
	/** Number of its revision. */
	number: number;
}

/**
 * Number of the last state that its writers have left behind: what readers have, of an article that they have; else the
 * last in another status. Only what came after it can go out.
 */
async function lastLeftBehind(ctx: CommandContext, { row, readers }: ArticleState): Promise<number> {
	if (keepsWorkingCopy(row.status)) return readers?.number ?? row.version;
	const [last] = await ctx.read
		.select({ number: max(revision.number) })
		.from(revision)
		.where(
			and(
				eq(revision.noun, 'article'),
				eq(revision.row_id, row.id),
				sql`${revision.snapshot} ->> 'status' <> ${row.status}`,
			),
		);
	return last?.number ?? 0;
}

/**
 * The state that a person saw and now decides about. Where its writers have gone on since, it is that very revision; what
 * they have typed and saved since stays theirs.
 * @throws Refusal `conflict` where readers have been given something newer, where the article has left its status, or
 * where the version was never kept
 */
export async function seenState(ctx: CommandContext, before: ArticleState, version: number): Promise<SeenState> {
	const { typed, readers, ...held } = before;
	const { row } = held;
	const chosen = async (content: ArticleColumns, links: Partial<ArticleLinks>): Promise<SeenState> => {
		const set = { ...content, ...(typed === undefined ? {} : { html: content.html ?? row.html }) };
		const leavesRest = typed !== undefined || version !== row.version;
		const state = { row: { ...row, ...set }, links: { ...held.links, ...links } };
		return { state, draft: { set, links, isWhole: true, leavesRest }, number: version };
	};
	// A row that a copy is linked to may have been removed since.
	if (version === row.version)
		return chosen({}, readers ? await standingLinks(ctx, row.edition, { ...held.links }) : {});
	const [kept] = await ctx.read
		.select({ snapshot: revision.snapshot })
		.from(revision)
		.where(and(eq(revision.noun, 'article'), eq(revision.row_id, row.id), eq(revision.number, version)));
	const isNewer = version < row.version && version > (await lastLeftBehind(ctx, before));
	if (!kept || !isNewer || kept.snapshot.status !== row.status) throw await versionConflict(ctx, before, version);
	const { snapshot } = kept;
	const names = contentColumns.filter((name) => name in snapshot);
	const content = Object.fromEntries(names.map((name) => [name, snapshot[name]])) as ArticleColumns;
	return chosen(content, await standingLinks(ctx, row.edition, snapshot));
}
