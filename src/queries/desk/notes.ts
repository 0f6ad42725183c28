import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { note } from '../../data/tables/desk/note';
import { account } from '../../data/tables/security/account';
import type { StaffDb } from '../../platform/db/tx';

/** Most notes of one article that a screen shows, answers among them. */
const MAX_ROWS = 1_000;

/** The notes about an article, oldest first, with their authors. */
export function notesOf(db: StaffDb, article_id: number) {
	const settler = alias(account, 'settler');
	return db
		.select({
			id: note.id,
			thread_id: note.thread_id,
			version: note.version,
			anchor: note.anchor,
			text: note.text,
			account_id: note.account_id,
			name: account.name,
			created_at: note.created_at,
			changed_at: note.changed_at,
			is_removed: sql<boolean>`${note.removed_at} is not null`,
			settled_at: note.settled_at,
			settled_by: settler.name,
		})
		.from(note)
		.leftJoin(account, eq(account.id, note.account_id))
		.leftJoin(settler, eq(settler.id, note.settled_by))
		.where(eq(note.article_id, article_id))
		.orderBy(asc(note.id))
		.limit(MAX_ROWS);
}
