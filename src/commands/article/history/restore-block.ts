import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Fragment } from 'prosemirror-model';
import { z } from 'zod';
import { revision } from '../../../data/tables/revision';
import { documentOfHtml } from '../../../platform/html/html-document';
import { articleText, type FoundText } from '../../../queries/article/article-text';
import { rowId, wholeFromZero } from '../../../shared/input/numbers';
import { Refusal } from '../../../shared/refusal';
import { blockPlaces } from '../../../shared/text/compare/block-place';
import { blocksOf, type TextBlock } from '../../../shared/text/compare/blocks';
import { htmlOf } from '../../../shared/text/document-html';
import { command } from '../../command';
import { readersOf } from '../core/article-state';
import { keepText, SERVER_CLIENT, standingText } from '../core/article-text';
import { lockForChange } from '../core/authorize-change';
import { changeOptions, readerChangeOf } from '../core/readers/reader-change';
import { writeArticles } from '../core/write-articles';

/** The mark of a block: a short hash of its content, equal for equal blocks. */
export const blockMark = ({ html }: TextBlock): string =>
	createHash('sha256').update(html).digest('base64url').slice(0, 22);

const input = z.object({
	id: rowId,
	/** Number of the revision that has the block. */
	revision: rowId,
	/** Index of the block in the text of its revision, from 0. */
	block: wholeFromZero,
	/** Mark of the block that the caller saw in its place, and that it replaces; null where there was none. */
	seen: z.string().max(40).nullable(),
	...changeOptions,
});

/**
 * Puts a block of an earlier text back into the current text: in place of its successor, or between its neighbours
 * where it is gone. The rest of the text stays as its writers have it, and open editors follow.
 * @returns the article's version
 * @throws Refusal `forbidden`, `state` (with `working_copy` where readers would get more than it); `not_found` (the article, with the field the revision or the block); `conflict`
 * with `seen` where its place is not as the caller saw it
 */
export const restoreBlock = command({
	action: 'restore_block',
	input,
	async run(ctx, { id, revision: number, block, seen, extent, correction }) {
		const before = await lockForChange(ctx, id, undefined, undefined, extent !== undefined);
		// Readers would be given the whole text of the working copy with the block.
		if (extent !== undefined && (before.typed !== undefined || readersOf(before).row.html !== before.row.html))
			throw new Refusal('state', 'working_copy', { rule: { name: 'working_copy' } });
		const [kept] = await ctx.read
			.select({ snapshot: revision.snapshot })
			.from(revision)
			.where(and(eq(revision.noun, 'article'), eq(revision.row_id, id), eq(revision.number, number)));
		if (!kept) throw new Refusal('not_found', 'revision');
		const earlier = documentOfHtml(String(kept.snapshot.html ?? ''));
		const found = (await articleText(ctx.read, id)) as FoundText;
		const { doc, number: step } = standingText(found);
		const standing = blocksOf(doc);
		const place = blockPlaces(blocksOf(earlier), standing)[block];
		if (!place) throw new Refusal('not_found', 'block');
		const there = place.is === 'gone' ? null : blockMark(standing[place.at] as TextBlock);
		if (there !== seen) throw new Refusal('conflict', 'seen');
		// An editor that is open without any typed words needs a step to follow, too.
		if (!found.kept) await keepText(ctx, id, found, step, doc, found.html, SERVER_CLIENT, []);
		const made = doc.copy(
			Fragment.fromArray(doc.children.toSpliced(place.at, place.is === 'gone' ? 0 : 1, earlier.child(block))),
		);
		const [written] = await writeArticles(ctx, [
			{
				before,
				...readerChangeOf(ctx, before, { extent, correction }, { html: htmlOf(made) }),
				note: String(number),
			},
		]);
		return { version: written?.after.row.version ?? before.row.version };
	},
});
