import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { preview_link } from '../../data/tables/desk/preview-link';
import { rowId } from '../../shared/input/numbers';
import { Refusal } from '../../shared/refusal';
import { lockArticleOf } from '../article/core/article-state';
import { command } from '../command';
import { revoked, told } from './core/preview-links';

/**
 * Ends a link at once, whoever has made it. One that is over stays as it is.
 * @throws Refusal `forbidden`, `not_found`
 */
export const revokePreviewLink = command({
	verb: 'revoke',
	input: z.object({ id: rowId }),
	async run(act, { id }) {
		const { article_id } = preview_link;
		const [found] = await act.read.select({ article_id }).from(preview_link).where(eq(preview_link.id, id));
		if (!found) throw new Refusal('not_found');
		await lockArticleOf(act, 'preview_link.make', found.article_id);
		const [row] = await act.read.select().from(preview_link).where(eq(preview_link.id, id)).for('update');
		if (!row) throw new Refusal('not_found');
		if (row.revoked_at === null && row.ends_at > act.now) {
			await act.tx.update(preview_link).set(revoked(act)).where(eq(preview_link.id, id));
			act.done(told(act, row));
		}
		return { id };
	},
});
