import { desc } from 'drizzle-orm';
import type { DoneBy } from '../access/actor';
import { revisionsOf, UNTAKEN } from '../data/changers';
import { revision } from '../data/tables/revision';
import { insertAll } from '../platform/db/insert-rows';
import type { ChangeKind } from '../shared/article/change-kinds';
import { sameValue } from '../shared/text/compare/same-value';
import type { CommandContext } from './command';

/** A state of a row to be kept as a revision. */
export interface KeptState {
	/** The key of the row: its number, or a text. */
	id: number | string;
	/** The row's version after the save. */
	number: number;
	/** The whole row with its links. */
	snapshot: Record<string, unknown>;
	/** Fingerprint of the imported content. */
	import_hash?: string;
	note?: string;
	/** For an article: what the save changed for readers. */
	change_kind?: ChangeKind | undefined;
	/** The actor who wrote it, where it is not the one who saves it. */
	by?: DoneBy | undefined;
	/** For an article: true for a state of its working copy, which readers never had. */
	is_working_copy?: boolean;
	/** The save that is repeated, where the state is the one of an earlier save. */
	again?: { verb: string; note: string | null; by: DoneBy; created_at: number };
}

/** The actor of states that were found without a revision: unknown. */
const FOUND: DoneBy = { actor: 'history', actor_kind: 'history', account_id: null, token_id: null };

/** A state as a row of `revision`. */
const rowOf = (ctx: CommandContext, entity: string, state: KeptState, action: string, by: DoneBy) => ({
	noun: entity,
	row_id: typeof state.id === 'number' ? state.id : null,
	row_key: typeof state.id === 'number' ? null : state.id,
	number: state.number,
	verb: action,
	snapshot: state.snapshot,
	change_kind: state.change_kind ?? null,
	is_working_copy: state.is_working_copy ?? false,
	note: state.again?.note ?? state.note ?? null,
	...by,
	import_hash: state.import_hash ?? null,
	created_at: state.again?.created_at ?? ctx.now,
});

/**
 * Keeps the states of rows after a save, one for each row.
 * @param entity name of the table
 * @param found states from before the save that no revision holds: rows older than this history, or written past it
 */
export async function keepRevisions(
	ctx: CommandContext,
	entity: string,
	states: readonly KeptState[],
	found: readonly KeptState[] = [],
): Promise<void> {
	await insertAll(ctx.tx, revision, [
		...found.map((state) => rowOf(ctx, entity, state, 'found', FOUND)),
		...states.map((state) =>
			rowOf(ctx, entity, state, state.again?.verb ?? ctx.action, state.again?.by ?? state.by ?? ctx.doneBy),
		),
	]);
}

/** Words that a person typed over a row and gave up in a conflict. */
export interface UntakenState {
	/** The key of the row: its number, or a text. */
	id: number | string;
	/** The row as it would be with these words. */
	untaken: Record<string, unknown>;
	/** The row as it is. */
	standing: Record<string, unknown>;
	/** The row's version, where the entity counts versions. */
	version?: number;
}

/**
 * Keeps words that were given up in a conflict as a revision before the newest: the unchanged row is kept once more
 * after them, by the person who saved it, so that the newest revision always equals the row. The same words of the same
 * person are kept once.
 * @param entity name of the table
 * @returns the number of the newest revision, which is the row's version where the entity counts versions; undefined
 * where these words are kept already
 */
export async function keepUntakenState(
	ctx: CommandContext,
	entity: string,
	{ id, untaken, standing, version = 0 }: UntakenState,
): Promise<number | undefined> {
	const [newest, last] = await ctx.read
		.select()
		.from(revision)
		.where(revisionsOf(entity, id))
		.orderBy(desc(revision.number))
		.limit(2);
	const number = Math.max(version, newest?.number ?? 1);
	const kept = newest?.number === number ? newest : undefined;
	const isOwn = last?.actor === ctx.doneBy.actor && last.account_id === ctx.doneBy.account_id;
	if (kept && last?.verb === UNTAKEN && isOwn && sameValue(last.snapshot, untaken)) return undefined;
	const found = rowOf(ctx, entity, { id, number, snapshot: standing }, 'found', FOUND);
	const { id: _row, ...again } = kept ?? { id: undefined, ...found };
	await insertAll(ctx.tx, revision, [
		...(kept ? [] : [found]),
		rowOf(ctx, entity, { id, number: number + 1, snapshot: untaken }, UNTAKEN, ctx.doneBy),
		// It changes nothing for readers, whatever the repeated save has changed for them.
		{ ...again, number: number + 2, snapshot: standing, change_kind: null },
	]);
	return number + 2;
}
