import type { Actor } from '../../../access/actor';
import type { Right } from '../../../access/policy';
import { visibleDrafts } from '../../../access/visible-articles';
import { type VisibleRows, visibleRowsOrNone } from '../../../access/visible-rows';
import type { VisibleReferrers } from '../../../entities/kit/uses';
import { entityOf } from '../../../entities/registry';
import type { StaffDb } from '../../../platform/db/tx';
import { listedArticles, visibleArticles } from '../../../queries/article/staff-articles';

/** Rights of reading what readers do not see, of tables that are no declared entity. */
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
export function visibleRowsOfTable(actor: Actor, table: string, now: number): VisibleRows | undefined {
	const right = entityOf(table)?.rights.read ?? RIGHTS[table];
	return right && visibleRowsOrNone(actor, right, now);
}

/** What an actor may read of what names a row. @param now Unix seconds */
export const visibleReferrers = (db: StaffDb, actor: Actor, now: number): VisibleReferrers => ({
	articles: visibleArticles(db, visibleDrafts(actor)),
	rowsOf: (table) => visibleRowsOfTable(actor, table, now),
});

/**
 * What an actor's lists show of what names a row: without discarded articles, and without rows that readers see of
 * editions that the list leaves out.
 * @param now Unix seconds
 */
export function listedReferrers(db: StaffDb, actor: Actor, now: number): VisibleReferrers {
	return {
		...visibleReferrers(db, actor, now),
		articles: listedArticles(db, visibleDrafts(actor)),
		isListed: (table) => entityOf(table) !== undefined,
	};
}
