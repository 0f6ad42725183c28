import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type ArticleLinks, contentColumns } from '../../../data/article-content';
import { revision } from '../../../data/tables/revision';
import { rowId } from '../../../shared/input/numbers';
import { Refusal } from '../../../shared/refusal';
import { type CommandContext, command } from '../../command';
import { restoredSlug } from '../core/address/headline-slug';
import { seen } from '../core/article-input';
import { type ArticleState, readersOf, subjectOf } from '../core/article-state';
import { authorizeChange, lockForChange } from '../core/authorize-change';
import { standingLinks } from '../core/links/standing-links';
import { changeOptions, readerChangeOf } from '../core/readers/reader-change';
import type { ArticleColumns } from '../core/working-copy/wanted-state';
import { writeArticles } from '../core/write-articles';

const input = z.object({
	...seen,
	/** Number of the revision. */
	number: rowId,
	...changeOptions,
});

/**
 * The words and links of a revision that can be restored. Corrections of an article that was public are not among them.
 * @throws Refusal `not_found` with `number`
 */
export async function contentOfRevision(
	ctx: CommandContext,
	{ row }: ArticleState,
	number: number,
): Promise<{ set: ArticleColumns; links: Partial<ArticleLinks> }> {
	const [kept] = await ctx.read
		.select({ snapshot: revision.snapshot })
		.from(revision)
		.where(and(eq(revision.noun, 'article'), eq(revision.row_id, row.id), eq(revision.number, number)));
	if (!kept) throw new Refusal('not_found', 'number');
	const { snapshot } = kept;
	const names = contentColumns.filter(
		(name) => name in snapshot && (name !== 'corrections' || row.first_published_at === null),
	);
	const set = Object.fromEntries(names.map((name) => [name, snapshot[name]])) as ArticleColumns;
	return { set, links: await standingLinks(ctx, row.edition, snapshot) };
}

/**
 * Restores the words and links of one of an article's revisions; its status stays. The present state is kept as a
 * revision too, so that nothing is lost. Of an article that readers have, they go into the working copy, or to readers
 * where the caller says what the change is to them.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found` (the article, or with the field the revision), `conflict`, `taken` (its old
 * address is another article's now), `invalid` (`extent`, `correction`), `state` as `admitChanges`
 */
export const restoreArticle = command({
	action: 'restore',
	input,
	async run(ctx, { id, version, number, extent, correction }) {
		const before = await lockForChange(ctx, id, version, undefined, extent !== undefined);
		const { set, links } = await contentOfRevision(ctx, before, number);
		set.seo_url = await restoredSlug(ctx, before.row, set);
		if (set.seo_url !== readersOf(before).row.seo_url && before.row.first_published_at !== null)
			ctx.authorize('article.move', subjectOf(before));
		authorizeChange(
			ctx,
			before,
			{ type: set.type, authors: links.authors, translator_id: set.translator_id },
			extent !== undefined,
		);
		const change = readerChangeOf(ctx, before, { extent, correction }, set);
		const [written] = await writeArticles(ctx, [{ before, ...change, links, note: String(number) }]);
		return { version: written?.after.row.version ?? version };
	},
});
