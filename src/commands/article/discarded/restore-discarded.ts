import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { article } from '../../../data/tables/article';
import { Refusal } from '../../../shared/refusal';
import { command } from '../../command';
import { seen } from '../core/article-input';
import { lockArticle } from '../core/article-state';
import { moveArticle } from '../core/move-article';

/**
 * Restores a discarded article as a draft.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state` (it is not discarded), `taken` (the group has
 * another article of this edition by now)
 */
export const restoreDiscarded = command({
	action: 'bring_back',
	input: z.object(seen),
	async run(ctx, { id, version }) {
		const before = await lockArticle(ctx, 'article.discard', id, version);
		const { group_id, edition, status } = before.row;
		if (status !== 'discarded') throw new Refusal('state', 'status', { rule: { name: 'status', status } });
		const [other] = await ctx.read
			.select({ id: article.id })
			.from(article)
			.where(and(eq(article.group_id, group_id), eq(article.edition, edition), ne(article.status, 'discarded')))
			.limit(1);
		if (other) throw new Refusal('taken', 'edition', { rule: { name: 'edition_has_one' } });
		return moveArticle(ctx, before, 'draft');
	},
});
