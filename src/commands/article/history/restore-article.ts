import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { revision } from '../../../data/tables/revision';
import { Refusal } from '../../../shared/refusal';
import { command } from '../../act';
import { seen } from '../core/article-input';
import { contentColumns, subjectOf } from '../core/article-state';
import { demandChange, lockForChange } from '../core/demand-change';
import { standingLinks } from '../core/standing-links';
import { type ArticleColumns, writeArticles } from '../core/write-articles';

const input = z.object({
	...seen,
	/** Number of the revision. */
	number: z.int().positive(),
});

/**
 * Gives an article the words and links of one of its revisions; where it stands on its way to readers stays. The state
 * that is left is kept as a revision too, so that nothing is lost by trying.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found` (the article, or with the field the revision), `conflict`, `taken` (its old
 * address is another article's now)
 */
export const restoreArticle = command({
	verb: 'restore',
	input,
	async run(act, { id, version, number }) {
		const before = await lockForChange(act, id, version);
		const [kept] = await act.read
			.select({ snapshot: revision.snapshot })
			.from(revision)
			.where(and(eq(revision.noun, 'article'), eq(revision.row_id, id), eq(revision.number, number)));
		if (!kept) throw new Refusal('not_found', 'number');
		const { snapshot } = kept;
		const set = Object.fromEntries(
			contentColumns.filter((name) => name in snapshot).map((name) => [name, snapshot[name]]),
		) as ArticleColumns;
		if (set.seo_url !== before.row.seo_url && before.row.first_published_at !== null)
			act.demand('article.move', subjectOf(before));
		const links = await standingLinks(act, snapshot);
		await demandChange(act, before, { type: set.type, authors: links.authors });
		const [written] = await writeArticles(act, [{ before, set, links, note: String(number) }]);
		return { version: written?.after.row.version ?? version };
	},
});
