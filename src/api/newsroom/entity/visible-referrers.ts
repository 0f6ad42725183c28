import type { Actor } from '../../../access/actor';
import type { Right } from '../../../access/policy';
import { draftsInSight } from '../../../access/visible-articles';
import { type RowsInSight, rowsInSightOrNone } from '../../../access/visible-rows';
import type { UsersInSight } from '../../../entities/kit/uses';
import { entityOf } from '../../../entities/registry';
import type { StaffDb } from '../../../platform/db/tx';
import { articlesInSight } from '../../../queries/article/staff-articles';

/** Rights of reading what readers do not see, of tables that are no declared noun. */
const RIGHTS: Readonly<Record<string, Right>> = {
	account: 'account.read',
	ad_click: 'adv.read',
	adv_day: 'adv.read',
	book: 'page.write',
	data_series: 'data_point.revise',
	event_edition: 'page.write',
	issue: 'issue.compose',
	subject: 'page.write',
	topic: 'page.write',
};

/**
 * Rows of a table that an actor may read beside those that readers see; undefined where there is none.
 * @param now Unix seconds
 */
export function rowsOfTable(actor: Actor, table: string, now: number): RowsInSight | undefined {
	const right = entityOf(table)?.rights.read ?? RIGHTS[table];
	return right && rowsInSightOrNone(actor, right, now);
}

/** What an actor may read of what names a row. @param now Unix seconds */
export const usersInSight = (db: StaffDb, actor: Actor, now: number): UsersInSight => ({
	articles: articlesInSight(db, draftsInSight(actor)),
	rowsOf: (table) => rowsOfTable(actor, table, now),
});
