import { z } from 'zod';
import { command } from '../act';
import { seen } from './core/article-input';
import { lockArticle } from './core/article-state';
import { moveArticle } from './core/move-article';

/** An address of this site, or one of another. */
const target = z.union([z.string().regex(/^\/(?![/\\])[^\s\\]*$/), z.url({ protocol: /^https?$/ })]);

const input = z.object({
	...seen,
	reason: z.string().trim().min(1).max(500),
	/** Where its address leads from now on; without it the address answers that it is gone. */
	to: target.and(z.string().max(2_000)).optional(),
});

/**
 * Takes a published article away from readers.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state` (not published), `invalid` (it would lead to itself)
 */
export const withdrawArticle = command({
	verb: 'withdraw',
	input,
	async run(act, { id, version, reason, to }) {
		const before = await lockArticle(act, 'article.withdraw', id, version);
		return moveArticle(act, before, 'withdrawn', {}, { note: reason, ...(to === undefined ? {} : { to }) });
	},
});
