import { sql, TransactionRollbackError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { schema } from '../data/schema';
import type { Database } from '../platform/db/db';
import { READER_ROLE } from '../platform/db/role-names';
import type { Db, Tx } from '../platform/db/tx';

/** The connection of a transaction, which no other statement has until it ends. */
const clientOf = (tx: Tx) => (tx as unknown as { session: { client: pg.PoolClient } }).session.client;

/**
 * Writes, looks at what readers would then see, and takes everything back: nothing of it is ever committed, and nobody
 * is told of it. Rows that it writes are held meanwhile.
 * @param write what is to be seen
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
