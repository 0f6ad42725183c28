import { and, asc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Tx } from '../platform/db/tx';
import type { ChangedBy } from '../shared/refusal';
import { sameValue } from '../shared/text/compare/same-value';
import { revision } from './tables/revision';

/** The action of a revision that holds words which a person typed and gave up in a conflict. */
export const UNTAKEN = 'untaken';

/** The largest number of states that are read; changes before them have no known actor. */
const MAX_STATES = 100;

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths of the values that differ between two states: `texts`, `texts.es` and `texts.es.bio`. */
function differing(before: Tree, after: Tree, parent = ''): string[] {
	return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
		const [old, now] = [before[name], after[name]];
		if (sameValue(old, now)) return [];
		const path = parent + name;
		const isInside = isTree(old) || isTree(now);
		return [path, ...(isInside ? differing(isTree(old) ? old : {}, isTree(now) ? now : {}, `${path}.`) : [])];
	});
}

/** The condition that a revision is one of a row. @param key the number of the row, or its text */
export const revisionsOf = (entity: string, key: number | string) =>
	and(eq(revision.noun, entity), typeof key === 'number' ? eq(revision.row_id, key) : eq(revision.row_key, key));

/**
 * The last actor on each field of a row, by the path of the field.
 * @param key the number of the row, or its text
 * @param since number of a revision: only later changes count; all that were kept where it is missing
 */
export async function changersOf(
	db: Pick<Tx, 'select'>,
	entity: string,
	key: number | string,
	since = 0,
): Promise<Record<string, ChangedBy>> {
	const own = revisionsOf(entity, key);
	const from = sql`coalesce((select max(${revision.number}) from ${revision} where ${own}
		and ${revision.verb} <> ${UNTAKEN} and ${revision.number} <= ${since}), 0)`;
	const latest = sql`(select max(${revision.number}) - ${MAX_STATES}::int from ${revision} where ${own})`;
	const states = await db
		.select({
			snapshot: revision.snapshot,
			actor: revision.actor,
			actor_kind: revision.actor_kind,
			account_id: revision.account_id,
			at: revision.created_at,
		})
		.from(revision)
		.where(and(own, ne(revision.verb, UNTAKEN), gte(revision.number, from), gte(revision.number, latest)))
		.orderBy(asc(revision.number));
	const changers: Record<string, ChangedBy> = {};
	for (const [at, { snapshot, ...by }] of states.entries()) {
		const before = states[at - 1]?.snapshot;
		if (before) for (const path of differing(before, snapshot)) if (path !== 'updated_at') changers[path] = by;
	}
	return changers;
}
