import { type Column, eq, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { access } from '../../data/access';
import { schema } from '../../data/schema';
import type { StaffDb } from '../../platform/db/tx';
import type { Entity } from './declare';
import type { Versioned } from './entity';

/** A column of a table that names a row of another one. */
interface Reference {
	table: PgTable;
	name: string;
	column: Column;
	/** Column of the row that is named. */
	of: string;
}

/** What the database itself ties to the rows of a table, as far as staff see it. */
function referencesTo(target: PgTable): Reference[] {
	return Object.entries(schema as Record<string, unknown>).flatMap(([key, table]): Reference[] => {
		if (!is(table, PgTable) || access[key as keyof typeof access]?.staff === 'none') return [];
		const { name, foreignKeys } = getTableConfig(table);
		// What the index of uses says, the tables have said themselves.
		if (name === 'media_use') return [];
		return foreignKeys.flatMap((one): Reference[] => {
			const { columns, foreignTable, foreignColumns } = one.reference();
			const [column, named] = [columns[0], foreignColumns[0]];
			return foreignTable === target && columns.length === 1 && column && named
				? [{ table, name, column, of: named.name }]
				: [];
		});
	});
}

/** Tables whose rows may name a row of a noun. */
export const usersOf = ({ table }: Entity): string[] => [...new Set(referencesTo(table).map(({ name }) => name))];

/**
 * Where a row is used: how many rows of other tables name it, by table. What no row names is left out. Nothing is
 * declared for it: the foreign keys say it.
 */
export async function usesOf(db: StaffDb, entity: Entity, row: Versioned): Promise<Record<string, number>> {
	const references = referencesTo(entity.table);
	if (references.length === 0) return {};
	const counts = references.map(
		({ table, column, of }): SQL => sql`(select count(*)::int from ${table} where ${eq(column, row[of])})`,
	);
	const { rows } = await db.execute<{ counts: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as counts`);
	const uses: Record<string, number> = {};
	for (const [n, { name }] of references.entries()) {
		const count = rows[0]?.counts[n] ?? 0;
		if (count > 0) uses[name] = (uses[name] ?? 0) + count;
	}
	return uses;
}
