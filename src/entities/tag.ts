import { eq } from 'drizzle-orm';
import { article_tag } from '../data/tables/article';
import { book_tag } from '../data/tables/book';
import { tag as table } from '../data/tables/tag';
import { makeGroups } from '../platform/db/insert-rows';
import { indexArticles, indexTags } from '../search/index/index-document';
import { tag } from '../shared/cache-tags';
import { entity } from './kit/declare';
import { choiceOfEdition } from './kit/edition-field';
import { lines, needed, optional, reference, slug, text } from './kit/fields';
import { leaveTagAddress } from './tags/tag-address';
import { mergeTags } from './tags/tag-merge';

/** The condition that a row of `article_tag` is of one tag. */
const articlesOf = (tag_id: number) => eq(article_tag.tag_id, tag_id);

/** A subject of articles: a row for each edition, linked by its group to the same tag of the others. */
export const tagEntity = entity(
	{
		name: 'tag',
		table,
		fields: {
			edition: needed(choiceOfEdition()),
			slug: needed(slug()),
			name: needed(text(80)),
			description: lines(600),
			company_id: optional(reference('company')),
		},
		fixed: ['edition'],
		title: ['name'],
		list: { order: 'name', search: ['name', 'slug', 'description'], filters: ['edition', 'slug', 'company_id'] },
		rights: { write: 'tag.write', remove: 'tag.remove' },
		tags: (row) => [tag.tag(row.id)],
		born: async (ctx) => ({ group_id: (await makeGroups(ctx.tx, 'tag', 1))[0] }),
		async isUsed(ctx, row) {
			const articles = await ctx.read
				.select({ id: article_tag.article_id })
				.from(article_tag)
				.where(articlesOf(row.id))
				.limit(1);
			const books = await ctx.read
				.select({ id: book_tag.book_id })
				.from(book_tag)
				.where(eq(book_tag.tag_id, row.id))
				.limit(1);
			return articles.length + books.length > 0;
		},
		async follow(ctx, { before, after }) {
			await indexTags(ctx.tx, [(after ?? before)?.id ?? 0]);
			if (!before || !after) return;
			if (before.slug !== after.slug) await leaveTagAddress(ctx, before, after);
			if (before.name === after.name && before.slug === after.slug) return;
			// Articles print the names of their tags, and are found by them.
			const ids = (
				await ctx.read.select({ id: article_tag.article_id }).from(article_tag).where(articlesOf(after.id))
			).map((row) => row.id);
			if (ids.length > 0) await indexArticles(ctx.tx, ids);
			ctx.invalidate(...ids.map((id) => tag.article(id)));
		},
	},
	{ merge: mergeTags },
);
