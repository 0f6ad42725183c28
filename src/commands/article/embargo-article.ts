import { z } from 'zod';
import { moment } from '../../shared/input/numbers';
import { zone } from '../../shared/input/zones';
import { Refusal } from '../../shared/refusal';
import { command } from '../command';
import { seen } from './core/article-input';
import { lockArticle } from './core/article-state';
import { writeArticles } from './core/write-articles';

const input = z.object({
	...seen,
	/** Unix seconds before which it cannot be published; null lifts the embargo. */
	until: moment.nullable(),
	/** Zone in which the hour was chosen; it stays beside the instant, so that both can be shown. */
	zone: zone.nullable().optional(),
});

/**
 * Sets or lifts an embargo. The database holds it as well: nothing is published or planned earlier.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `invalid` with `until` (it is published, or planned for an earlier
 * hour)
 */
export const embargoArticle = command({
	action: 'embargo',
	input,
	async run(ctx, { id, version, until, zone: name = null }) {
		const before = await lockArticle(ctx, 'article.embargo', id, version);
		const { status, published_at, scheduled_at } = before.row;
		if (until !== null && status === 'published' && (published_at ?? 0) < until)
			throw new Refusal('invalid', 'until', { rule: { name: 'embargo_late' } });
		if (until !== null && status === 'scheduled' && scheduled_at !== null && scheduled_at < until)
			throw new Refusal('invalid', 'until', {
				rule: { name: 'planned_earlier', at: scheduled_at, zone: before.row.zone },
			});
		const set = { embargo_until: until, embargo_zone: until === null ? null : name };
		const [written] = await writeArticles(ctx, [{ before, set }]);
		return { version: written?.after.row.version ?? version };
	},
});
