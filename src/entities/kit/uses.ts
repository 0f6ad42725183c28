import { and, type Column, eq, exists, getTableColumns, is, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { VisibleRows } from '../../access/visible-rows';
import { access } from '../../data/access';
import { schema } from '../../data/schema';
import { article } from '../../data/tables/article';
import type { StaffDb } from '../../platform/db/tx';
import type { Entity } from './declare';
import type { Versioned } from './entity';
import { ofEditions } from './of-editions';

type TableName = keyof typeof access;

/** A column of a table that refers to a row of another table. */
export interface Reference {
	table: PgTable;
	/** Name of the table. */
	name: TableName;
	column: Column;
	/** The column that it refers to. */
	of: string;
	/** What its rows are counted under: the table, with the column where the table refers in several. */
	use: string;
}

/** Which rows the caller may read among those that refer to a row. */
export interface VisibleReferrers {
	/** The condition that a row of `article` is visible; undefined where every row is. */
	articles: SQL | undefined;
	/** Rows of another table that are visible besides those that readers see; undefined where there are none. */
	rowsOf(table: string): VisibleRows | undefined;
	/** True for a table of which only those rows count that the caller's own list of it shows. */
	isListed?(table: string): boolean;
}

/** All foreign keys to a table, from tables that staff may read. */
export function referencesTo(target: PgTable): Reference[] {
	return Object.entries(schema as Record<string, unknown>).flatMap(([key, table]): Reference[] => {
		if (!is(table, PgTable) || access[key as TableName]?.staff === 'none') return [];
		const { name, foreignKeys } = getTableConfig(table);
		// The index of uses repeats what the other tables say themselves.
		if (name === 'media_use') return [];
		const found = foreignKeys.flatMap((one) => {
			const { columns, foreignTable, foreignColumns } = one.reference();
			const [column, named] = [columns[0], foreignColumns[0]];
			return foreignTable === target && columns.length === 1 && column && named ? [{ column, of: named.name }] : [];
		});
		return found.map((one) => ({
			...one,
			table,
			name: name as TableName,
			use: found.length > 1 ? `${name}_${one.column.name}` : name,
		}));
	});
}

/** What rows that refer to a row of an entity are counted under. */
export const usersOf = ({ table }: Entity): string[] => referencesTo(table).map(({ use }) => use);

/** The condition that a referring row is visible to the caller, or to readers; undefined where every row is. */
export function seen(db: StaffDb, { table, name }: Reference, users: VisibleReferrers): SQL | undefined {
	if (table === article) return users.articles;
	const { article_id } = getTableColumns(table) as Record<string, PgColumn>;
	if (article_id)
		return (
			users.articles &&
			exists(
				db
					.select({ one: sql`1` })
					.from(article)
					.where(and(eq(article.id, article_id), users.articles)),
			)
		);
	const { readers } = access[name];
	const sight = readers === 'all' ? 'all' : users.rowsOf(name);
	const own = sight === undefined ? sql`false` : ofEditions(table, sight);
	if (sight !== undefined && users.isListed?.(name)) return own;
	return own && typeof readers === 'object' ? or(sql.raw(readers.where), own) : own;
}

/**
 * The number of rows in other tables that refer to a row, by table or column (`use`), as far as the caller may read
 * them. Those without such a row are left out. Nothing is declared for it: the foreign keys are enough.
 */
export async function usesOf(
	db: StaffDb,
	entity: Entity,
	row: Versioned,
	users: VisibleReferrers,
): Promise<Record<string, number>> {
	const references = referencesTo(entity.table);
	if (references.length === 0) return {};
	const counts = references.map((one): SQL => {
		const of = and(eq(one.column, row[one.of]), seen(db, one, users));
		return sql`(select count(*)::int from ${one.table} where ${of})`;
	});
	const { rows } = await db.execute<{ counts: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as counts`);
	const uses: Record<string, number> = {};
	for (const [n, { use }] of references.entries()) {
		const count = rows[0]?.counts[n] ?? 0;
		if (count > 0) uses[use] = count;
	}
	return uses;
}
