import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { LEASE_MS } from './lease-times';

/** Milliseconds between looks: at first as long as a node needs that is well. */
const FIRST_PAUSE_MS = 2;
const MAX_PAUSE_MS = 50;

/** A statement by itself. */
type Ask = <Row extends Record<string, unknown>>(statement: SQL) => Promise<Row[]>;

/**
 * Settles when no node shows any more what a purge has withdrawn: each that holds a lease has confirmed it, and each
 * whose lease ran out has had to ask for tombstones since. Takes a few milliseconds where all nodes are well, and a
 * lease at most.
 * @param seq number of the purge, which has committed just now
 * @param own the node of this process, which has dropped it already
 * @throws what the database throws where it stays away: the purge holds, and who confirmed it is not known
 */
export async function untilConfirmed(ask: Ask, seq: number, own: string): Promise<void> {
	const committed = performance.now();
	const isLong = () => performance.now() - committed > LEASE_MS;
	for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, MAX_PAUSE_MS)) {
		try {
			const [others] = await ask<{ are_live: boolean | null }>(
				sql`select bool_or(until > clock_timestamp()) as are_live from node_lease where id <> ${own}
					and seen < ${seq}::bigint`,
			);
			if (others?.are_live === null || (others?.are_live === false && isLong())) return;
		} catch (error) {
			if (isLong()) throw error;
		}
		await pause(wait);
	}
}
