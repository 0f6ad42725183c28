import { z } from 'zod';
import { filledLines } from '../../shared/input/texts';
import { Refusal } from '../../shared/refusal';
import { command } from '../command';
import { seen } from './core/article-input';
import { lockArticle } from './core/article-state';
import { moveArticle } from './core/move-article';

const input = z.object({ ...seen, note: filledLines(500) });

/**
 * Makes a draft again of what waits for a decision, is planned, or was withdrawn.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state`
 */
export const returnArticle = command({
	action: 'return',
	input,
	async run(ctx, { id, version, note }) {
		const before = await lockArticle(ctx, 'article.return', id, version);
		if (before.row.status === 'discarded')
			throw new Refusal('state', 'status', { rule: { name: 'status', status: before.row.status } });
		return moveArticle(ctx, before, 'draft', {}, { note });
	},
});
