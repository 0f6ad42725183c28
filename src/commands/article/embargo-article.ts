import { z } from 'zod';
import { command } from '../act';
import { seen } from './core/article-input';
import { lockArticle } from './core/article-state';
import { writeArticles } from './core/write-articles';

const input = z.object({
	...seen,
	/** Unix seconds before which nobody may publish it; null lifts the embargo. */
	until: z.int().nullable(),
});

/**
 * Sets or lifts an embargo. The database holds it: nothing is published or planned earlier.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `invalid` (it is published, or planned for an earlier hour)
 */
export const embargoArticle = command({
	verb: 'embargo',
	input,
	async run(act, { id, version, until }) {
		const before = await lockArticle(act, 'article.embargo', id, version);
		const [written] = await writeArticles(act, [{ before, set: { embargo_until: until } }]);
		return { version: written?.after.row.version ?? version };
	},
});
