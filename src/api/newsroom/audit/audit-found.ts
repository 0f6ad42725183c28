import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { foundBy } from '../../../entities/kit/staff-list';
import { listedEntities } from '../../../entities/references';
import type { StaffDb } from '../../../platform/db/tx';
import { aboutRows, accountsFound, articlesFound, type RowsOf } from '../../../queries/site/audit-search';

/**
 * The condition that an entry of the audit is about a row that the list of its kind finds by words: articles, accounts
 * and every declared entity. It says nothing of who may read the entry.
 * @param noun the only kind that is looked through; all of them where it is missing
 */
export async function aboutFound(db: StaffDb, search: string, noun: string | undefined): Promise<SQL> {
	const isWanted = (name: string) => noun === undefined || name === noun;
	const declared = listedEntities
		.filter(({ name }) => isWanted(name))
		.map(async (one): Promise<RowsOf> => {
			const key = getTableColumns(one.table)[one.key] as PgColumn;
			return { noun: one.name, table: one.table, key, where: await foundBy(db, one, search) };
		});
	const others = [articlesFound(search), accountsFound(search)].filter((one) => isWanted(one.noun));
	return aboutRows(db, [...others, ...(await Promise.all(declared))]);
}
