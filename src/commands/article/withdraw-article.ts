import { z } from 'zod';
import { command } from '../act';
import { seen } from './core/article-input';
import { lockArticle, subjectOf } from './core/article-state';
import { moveArticle } from './core/move-article';

const input = z.object({ ...seen, reason: z.string().trim().min(1).max(500) });

/**
 * Takes a published article away from readers.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state` (not published)
 */
export const withdrawArticle = command({
	verb: 'withdraw',
	input,
	async run(act, { id, version, reason }) {
		const before = await lockArticle(act, id, version);
		act.demand('article.withdraw', subjectOf(before));
		return moveArticle(act, before, 'withdrawn', {}, reason);
	},
});
