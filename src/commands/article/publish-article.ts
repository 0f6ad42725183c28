import { z } from 'zod';
import { command } from '../command';
import { seen } from './core/article-input';
import { lockArticle, refuseTyped } from './core/article-state';
import { refuseStopped } from './core/checklist';
import { moveArticle } from './core/move-article';

/**
 * Puts an article before readers now: exactly the version the caller saw.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state` (published already, or what the checklist finds, with the
 * field)
 */
export const publishArticle = command({
	action: 'publish',
	input: z.object(seen),
	async run(ctx, { id, version }) {
		const before = await lockArticle(ctx, 'article.publish', id, version);
		refuseTyped(before);
		await refuseStopped(ctx, before, ctx.now);
		const { unpublish_at } = before.row;
		return moveArticle(
			ctx,
			before,
			'published',
			unpublish_at !== null && unpublish_at <= ctx.now ? { unpublish_at: null } : {},
		);
	},
});
