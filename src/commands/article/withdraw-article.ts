import { z } from 'zod';
import { anyTarget } from '../../shared/input/links';
import { filledLines } from '../../shared/input/texts';
import { command } from '../command';
import { seen } from './core/article-input';
import { lockArticle } from './core/article-state';
import { moveArticle } from './core/move-article';

const input = z.object({
	...seen,
	reason: filledLines(500),
	/** The address to which its own leads from now on; without it its own answers that it is gone. */
	to: anyTarget.optional(),
});

/**
 * Takes a published article away from readers.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state` (not published), `invalid` (it would lead to itself)
 */
export const withdrawArticle = command({
	action: 'withdraw',
	input,
	async run(ctx, { id, version, reason, to }) {
		const before = await lockArticle(ctx, 'article.withdraw', id, version);
		return moveArticle(ctx, before, 'withdrawn', {}, { note: reason, ...(to === undefined ? {} : { to }) });
	},
});
