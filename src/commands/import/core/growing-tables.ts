import { getTableName, sql } from 'drizzle-orm';
import { article, article_author, article_tag } from '../../../data/tables/article';
import { import_row } from '../../../data/tables/operation/import-run';
import { revision } from '../../../data/tables/revision';
import { search_document } from '../../../data/tables/search-document';
import { audit, redirect } from '../../../data/tables/site';
import type { Database } from '../../../platform/db/db';

/** Tables that grow with every piece of an import. */
const GROWING = [article, article_author, article_tag, audit, import_row, redirect, revision, search_document];

/**
 * Has PostgreSQL count anew what is in the tables that an import fills, so that it plans its statements by what they
 * hold now. It does so by itself a minute or more after they have grown; an import fills them within that minute.
 */
export async function refreshGrowingTables(db: Pick<Database, 'writeAlone'>): Promise<void> {
	const names = GROWING.map((table) => sql.identifier(getTableName(table)));
	await db.writeAlone(sql`analyze ${sql.join(names, sql`, `)}`);
}
