import { inArray, sql } from 'drizzle-orm';
import { differenceOf } from '../../../../data/article-content';
import { article } from '../../../../data/tables/article';
import { article_draft } from '../../../../data/tables/desk/article-draft';
import type { CommandContext } from '../../../command';
import type { ArticleState } from '../article-state';

/** An article before and after a save. */
interface Saved {
	before?: ArticleState;
	after: ArticleState;
	/** True where only its working copy changes. */
	isOfCopy: boolean;
}

/**
 * Writes the working copies of articles, and deletes those that have gone into their rows. Where nothing else of an
 * article changes, its row is given the version and the moment.
 */
export async function keepCopies(ctx: CommandContext, saved: readonly Saved[]): Promise<void> {
	const ended = saved.filter(({ before, after }) => before?.readers && !after.readers).map(({ after }) => after.row.id);
	if (ended.length > 0) await ctx.tx.delete(article_draft).where(inArray(article_draft.article_id, ended));
	const copies = saved.flatMap(({ after: { row, links, readers } }) => {
		const copied = readers && differenceOf(readers, { row, links });
		if (!copied) return [];
		const { number: readers_version } = readers;
		return [{ article_id: row.id, ...copied, readers_version, changed_at: ctx.now }];
	});
	if (copies.length > 0)
		await ctx.tx
			.insert(article_draft)
			.values(copies as (typeof article_draft.$inferInsert)[])
			.onConflictDoUpdate({
				target: article_draft.article_id,
				set: {
					content: sql`excluded.content`,
					links: sql`excluded.links`,
					readers_version: sql`excluded.readers_version`,
					changed_at: sql`excluded.changed_at`,
				},
			});
	for (const { isOfCopy, after } of saved) {
		if (!isOfCopy) continue;
		const { id, version, updated_at } = after.row;
		await ctx.tx.update(article).set({ version, updated_at }).where(sql`${article.id} = ${id}`);
	}
}
