import { and, eq, inArray, lte } from 'drizzle-orm';
import { article } from '../../data/tables/article';
import { audit } from '../../data/tables/site';
import type { Database } from '../../platform/db/db';
import { indexArticles } from '../../search/index/index-document';
import { changed } from '../changed';
import { articleTags } from './article-tags';

/**
 * Publishes the scheduled pieces whose moment has come, at most 100 at a time.
 * @param now Unix seconds
 * @returns ids of what was published now
 */
export async function publishScheduled(db: Database, now: number): Promise<number[]> {
	const due = await db.write(async (tx) => {
		const waiting = tx
			.select({ id: article.id })
			.from(article)
			.where(and(eq(article.status, 'scheduled'), lte(article.published_at, now)))
			.limit(100)
			.for('update', { skipLocked: true });
		const rows = await tx
			.update(article)
			.set({ status: 'published', updated_at: now })
			.where(inArray(article.id, waiting))
			.returning({ id: article.id, edition: article.edition, type: article.type, kind: article.kind });
		if (rows.length === 0) return [];
		const ids = rows.map((row) => row.id);
		await indexArticles(tx, ids);
		await tx.insert(audit).values(rows.map((row) => ({ actor: 'system', action: 'publish', noun: 'article', row_id: String(row.id), created_at: now })));
		await changed(tx, rows.flatMap(articleTags));
		return ids;
	});
	return due;
}
