import { type SQL, sql } from 'drizzle-orm';
import { type Actor, doneBy } from '../../access/actor';

/** Columns of an audit row that say who did it, for a statement that writes the row together with what was done. */
export const DONE_BY_COLUMNS: SQL = sql.raw('actor, actor_kind, account_id, token_id');

/** The values of these columns, in their order. */
export function doneByValues(actor: Actor): SQL {
	const by = doneBy(actor);
	return sql`${by.actor}::text, ${by.actor_kind}::text, ${by.account_id}::int, ${by.token_id}::int`;
}
