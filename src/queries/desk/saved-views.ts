import { and, asc, eq, or } from 'drizzle-orm';
import { saved_view } from '../../data/tables/desk/saved-view';
import { account } from '../../data/tables/security/account';
import type { StaffDb } from '../../platform/db/tx';

/** Most views that a list shows above it. */
const MAX_ROWS = 60;

/** Views of a list that somebody has: their own, and those that colleagues share. */
export const savedViews = (db: StaffDb, entity: string, account_id: number) =>
	db
		.select({
			id: saved_view.id,
			name: saved_view.name,
			query: saved_view.query,
			is_shared: saved_view.is_shared,
			account_id: saved_view.account_id,
			owner: account.name,
		})
		.from(saved_view)
		.innerJoin(account, eq(account.id, saved_view.account_id))
		.where(and(eq(saved_view.noun, entity), or(eq(saved_view.account_id, account_id), eq(saved_view.is_shared, true))))
		.orderBy(asc(saved_view.name), asc(saved_view.id))
		.limit(MAX_ROWS);
