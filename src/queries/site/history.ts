import { and, desc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import { revision } from '../../data/tables/revision';
import { account } from '../../data/tables/security/account';
import { audit } from '../../data/tables/site';
import type { StaffDb } from '../../platform/db/tx';
import { actorsNamed, madeBy } from './audit-search';

/** The filters of the audit log. */
export interface AuditQuery {
	noun?: string | undefined;
	row?: string | undefined;
	/** Words of the name under which somebody acted. */
	actor?: string | undefined;
	/** Number of the actor's account. */
	account?: number | undefined;
	/** Number of the row after which the page begins. */
	after?: number | undefined;
	/** Rows of a page. */
	limit?: number | undefined;
}

const PAGE = 50;

/**
 * A page of the audit log, newest first.
 * @param isVisible the condition that the reader may see a row; undefined where they may see all
 * @param isAbout the condition on the rows that entries are about; undefined for entries about any row
 * @returns the rows, and the mark of the next page; null on the last one
 */
export async function listAudit(
	db: StaffDb,
	{ noun, row, actor, account: account_id, after, limit = PAGE }: AuditQuery,
	isVisible: SQL | undefined,
	isAbout: SQL | undefined,
) {
	const where = and(
		isVisible,
		noun === undefined ? undefined : eq(audit.noun, noun),
		row === undefined ? undefined : eq(audit.row_id, row),
		account_id === undefined ? undefined : eq(audit.account_id, account_id),
		after === undefined ? undefined : lt(audit.id, after),
		isAbout,
	);
	const found = await db
		.select()
		.from(audit)
		.where(actor === undefined ? where : madeBy(await actorsNamed(db, actor), where, limit + 1))
		.orderBy(desc(audit.id))
		.limit(limit + 1);
	const rows = found.slice(0, limit);
	return { rows, next: found.length > limit ? String(rows.at(-1)?.id) : null };
}

/** The revisions of a row, newest first. @param key its number, or its text */
export const listRevisions = (db: StaffDb, entity: string, key: number | string) =>
	db
		.select({
			number: revision.number,
			verb: revision.verb,
			actor: revision.actor,
			actor_kind: revision.actor_kind,
			account_id: revision.account_id,
			note: revision.note,
			created_at: revision.created_at,
			snapshot: revision.snapshot,
			is_working_copy: revision.is_working_copy,
		})
		.from(revision)
		.where(
			and(eq(revision.noun, entity), typeof key === 'number' ? eq(revision.row_id, key) : eq(revision.row_key, key)),
		)
		.orderBy(desc(revision.number))
		.limit(200);

/** Present names of people of the newsroom, by the numbers of their accounts. */
export async function accountNames(db: StaffDb, ids: readonly number[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select({ id: account.id, name: account.name })
		.from(account)
		.where(inArray(account.id, [...ids]));
	return new Map(rows.map(({ id, name }) => [String(id), name]));
}
