import { z } from 'zod';
import { moment } from '../../shared/input/numbers';
import { zone } from '../../shared/input/zones';
import { Refusal } from '../../shared/refusal';
import { command } from '../command';
import { seen } from './core/article-input';
import { lockArticle, readersOf, subjectOf } from './core/article-state';
import { refuseStopped } from './core/checklist';
import { moveArticle } from './core/move-article';
import { seenState } from './core/working-copy/seen-state';
import { writeArticles } from './core/write-articles';

const input = z.object({
	...seen,
	/** Unix seconds. */
	at: moment,
	/** Zone in which the hour was chosen; it stays beside the instant, so that both can be shown. */
	zone,
	/** When it is taken away again; null for never. */
	unpublish_at: moment.nullable().optional(),
});

/**
 * Plans an article for an hour to come, or for another one: exactly the version the caller saw.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state` (what the checklist finds, with the field), `invalid`
 * (an hour that has passed, or lies before the embargo's end)
 */
export const scheduleArticle = command({
	action: 'schedule',
	input,
	async run(ctx, { id, version, at, zone: name, unpublish_at }) {
		const before = await lockArticle(ctx, 'article.schedule', id);
		const { state, draft, number } = await seenState(ctx, before, version);
		if (at <= ctx.now) throw new Refusal('invalid', 'at', { rule: { name: 'passed' } });
		const { embargo_until, embargo_zone } = before.row;
		if (embargo_until !== null && at < embargo_until)
			throw new Refusal('invalid', 'at', { rule: { name: 'before_embargo', at: embargo_until, zone: embargo_zone } });
		const until = unpublish_at === undefined ? before.row.unpublish_at : unpublish_at;
		if (until !== null && until <= at)
			throw new Refusal('invalid', 'unpublish_at', { rule: { name: 'unpublish_later' } });
		ctx.authorize('article.schedule', subjectOf(state));
		const isPlanned = before.row.status === 'scheduled';
		// Another hour is no other text: what is planned stays, and so does its working copy.
		if (isPlanned) await refuseStopped(ctx, readersOf(before), at, before.readers?.number ?? version);
		else await refuseStopped(ctx, state, at, number);
		// An article that readers had before keeps its day for the time when it comes back.
		const set = { scheduled_at: at, zone: name, ...(unpublish_at === undefined ? {} : { unpublish_at }) };
		if (!isPlanned) {
			const { set: content, ...more } = draft;
			return moveArticle(ctx, before, 'scheduled', { ...content, ...set }, more);
		}
		const [written] = await writeArticles(ctx, [{ before, set }]);
		return { version: written?.after.row.version ?? version };
	},
});
