import { and, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { article } from '../../data/tables/article';
import type { StaffDb } from '../../platform/db/tx';
import { type VisibleDrafts, visibleArticles } from './staff-articles';

/**
 * The article that holds these values, if the caller may see it.
 * @param values by column, as text; all of them must be columns of an article
 */
export async function articleHolding(
	db: StaffDb,
	values: Readonly<Record<string, string>>,
	drafts: VisibleDrafts,
): Promise<{ id: number; title: string } | undefined> {
	const columns = getTableColumns(article) as Record<string, PgColumn>;
	const all = Object.entries(values).map(([name, value]) => columns[name] && eq(columns[name], value));
	if (all.length === 0 || all.includes(undefined)) return undefined;
	const [row] = await db
		.select({ id: article.id, title: article.title })
		.from(article)
		.where(and(...all, visibleArticles(db, drafts)))
		.limit(1);
	return row;
}
