import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { article } from '../../data/tables/article';
import { media } from '../../data/tables/media';
import { tag } from '../../shared/cache-tags';
import { rowId } from '../../shared/input/numbers';
import { Refusal } from '../../shared/refusal';
import { articleTags } from '../article/core/article-tags';
import { command } from '../command';

const share = z.number().min(0).max(1);

/**
 * Sets the point of interest of a picture, around which it is cropped on every page.
 * @throws Refusal `forbidden`, `not_found`, `state` (a file that is no picture)
 */
export const focusMedia = command({
	action: 'focus',
	input: z.object({ id: rowId, focus_x: share, focus_y: share }),
	async run(ctx, { id, focus_x, focus_y }) {
		const [before] = await ctx.read.select().from(media).where(eq(media.id, id)).for('update');
		if (!before || before.deleted_at !== null) throw new Refusal('not_found');
		ctx.authorize('media.change', before.stored_by === null ? {} : { stored_by: before.stored_by });
		if (before.kind !== 'image') throw new Refusal('state', 'kind', { rule: { name: 'not_image' } });
		await ctx.tx.update(media).set({ focus_x, focus_y }).where(eq(media.id, id));
		const shown = await ctx.read
			.select({ id: article.id, edition: article.edition, type: article.type, kind: article.kind })
			.from(article)
			.where(eq(article.cover_id, id));
		ctx.invalidate(tag.media(before.name), ...shown.flatMap(articleTags));
		const from = { focus_x: before.focus_x, focus_y: before.focus_y };
		ctx.audit({
			entity: 'media',
			id,
			detail: { changes: { focus: { from: Object.values(from).join(', '), to: `${focus_x}, ${focus_y}` } } },
		});
		return { id, focus_x, focus_y };
	},
});
