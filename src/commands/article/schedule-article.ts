import { z } from 'zod';
import { Refusal } from '../../shared/refusal';
import { command } from '../act';
import { seen } from './core/article-input';
import { lockArticle, refuseTyped } from './core/article-state';
import { refuseUnfit } from './core/checklist';
import { moveArticle } from './core/move-article';
import { demandSecondPerson } from './core/readers/second-person';
import { writeArticles } from './core/write-articles';

const zone = z.string().refine((name) => {
	try {
		return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
	} catch {
		return false;
	}
});

const input = z.object({
	...seen,
	/** Unix seconds. */
	at: z.int(),
	/** Zone in which the hour was chosen; it stays beside the instant, so that both can be shown. */
	zone,
	/** When it is taken away again; null for never. */
	unpublish_at: z.int().nullable().optional(),
});

/**
 * Plans an article for an hour to come, or for another one.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state` (what the checklist finds, with the field), `invalid`
 * (an hour that has passed, or lies before the embargo's end)
 */
export const scheduleArticle = command({
	verb: 'schedule',
	input,
	async run(act, { id, version, at, zone: name, unpublish_at }) {
		const before = await lockArticle(act, 'article.schedule', id, version);
		refuseTyped(before);
		await refuseUnfit(act, before, at);
		await demandSecondPerson(act, id);
		if (at <= act.now) throw new Refusal('invalid', 'at');
		if (before.row.embargo_until !== null && at < before.row.embargo_until) throw new Refusal('invalid', 'at');
		if (typeof unpublish_at === 'number' && unpublish_at <= at) throw new Refusal('invalid', 'unpublish_at');
		// An article that stood before readers keeps its day for the time when it comes back.
		const set = { scheduled_at: at, zone: name, ...(unpublish_at === undefined ? {} : { unpublish_at }) };
		if (before.row.status !== 'scheduled') return moveArticle(act, before, 'scheduled', set);
		const [written] = await writeArticles(act, [{ before, set }]);
		return { version: written?.after.row.version ?? version };
	},
});
