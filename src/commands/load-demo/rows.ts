import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../data/db';
import { translation_group } from '../../data/tables/translation-group';

/** PostgreSQL takes 65,535 parameters a statement; a row of ours has at most 40 columns. */
const ROWS_A_STATEMENT = 500;

/** Inserts all rows in as few statements as possible. */
export async function insertAll<T extends PgTable>(tx: Tx, table: T, rows: T['$inferInsert'][]): Promise<void> {
	for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
		await tx.insert(table).values(rows.slice(start, start + ROWS_A_STATEMENT));
	}
}

/** Makes translation groups of a noun. @returns their ids. */
export async function makeGroups(tx: Tx, noun: string, count: number): Promise<number[]> {
	if (count === 0) return [];
	const rows = await tx.insert(translation_group).values(Array.from({ length: count }, () => ({ noun }))).returning({ id: translation_group.id });
	return rows.map((row) => row.id);
}

/** The value of a key that must be there. @throws Error that names what is missing, for whoever writes demonstration texts. */
export function need<K, V>(map: ReadonlyMap<K, V>, key: K, what: string): V {
	const value = map.get(key);
	if (value === undefined) throw new Error(`The demonstration edition has no ${what} "${String(key)}".`);
	return value;
}
