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

/** A column of a table that names a row of another one. */
export interface Reference {
	table: PgTable;
	/** Name of the table. */
	name: TableName;
	column: Column;
	/** Column of the row that is named. */
	of: string;
}

/** What the caller may read of what names a row. */
export interface VisibleReferrers {
	/** The condition that a row of `article` is visible; undefined where every one is. */
	articles: SQL | undefined;
	/** Rows of another table that are visible besides those that readers see; undefined where none is. */
	rowsOf(table: string): VisibleRows | undefined;
}

/** What the database itself ties to the rows of a table, as far as staff see it. */
export function referencesTo(target: PgTable): Reference[] {
	return Object.entries(schema as Record<string, unknown>).flatMap(([key, table]): Reference[] => {
		if (!is(table, PgTable) || access[key as TableName]?.staff === 'none') return [];
		const { name, foreignKeys } = getTableConfig(table);
		// What the index of uses says, the tables have said themselves.
		if (name === 'media_use') return [];
		return foreignKeys.flatMap((one): Reference[] => {
			const { columns, foreignTable, foreignColumns } = one.reference();
			const [column, named] = [columns[0], foreignColumns[0]];
			return foreignTable === target && columns.length === 1 && column && named
				? [{ table, name: name as TableName, column, of: named.name }]
				: [];
		});
	});
}

/** Tables whose rows may name a row of an entity. */
export const usersOf = ({ table }: Entity): string[] => [...new Set(referencesTo(table).map(({ name }) => name))];

/** The condition that a row of a table is visible, or one that readers see; undefined where every row is. */
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
	return own && typeof readers === 'object' ? or(sql.raw(readers.where), own) : own;
}

/**
 * Where a row is used: how many rows of other tables name it, by table, of those that the caller may read. What no such
 * row names is left out. Nothing is declared for it: the foreign keys say it.
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
	for (const [n, { name }] of references.entries()) {
		const count = rows[0]?.counts[n] ?? 0;
		if (count > 0) uses[name] = (uses[name] ?? 0) + count;
	}
	return uses;
}
