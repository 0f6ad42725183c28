import { z } from 'zod';
import { command } from '../command';
import { seen } from './core/article-input';
import { lockArticle } from './core/article-state';
import { moveArticle } from './core/move-article';

/**
 * Gives a draft to those who decide about it.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state`
 */
export const submitArticle = command({
	action: 'submit',
	input: z.object(seen),
	async run(ctx, { id, version }) {
		const before = await lockArticle(ctx, 'article.submit', id, version);
		return moveArticle(ctx, before, 'review');
	},
});
