import { eq, or } from 'drizzle-orm';
import { z } from 'zod';
import { createRedirect } from '../commands/redirect/create-redirect';
import { article, article_author } from '../data/tables/article';
import { author as table } from '../data/tables/author';
import { account } from '../data/tables/security/account';
import { editions } from '../editions/editions';
import { urls } from '../editions/urls';
import { indexArticles, indexAuthors } from '../search/index/index-document';
import { authorTags, tag } from '../shared/cache-tags';
import { contactLink } from '../shared/input/links';
import { filledLine, line, lines } from '../shared/input/texts';
import { entity } from './kit/declare';
import { flag, list, needed, optional, reference, slug, text, texts } from './kit/fields';

/** A person, or software, that signs articles; a single row for all editions, with a text in each. */
export const authorEntity = entity({
	name: 'author',
	table,
	fields: {
		slug: needed(slug()),
		name: needed(text(120)),
		is_software: flag(),
		photo_id: optional(reference('media')),
		links: list(z.object({ title: filledLine(120), url: contactLink }), 12),
		texts: texts({ role: line(200), bio: lines(4_000) }),
	},
	title: ['name'],
	list: { order: 'name', search: ['name', 'slug'], filters: ['slug', 'is_software'] },
	rights: { write: 'author.write', remove: 'author.remove' },
	tags: authorTags,
	// An author stays while an account belongs to it, because the account's rights over articles depend on it.
	async isUsed(ctx, row) {
		const people = await ctx.read
			.select({ id: account.id })
			.from(account)
			.where(eq(account.author_id, row.id))
			.limit(1);
		return people.length > 0;
	},
	async follow(ctx, { before, after }) {
		await indexAuthors(ctx.tx, [(after ?? before)?.id ?? 0]);
		if (!before || !after || (before.name === after.name && before.slug === after.slug)) return;
		if (before.slug !== after.slug)
			for (const edition of editions)
				await createRedirect(
					ctx,
					urls.author.href(edition, { slug: before.slug }),
					urls.author.href(edition, { slug: after.slug }),
				);
		// Articles print the names of their authors, and are found by them; they print their translator and reviewer too.
		const rows = await ctx.read
			.select({ id: article_author.article_id })
			.from(article_author)
			.where(eq(article_author.author_id, after.id));
		const ids = rows.map((row) => row.id);
		if (ids.length > 0) await indexArticles(ctx.tx, ids);
		const naming = await ctx.read
			.select({ id: article.id })
			.from(article)
			.where(or(eq(article.translator_id, after.id), eq(article.reviewer_id, after.id)));
		ctx.invalidate(...[...ids, ...naming.map(({ id }) => id)].map((id) => tag.article(id)));
	},
});
