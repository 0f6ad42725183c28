import { sql } from 'drizzle-orm';
import type { CacheTag } from '../../../shared/cache-tags';
import type { Tx } from '../tx';

/** Channel on which every node is notified when a purge commits. */
export const PURGED = 'brume_purged';
/** Lock that lets one purge commit at a time: a node that has read the newest one has read all before it. */
const LOCK = 780_030;

const noted = new WeakMap<object, Set<CacheTag>>();

/** Notes what a transaction withdraws: when it commits, nothing that a node kept under these tags is shown again. */
export function queuePurge(tx: Tx, tags: Iterable<CacheTag>): void {
	const set = noted.get(tx) ?? new Set<CacheTag>();
	for (const tag of tags) set.add(tag);
	noted.set(tx, set);
}

/** Tags a transaction has noted so far. */
export const notedPurges = (tx: Tx): CacheTag[] => [...(noted.get(tx) ?? [])];

/**
 * Writes a tombstone for each tag, and notifies the nodes at commit. Must come last in its transaction, because no
 * other purge can go on until that ends.
 * @returns the number of the purge; 0 where nothing is withdrawn
 */
export async function leaveTombstones(tx: Tx, tags: readonly CacheTag[]): Promise<number> {
	if (tags.length === 0) return 0;
	// A crash of the database must not bring withdrawn content back, whatever else it may lose.
	await tx.execute(
		sql`select pg_advisory_xact_lock(${LOCK}::bigint),
			case when current_setting('synchronous_commit') in ('off', 'local') then set_config('synchronous_commit', 'on', true) end`,
	);
	const { rows } = await tx.execute<{ seq: number }>(
		sql`with purge as (select coalesce(max(seq), 0) + 1 as seq from tombstone),
		left_behind as (
			insert into tombstone (tag, seq, at) select t, purge.seq, extract(epoch from now())::bigint
			from purge, json_array_elements_text(${JSON.stringify(tags)}::json) t
			on conflict (tag) do update set seq = excluded.seq, at = excluded.at
		)
		select purge.seq as seq, pg_notify(${PURGED}, '') from purge`,
	);
	return Number(rows[0]?.seq);
}
