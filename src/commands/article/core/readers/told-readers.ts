import { z } from 'zod';
import { Refusal } from '../../../../shared/refusal';
import type { Act } from '../../../act';
import type { ArticleState } from '../article-state';
import type { ArticleColumns } from '../write-articles';

/** What somebody says of a change of a published article. */
export const toldReaders = {
	/** What the change is to readers: nothing new, other words, or a correction that is told. */
	extent: z.enum(['minor', 'update', 'correction']).optional(),
	/** What was wrong and what is right, in words for readers. */
	correction: z.string().trim().min(1).max(2_000).optional(),
};

/** What a change of this extent does to the dates and corrections of a published article. @throws Refusal `invalid` */
export function toldToReaders(
	act: Act,
	{ row }: ArticleState,
	extent: z.output<(typeof toldReaders)['extent']>,
	correction?: string,
): ArticleColumns {
	if (extent === 'correction' && correction === undefined) throw new Refusal('invalid', 'correction');
	if (row.status !== 'published' || extent === undefined) return {};
	if (extent === 'minor') return { revised_at: row.revised_at };
	if (extent === 'update') return { revised_at: act.now };
	return { revised_at: act.now, corrections: [...row.corrections, { at: act.now, text: correction ?? '' }] };
}
