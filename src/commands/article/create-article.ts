import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { writersOf } from '../../access/rules';
import { article } from '../../data/tables/article';
import { isEdition, knownEdition } from '../../editions/editions';
import { makeGroups } from '../../platform/db/insert-rows';
import { storedHtml } from '../../platform/html/stored-html';
import { ruleError } from '../../shared/http/refusal-rules';
import { rowId } from '../../shared/input/numbers';
import { Refusal } from '../../shared/refusal';
import { type CommandContext, command } from '../command';
import { freeSlug } from './core/address/headline-slug';
import { articleContent, articleLinks } from './core/article-input';
import { isArticleVisible, readArticles, readersOf } from './core/article-state';
import { type Begun, contentFromSource } from './core/translation/from-source';
import { definedOnly } from './core/working-copy/wanted-state';
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

/** What a new article begins with: its group, and of a translation what its source has. */
interface Beginning extends Partial<Begun> {
	group_id: number;
}

/**
 * The translation group of a new article, and what of its source it begins with: as readers have the source, or as its
 * writers do where no reader has it.
 * @throws Refusal `not_found`, `taken` with the field
 */
async function beginningOf(
	ctx: CommandContext,
	edition: string,
	translation_of: number | undefined,
): Promise<Beginning> {
	if (translation_of === undefined) return { group_id: (await makeGroups(ctx.tx, 'article', 1))[0] as number };
	const source = (await readArticles(ctx.read, [translation_of], false)).get(translation_of);
	if (!source || !isArticleVisible(ctx, source)) throw new Refusal('not_found', 'translation_of');
	const { group_id } = source.row;
	const same = await ctx.read
		.select({ id: article.id })
		.from(article)
		.where(and(eq(article.group_id, group_id), eq(article.edition, edition), ne(article.status, 'discarded')));
	if (same.length > 0) throw new Refusal('taken', 'translation_of', { rule: { name: 'translated' } });
	const [from, to] = [knownEdition(source.row.edition), knownEdition(edition)];
	// How an edition that is gone wrote its links is not known any more.
	if (!from || !to) return { group_id };
	return { group_id, ...(await contentFromSource(ctx, readersOf(source), { from, to })) };
}

/**
 * Creates an article as a draft. The person who creates it is its author unless authors are named. A translation begins
 * with what its source has; its byline stays, and who begins it is its translator. What the caller gives takes
 * precedence.
 * @returns its number and version, and the names of tags of the source that its edition has not
 * @throws Refusal `forbidden`, `invalid`, `not_found`, `taken` with the field
 */
export const createArticle = command({
	action: 'create',
	input,
	async run(ctx, { edition, links: given, translation_of, ...set }) {
		const own = ctx.actor.kind === 'staff' ? ctx.actor.author_id : undefined;
		// The right over an article of one's own is asked before anything of a source is told.
		const signed = given?.authors ?? (own === undefined ? [] : [own]);
		ctx.authorize('article.write', { edition, section: set.type, authors: writersOf(signed, set.translator_id) });
		const { group_id, left_out = [], ...source } = await beginningOf(ctx, edition, translation_of);
		const links = { ...source.links, authors: source.links?.authors ?? signed, ...definedOnly(given ?? {}) };
		const isOthers = translation_of !== undefined && own !== undefined && !links.authors.includes(own);
		const translator_id = set.translator_id === undefined && isOthers ? own : set.translator_id;
		const seo_url = set.seo_url ?? (await freeSlug(ctx, edition, set.title));
		const html = set.html === undefined ? {} : { html: storedHtml(set.html) };
		const whole = { ...source.set, ...definedOnly(set), ...html, seo_url, translator_id, group_id, edition };
		const writers = writersOf(links.authors, translator_id);
		ctx.authorize('article.write', { edition, section: set.type, authors: writers });
		const [written] = await writeArticles(ctx, [{ set: { ...whole, status: 'draft' }, links }]);
		if (!written) throw new Error('No article came back.');
		return { id: written.id, version: written.after.row.version, left_out };
	},
});
