import { desc, eq } from 'drizzle-orm';
import { preview_link } from '../../data/tables/desk/preview-link';
import { account } from '../../data/tables/security/account';
import type { StaffDb } from '../../platform/db/tx';

/** Most links of one article that a screen shows. */
const MAX_ROWS = 100;

/** Links to the preview of an article, the last made first, those that are over too until they are let go. */
export function previewLinksOf(db: StaffDb, article: number) {
	const { id, name, is_pinned, created_at, ends_at, revoked_at, opened_at, opened, article_id } = preview_link;
	return db
		.select({ id, name, is_pinned, by: account.name, created_at, ends_at, revoked_at, opened_at, opened })
		.from(preview_link)
		.innerJoin(account, eq(account.id, preview_link.account_id))
		.where(eq(article_id, article))
		.orderBy(desc(id))
		.limit(MAX_ROWS);
}
