import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { preview_link } from '../../data/tables/desk/preview-link';
import { rowId } from '../../shared/input/numbers';
import { Refusal } from '../../shared/refusal';
import { lockArticleOf } from '../article/core/article-state';
import { command } from '../command';
import { linkEntry, revoked } from './core/preview-links';

/**
 * Ends a link at once, also one that a colleague made. A link that has ended stays as it is.
 * @throws Refusal `forbidden`, `not_found`
 */
export const revokePreviewLink = command({
	action: 'revoke',
	input: z.object({ id: rowId }),
	async run(ctx, { id }) {
		const { article_id } = preview_link;
		const [found] = await ctx.read.select({ article_id }).from(preview_link).where(eq(preview_link.id, id));
		if (!found) throw new Refusal('not_found');
		await lockArticleOf(ctx, 'preview_link.make', found.article_id);
		const [row] = await ctx.read.select().from(preview_link).where(eq(preview_link.id, id)).for('update');
		if (!row) throw new Refusal('not_found');
		if (row.revoked_at === null && row.ends_at > ctx.now) {
			await ctx.tx.update(preview_link).set(revoked(ctx)).where(eq(preview_link.id, id));
			ctx.audit(linkEntry(ctx, row));
		}
		return { id };
	},
});
