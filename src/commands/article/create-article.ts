import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { article } from '../../data/tables/article';
import { isEdition } from '../../editions/editions';
import { makeGroups } from '../../platform/db/insert-rows';
import { storedHtml } from '../../platform/html/stored-html';
import { ruleError } from '../../shared/http/refusal-rules';
import { rowId } from '../../shared/input/numbers';
import { Refusal } from '../../shared/refusal';
import { type CommandContext, command } from '../command';
import { freeSlug } from './core/address/headline-slug';
import { articleContent, articleLinks } from './core/article-input';
import { isArticleVisible, readArticles } from './core/article-state';
import { writeArticles } from './core/write-articles';

const input = z.object({
	...articleContent.shape,
	edition: z.string().refine(isEdition, ruleError({ name: 'edition' })),
	type: articleContent.shape.type.unwrap(),
	title: articleContent.shape.title.unwrap(),
	links: articleLinks.optional(),
	/** Number of the article in another edition that this one translates. */
	translation_of: rowId.optional(),
});

/** The translation group of a new article. @throws Refusal `not_found`, `taken` with the field */
async function groupFor(ctx: CommandContext, edition: string, translation_of: number | undefined): Promise<number> {
	if (translation_of === undefined) return (await makeGroups(ctx.tx, 'article', 1))[0] as number;
	const source = (await readArticles(ctx.read, [translation_of], false)).get(translation_of);
	if (!source || !isArticleVisible(ctx, source)) throw new Refusal('not_found', 'translation_of');
	const { group_id } = source.row;
	const same = await ctx.read
		.select({ id: article.id })
		.from(article)
		.where(and(eq(article.group_id, group_id), eq(article.edition, edition), ne(article.status, 'discarded')));
	if (same.length > 0) throw new Refusal('taken', 'translation_of', { rule: { name: 'translated' } });
	return group_id;
}

/**
 * Creates an article as a draft. The person who creates it is its author unless authors are named.
 * @returns its number and version
 * @throws Refusal `forbidden`, `invalid`, `not_found`, `taken` with the field
 */
export const createArticle = command({
	action: 'create',
	input,
	async run(ctx, { edition, links, translation_of, ...set }) {
		const own = ctx.actor.kind === 'staff' ? ctx.actor.author_id : undefined;
		const authors = links?.authors ?? (own === undefined ? [] : [own]);
		ctx.authorize('article.write', { edition, section: set.type, authors });
		const group_id = await groupFor(ctx, edition, translation_of);
		const seo_url = set.seo_url ?? (await freeSlug(ctx, edition, set.title));
		const html = set.html === undefined ? {} : { html: storedHtml(set.html) };
		const [written] = await writeArticles(ctx, [
			{ set: { ...set, ...html, seo_url, group_id, edition, status: 'draft' }, links: { ...links, authors } },
		]);
		if (!written) throw new Error('No article came back.');
		return { id: written.id, version: written.after.row.version };
	},
});
