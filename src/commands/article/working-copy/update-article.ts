import { z } from 'zod';
import { Refusal } from '../../../shared/refusal';
import { keepsWorkingCopy } from '../../../shared/statuses';
import { command } from '../../command';
import { seen } from '../core/article-input';
import { type ArticleState, lockArticle, subjectOf } from '../core/article-state';
import { refuseStopped } from '../core/checklist';
import { changeOptions, readerChangeOf } from '../core/readers/reader-change';
import { needsSecondPerson } from '../core/readers/second-person';
import { seenState } from '../core/working-copy/seen-state';
import { writeArticles } from '../core/write-articles';

/** The right that an article asks of the person who changes what its row has. */
const rightFor = ({ row }: ArticleState) => (row.status === 'scheduled' ? 'article.schedule' : 'article.publish');

/**
 * Gives readers the working copy of an article, exactly in the version the caller saw: of a planned one the clock does
 * so at its hour. What its writers have typed since stays in the working copy.
 * @returns its version, and whether something stays in the working copy
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `taken` (its address), `invalid` (`extent`, `correction`),
 * `state` (with `status` where readers have nothing of it, with `working_copy` where there is nothing to give, as
 * `admitChanges`)
 */
export const updateArticle = command({
	action: 'update',
	input: z.object({ ...seen, ...changeOptions }),
	async run(ctx, { id, version, extent, correction }): Promise<{ version: number; is_left: boolean }> {
		const before = await lockArticle(ctx, 'article.write', id);
		const { status } = before.row;
		if (!keepsWorkingCopy(status)) throw new Refusal('state', 'status', { rule: { name: 'status', status } });
		const right = rightFor(before);
		ctx.authorize(right, subjectOf(before));
		const { state, draft, number } = await seenState(ctx, before, version);
		ctx.authorize(right, subjectOf(state));
		const { readers = before } = before;
		if (state.row.seo_url !== readers.row.seo_url && before.row.first_published_at !== null)
			ctx.authorize('article.move', subjectOf(before));
		const change = readerChangeOf(ctx, { ...before, row: state.row }, { extent, correction }, draft.set);
		if (status === 'published' && extent === undefined)
			throw new Refusal('invalid', 'extent', { rule: { name: 'needed' } });
		if (status === 'scheduled') await refuseStopped(ctx, state, before.row.scheduled_at ?? ctx.now, number);
		const isSeen = !(await needsSecondPerson(ctx.read, ctx.actor, id, number));
		const [written] = await writeArticles(ctx, [{ before, ...draft, ...change, isSeen }]);
		if (written?.outcome !== 'changed')
			throw new Refusal('state', 'working_copy', { rule: { name: 'nothing_to_publish' } });
		return { version: written.after.row.version, is_left: written.after.readers !== undefined };
	},
});
