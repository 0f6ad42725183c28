import { z } from 'zod';
import { command } from '../command';
import { seen } from './core/article-input';
import { lockArticle, subjectOf } from './core/article-state';
import { refuseStopped } from './core/checklist';
import { moveArticle } from './core/move-article';
import { seenState } from './core/working-copy/seen-state';

/**
 * Puts an article before readers now: exactly the version the caller saw. What its writers have typed since stays in
 * its working copy.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state` (published already, or what the checklist finds, with the
 * field)
 */
export const publishArticle = command({
	action: 'publish',
	input: z.object(seen),
	async run(ctx, { id, version }) {
		const before = await lockArticle(ctx, 'article.publish', id);
		const { state, draft, number } = await seenState(ctx, before, version);
		ctx.authorize('article.publish', subjectOf(state));
		await refuseStopped(ctx, state, ctx.now, number);
		const { unpublish_at } = before.row;
		const ends = unpublish_at !== null && unpublish_at <= ctx.now ? { unpublish_at: null } : {};
		const { set, ...more } = draft;
		return moveArticle(ctx, before, 'published', { ...set, ...ends }, more);
	},
});
