import { and, eq, exists, ne, type SQL, sql } from 'drizzle-orm';
import { article } from '../../data/tables/article';
import { pending_change } from '../../data/tables/desk/pending-change';
import { account } from '../../data/tables/security/account';
import type { StaffDb } from '../../platform/db/tx';

const waitsAt = (id: number) => and(eq(pending_change.article_id, id), eq(pending_change.state, 'waiting'));

/** The change of an article that waits for a second person, and who wrote it; undefined where none waits. */
export async function pendingChange(db: StaffDb, id: number) {
	const [row] = await db
		.select({
			id: pending_change.id,
			version: pending_change.version,
			fields: pending_change.fields,
			extent: pending_change.extent,
			correction: pending_change.correction,
			account_id: pending_change.account_id,
			by: account.name,
			created_at: pending_change.created_at,
		})
		.from(pending_change)
		.innerJoin(account, eq(account.id, pending_change.account_id))
		.where(waitsAt(id));
	return row;
}

/** The condition that a change of a row of `article` waits that somebody other than an account wrote. */
export const hasPendingFor = (db: Pick<StaffDb, 'select'>, account_id: number | null): SQL =>
	exists(
		db
			.select({ one: sql`1` })
			.from(pending_change)
			.where(
				and(
					eq(pending_change.article_id, article.id),
					eq(pending_change.state, 'waiting'),
					account_id === null ? undefined : ne(pending_change.account_id, account_id),
				),
			),
	);
