import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { StartError } from '../../shared/errors';
import type { Database } from './db';
import type { Tx } from './tx';

/** Locks that the nodes of one database know each other by. */
export const MIGRATING = 780013;
export const LOADING_DEMO = 780014;

/** How long a start waits for another one, and how long between two looks; milliseconds. */
const LOCK_TIMEOUT_MS = 120_000;
const PAUSE = 50;

/**
 * Runs a transaction that no other node runs at the same time. A node looks again until the lock is free, and does not
 * wait inside a statement: a statement that takes long is ended by its time-out, however well the other node is getting
 * on.
 * @param lock one of the numbers above
 * @throws StartError when another node holds the lock for two minutes
 */
export async function writeInTurn<T>(db: Database, lock: number, run: (tx: Tx) => Promise<T>): Promise<T> {
	const end = performance.now() + LOCK_TIMEOUT_MS;
	for (;;) {
		const answer = await db.write(async (tx) => {
			const { rows } = await tx.execute<{ is_ours: boolean }>(
				sql`select pg_try_advisory_xact_lock(${lock}) as is_ours`,
			);
			return rows[0]?.is_ours ? { value: await run(tx) } : undefined;
		});
		if (answer) return answer.value;
		if (performance.now() > end) {
			throw new StartError(
				'Another node has been preparing the database for two minutes; look at what it says, and start this one again.',
			);
		}
		await pause(PAUSE);
	}
}
