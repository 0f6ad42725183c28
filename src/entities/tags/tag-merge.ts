import { eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { lockArticles, readersOf } from '../../commands/article/core/article-state';
import { writeArticles } from '../../commands/article/core/write-articles';
import { type CommandContext, command } from '../../commands/command';
import type { Written } from '../../data/article-content';
import { tag as table } from '../../data/tables/tag';
import { indexTags } from '../../search/index/index-document';
import { tag } from '../../shared/cache-tags';
import { givenRowId } from '../../shared/input/numbers';
import { rowVersion } from '../../shared/input/texts';
import { Refusal } from '../../shared/refusal';
import { admit } from '../kit/admit';
import { leaveTagAddress } from './tag-address';

/** Articles that are read and written together; their texts are in memory meanwhile. */
const BATCH = 200;

/** Replaces a tag by another one on every article; each changed article gets a revision of its own. */
async function moveArticles(ctx: CommandContext, from: number, into: number): Promise<number> {
	const merged = ({ links }: Pick<Written, 'links'>) => [
		...new Set(links.tags.map((one) => (one === from ? into : one))),
	];
	const { rows } = await ctx.tx.execute<{ id: number }>(
		sql`select article_id as id from article_tag where tag_id = ${from}::int
			union select article_id from article_draft where links -> 'tags' @> to_jsonb(${from}::int) order by id`,
	);
	for (let at = 0; at < rows.length; at += BATCH) {
		const ids = rows.slice(at, at + BATCH).map((row) => row.id);
		const states = await lockArticles(ctx.read, ids);
		await writeArticles(
			ctx,
			states.map((before) => ({
				before,
				// A discarded article takes no change but one that says that it stays discarded.
				set: before.row.status === 'discarded' ? { status: before.row.status } : {},
				changeKind: 'merge' as const,
				links: { tags: merged(readersOf(before)) },
				copy: { set: {}, links: { tags: merged(before) } },
			})),
		);
	}
	return rows.length;
}

/**
 * Merges a tag into another one of its edition: articles and books get the other tag, and the address redirects there.
 * @returns how many articles have the other tag now
 * @throws Refusal `not_found`, `forbidden`, `conflict` (with a version), `invalid` (the same tag, or one of another
 * edition)
 */
export const mergeTags = command({
	action: 'merge',
	input: z.object({ key: givenRowId, into: givenRowId, version: rowVersion.optional() }),
	async run(ctx, { key, into, version }) {
		const rows = await ctx.read
			.select()
			.from(table)
			.where(inArray(table.id, [key, into]))
			.orderBy(table.id)
			.for('update');
		const held = (one: number) => rows.find((row) => row.id === one);
		const of = { table, read: 'tag.write' } as const;
		const from = admit(ctx, held(key), { of, rights: ['tag.write', 'tag.remove'], version });
		const to = admit(ctx, held(into), { of, rights: ['tag.write'], field: 'into' });
		if (from.id === to.id || from.edition !== to.edition)
			throw new Refusal('invalid', 'into', { rule: { name: 'into_itself' } });
		const articles = await moveArticles(ctx, from.id, to.id);
		await ctx.tx.execute(
			sql`update book_tag set tag_id = ${into}::int where tag_id = ${key}::int and not
				exists (select from book_tag o where o.book_id = book_tag.book_id and o.tag_id = ${into}::int)`,
		);
		// A book that had both keeps the other.
		await ctx.tx.execute(sql`delete from book_tag where tag_id = ${key}::int`);
		await ctx.tx.delete(table).where(eq(table.id, key));
		await leaveTagAddress(ctx, from, to);
		await indexTags(ctx.tx, [key, into]);
		ctx.audit({ entity: 'tag', id: key, detail: { into, articles, removed: from } });
		ctx.invalidate(tag.tag(into), tag.books);
		ctx.purge(tag.tag(key));
		return { articles };
	},
});
