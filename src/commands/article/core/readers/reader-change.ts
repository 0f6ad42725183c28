import { z } from 'zod';
import { type Extent, extents } from '../../../../shared/article/change-kinds';
import { filledLines } from '../../../../shared/input/texts';
import { Refusal } from '../../../../shared/refusal';
import type { CommandContext } from '../../../command';
import type { ArticleState } from '../article-state';
import type { ArticleColumns } from '../working-copy/wanted-state';

/** Describes a change of a published article. */
export const changeOptions = {
	/**
	 * What the change is to readers: nothing new, other words, or a correction that is shown. Without it the change of an
	 * article that readers have goes into its working copy.
	 */
	extent: z.enum(extents).optional(),
	/** What was wrong and what is right, in words for readers. */
	correction: filledLines(2_000).optional(),
};

/** What a caller was given of it. */
export interface ChangeOptions {
	extent?: Extent | undefined;
	correction?: string | undefined;
}

/** What a change is to readers, and what it makes of the dates and corrections of the article. */
export interface ReaderChange {
	/** Undefined where readers have nothing of the article, or are given nothing yet. */
	changeKind: Extent | undefined;
	set: ArticleColumns;
}

/**
 * Returns what a change of an article is to readers.
 * @param set what is changed; a correction may mend the words of an earlier one with it
 * @throws Refusal `invalid` with `correction` where a correction has no words
 */
export function readerChangeOf(
	ctx: CommandContext,
	{ row }: ArticleState,
	{ extent, correction }: ChangeOptions,
	set: ArticleColumns = {},
): ReaderChange {
	if (extent === 'correction' && correction === undefined)
		throw new Refusal('invalid', 'correction', { rule: { name: 'needed' } });
	if (row.status !== 'published' || extent === undefined) return { changeKind: undefined, set };
	if (extent === 'minor') return { changeKind: extent, set: { ...set, revised_at: row.revised_at } };
	if (extent === 'update') return { changeKind: extent, set: { ...set, revised_at: ctx.now } };
	const corrections = [...(set.corrections ?? row.corrections), { at: ctx.now, text: correction ?? '' }];
	return { changeKind: extent, set: { ...set, revised_at: ctx.now, corrections } };
}
