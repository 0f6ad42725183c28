import { z } from 'zod';
import { Refusal } from '../../shared/refusal';
import { command } from '../act';
import { seen } from './core/article-input';
import { lockArticle, refuseTyped } from './core/article-state';
import { refuseUnfit } from './core/checklist';
import { moveArticle } from './core/move-article';
import { demandSecondPerson } from './core/readers/second-person';

/**
 * Puts an article before readers now: exactly the version the caller saw.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state` (published already; under embargo, or what the
 * checklist finds, with the field)
 */
export const publishArticle = command({
	verb: 'publish',
	input: z.object(seen),
	async run(act, { id, version }) {
		const before = await lockArticle(act, 'article.publish', id, version);
		refuseTyped(before);
		await refuseUnfit(act, before, act.now);
		await demandSecondPerson(act, id);
		const { embargo_until, unpublish_at } = before.row;
		if (embargo_until !== null && embargo_until > act.now) throw new Refusal('state', 'embargo_until');
		return moveArticle(
			act,
			before,
			'published',
			unpublish_at !== null && unpublish_at <= act.now ? { unpublish_at: null } : {},
		);
	},
});
