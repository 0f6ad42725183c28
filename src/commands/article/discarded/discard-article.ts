import { z } from 'zod';
import { Refusal } from '../../../shared/refusal';
import { command } from '../../command';
import { seen } from '../core/article-input';
import { lockArticle } from '../core/article-state';
import { moveArticle } from '../core/move-article';

/**
 * Throws a draft away that no reader ever saw. It can be brought back until it is swept.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state` (no draft, or readers have had it)
 */
export const discardArticle = command({
	action: 'discard',
	input: z.object(seen),
	async run(ctx, { id, version }) {
		const before = await lockArticle(ctx, 'article.discard', id, version);
		if (before.row.first_published_at !== null) throw new Refusal('state', 'status', { rule: { name: 'readers_had' } });
		return moveArticle(ctx, before, 'discarded');
	},
});
