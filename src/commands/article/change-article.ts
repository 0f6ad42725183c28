import { z } from 'zod';
import { command } from '../act';
import { articleContent, articleLinks, seen } from './core/article-input';
import { subjectOf } from './core/article-state';
import { lockForChange } from './core/demand-change';
import { joinGo } from './core/join-go';
import { toldReaders, toldToReaders } from './core/readers/told-readers';
import { writeArticles } from './core/write-articles';

const input = z.object({
	...seen,
	...articleContent.shape,
	links: articleLinks.optional(),
	note: z.string().trim().max(500).optional(),
	...toldReaders,
	/** Saved by the editor while somebody writes: the states of one go are kept as one. */
	continues: z.literal(true).optional(),
});

/**
 * Changes what an article says. What is left out stays.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict` (another version), `invalid`, `taken` (the address of another
 * article)
 */
export const changeArticle = command({
	verb: 'change',
	input,
	async run(act, { id, version, links, note, extent, correction, continues, ...set }) {
		const before = await lockForChange(act, id, version, { type: set.type, authors: links?.authors });
		const isMoved =
			set.seo_url !== undefined && set.seo_url !== before.row.seo_url && before.row.first_published_at !== null;
		if (isMoved) act.demand('article.move', subjectOf(before));
		const [written] = await writeArticles(act, [
			{ before, set: { ...set, ...toldToReaders(act, before, extent, correction) }, links, note, extent },
		]);
		if (continues && written?.outcome === 'changed') await joinGo(act, before);
		return { version: written?.after.row.version ?? version };
	},
});
