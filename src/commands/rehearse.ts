import { sql, TransactionRollbackError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { schema } from '../data/schema';
import type { Database } from '../platform/db/db';
import { READER_ROLE } from '../platform/db/role-names';
import type { Db, Tx } from '../platform/db/tx';

/** The connection of a transaction, which no other statement uses until it ends. */
const clientOf = (tx: Tx) => (tx as unknown as { session: { client: pg.PoolClient } }).session.client;

/**
 * Writes, reads what readers would then see, and rolls everything back: nothing is committed, and no notification
 * leaves. Written rows are locked meanwhile.
 * @param write makes the changes to look at
 * @param look reads as readers do, on the same connection
 */
export async function rehearse<Written, Seen>(
	db: Pick<Database, 'write'>,
	write: (tx: Tx) => Promise<Written>,
	look: (read: Db, written: Written) => Promise<Seen>,
): Promise<Seen> {
	let seen: { result: Seen } | undefined;
	try {
		await db.write(async (tx) => {
			const written = await write(tx);
			await tx.execute(sql`set local role ${sql.identifier(READER_ROLE)}`);
			seen = { result: await look(drizzle({ client: clientOf(tx), schema }), written) };
			tx.rollback();
		});
	} catch (error) {
		if (seen && error instanceof TransactionRollbackError) return seen.result;
		throw error;
	}
	throw new Error('A rehearsal was committed.');
}
