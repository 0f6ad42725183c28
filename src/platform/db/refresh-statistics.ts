import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './db';

/**
 * Has PostgreSQL count anew what is in some tables, so that it plans its queries by what they hold now. It does so by
 * itself a minute or more after they have grown; an import fills an empty table within that minute.
 */
export async function refreshStatistics(db: Pick<Database, 'writeAlone'>, tables: readonly PgTable[]): Promise<void> {
	const names = sql.join(
		tables.map((table) => sql.identifier(getTableName(table))),
		sql`, `,
	);
	await db.writeAlone(sql`analyze ${names}`);
}
