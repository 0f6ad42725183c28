import type { DoneBy } from '../access/actor';
import { revision } from '../data/tables/revision';
import { insertAll } from '../platform/db/insert-rows';
import type { Act } from './act';

/** A state to be kept. */
export interface KeptState {
	/** Number of the row, or the text that is its key. */
	id: number | string;
	/** The row's version once it was saved so. */
	number: number;
	/** The whole row with its links. */
	snapshot: Record<string, unknown>;
	/** Fingerprint of what an import brought. */
	import_hash?: string;
	note?: string;
}

/** Nobody of whom the history knows. */
const FOUND: DoneBy = { actor: 'history', actor_kind: 'history', account_id: null, token_id: null };

/**
 * Keeps the states after a save, one a row.
 * @param noun name of the table
 * @param found states that stood before and that nobody has kept: rows older than this history, or written past it
 */
export async function keepRevisions(
	act: Act,
	noun: string,
	states: readonly KeptState[],
	found: readonly KeptState[] = [],
): Promise<void> {
	const row = (state: KeptState, verb: string, by: DoneBy) => ({
		noun,
		row_id: typeof state.id === 'number' ? state.id : null,
		row_key: typeof state.id === 'number' ? null : state.id,
		number: state.number,
		verb,
		snapshot: state.snapshot,
		note: state.note ?? null,
		...by,
		import_hash: state.import_hash ?? null,
		created_at: act.now,
	});
	await insertAll(act.tx, revision, [
		...found.map((state) => row(state, 'found', FOUND)),
		...states.map((state) => row(state, act.verb, act.doneBy)),
	]);
}
