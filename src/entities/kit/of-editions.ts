import { getTableColumns, getTableName, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../../access/actor';
import type { Right } from '../../access/policy';
import { type VisibleRows, visibleRows } from '../../access/visible-rows';
import { access } from '../../data/access';

/** The condition that a row of a table is visible; undefined where every row is. */
export function ofEditions(table: PgTable, visible: VisibleRows): SQL | undefined {
	const edition = (getTableColumns(table) as Record<string, PgColumn>).edition;
	return visible === 'all' || !edition ? undefined : or(isNull(edition), inArray(edition, [...visible]));
}

/** True where readers of the site see every row of a table. */
export const isOpenToReaders = (table: PgTable): boolean =>
	access[getTableName(table) as keyof typeof access]?.readers === 'all';

/**
 * The rows of a declared entity that an actor may read. A table that readers see whole is open in every edition: a
 * translator of a tag looks at the words of the other edition.
 * @param now Unix seconds
 * @throws Refusal `forbidden`, `unproved`
 */
export function visibleRowsOf(
	{ table, read }: { table: PgTable; read: Right },
	actor: Actor,
	now: number,
): VisibleRows {
	const own = visibleRows(actor, read, now);
	return isOpenToReaders(table) ? 'all' : own;
}
