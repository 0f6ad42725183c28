import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { translation_group } from '../../data/tables/translation-group';
import type { Tx } from './tx';

/**
 * Inserts all rows of a table in one statement with one parameter: their JSON, which PostgreSQL reads by the table's
 * own types. Ten times less work than a parameter for every value. A column that any row gives is given by all: where a
 * row leaves it out, it is null.
 * @returns what is asked for of each new row, in no promised order.
 */
export async function insertReturning<T extends PgTable, K extends keyof T['$inferSelect'] & string>(
	tx: Tx,
	table: T,
	rows: T['$inferInsert'][],
	columns: readonly K[],
): Promise<Pick<T['$inferSelect'], K>[]> {
	if (rows.length === 0) return [];
	const given = new Set(rows.flatMap((row) => Object.keys(row)));
	const names = Object.entries(getTableColumns(table))
		.filter(([key]) => given.has(key))
		.map(([, column]) => sql.identifier(column.name));
	const name = sql.identifier(getTableName(table));
	const list = sql.join(names, sql`, `);
	// Numbers that the caller has drawn already go in as they are.
	const overriding = given.has('id') ? sql` overriding system value` : sql``;
	const answer =
		columns.length === 0
			? sql``
			: sql` returning ${sql.join(
					columns.map((column) => sql.identifier(column)),
					sql`, `,
				)}`;
	const result = await tx.execute<Record<string, unknown>>(
		sql`insert into ${name} (${list})${overriding} select ${list}
			from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)${answer}`,
	);
	return result.rows as Pick<T['$inferSelect'], K>[];
}

/** Inserts all rows of a table; see `insertReturning`. */
export async function insertAll<T extends PgTable>(tx: Tx, table: T, rows: T['$inferInsert'][]): Promise<void> {
	await insertReturning(tx, table, rows, []);
}

/** Makes translation groups of an entity. @returns their ids. */
export async function makeGroups(tx: Tx, entity: string, count: number): Promise<number[]> {
	const rows = await insertReturning(
		tx,
		translation_group,
		Array.from({ length: count }, () => ({ noun: entity })),
		['id'],
	);
	return rows.map((row) => row.id);
}
