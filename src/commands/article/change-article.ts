import { z } from 'zod';
import { storedHtml } from '../../platform/html/stored-html';
import { lines } from '../../shared/input/texts';
import { differingFrom } from '../changes-between';
import { command } from '../command';
import { slugWith } from './core/address/headline-slug';
import { articleContent, articleLinks, seen } from './core/article-input';
import { readersOf, subjectOf } from './core/article-state';
import { lockForChange } from './core/authorize-change';
import { changeOptions, readerChangeOf } from './core/readers/reader-change';
import { squashAutosave } from './core/squash-autosave';
import { writeArticles } from './core/write-articles';

const input = z.object({
	...seen,
	...articleContent.shape,
	links: articleLinks.optional(),
	note: lines(500).optional(),
	...changeOptions,
	/** An autosave: consecutive ones are kept as one revision. */
	continues: z.literal(true).optional(),
});

/**
 * Changes what an article says. What is left out stays, except for a slug that follows the headline. Of an article that
 * readers have, the change goes into the working copy; where the caller says what it is to readers, they are given it at
 * once, and nothing else of the working copy.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict` (another version), `invalid`, `taken` (the address of another
 * article), `state` as `admitChanges`
 */
export const changeArticle = command({
	action: 'change',
	input,
	async run(ctx, { id, version, links, note, extent, correction, continues, ...given }) {
		const before = await lockForChange(
			ctx,
			id,
			version,
			{ type: given.type, authors: links?.authors, translator_id: given.translator_id },
			extent !== undefined,
		);
		const html = given.html === undefined ? {} : { html: storedHtml(given.html, before.row.html) };
		const set = differingFrom(articleContent.shape, { ...given, ...html }, before.row);
		const isMoved =
			set.seo_url !== undefined &&
			set.seo_url !== readersOf(before).row.seo_url &&
			before.row.first_published_at !== null;
		if (isMoved) ctx.authorize('article.move', subjectOf(before));
		if (set.title !== undefined && given.seo_url === undefined)
			set.seo_url = await slugWith(ctx, before.row, set.title);
		const change = readerChangeOf(ctx, before, { extent, correction }, set);
		const [written] = await writeArticles(ctx, [{ before, ...change, links, note }]);
		if (continues && written?.outcome === 'changed') await squashAutosave(ctx, before, written.after);
		return { version: written?.after.row.version ?? version };
	},
});
