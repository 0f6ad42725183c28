import { z } from 'zod';
import { moment } from '../../shared/input/numbers';
import { filledLines } from '../../shared/input/texts';
import { Refusal } from '../../shared/refusal';
import { command } from '../command';
import { seen } from './core/article-input';
import { lockArticle } from './core/article-state';
import { writeArticles } from './core/write-articles';

const input = z.object({
	...seen,
	/** Unix seconds: when readers are to see that it was published. */
	published_at: moment,
	/** Why, for the newsroom's own history. */
	reason: filledLines(500),
});

/**
 * Corrects the publication date that is printed of an article that readers have, and by which lists and feeds are
 * ordered. Its words, its working copy and the moment at which readers first had it stay.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state` (readers do not have it), `invalid` with `published_at`
 * (a moment to come, or before the embargo ended)
 */
export const redateArticle = command({
	action: 'redate',
	input,
	async run(ctx, { id, version, published_at, reason }) {
		const before = await lockArticle(ctx, 'article.publish', id, version);
		const { status, embargo_until, embargo_zone, revised_at } = before.row;
		if (status !== 'published') throw new Refusal('state', 'status', { rule: { name: 'status', status } });
		if (published_at > ctx.now) throw new Refusal('invalid', 'published_at', { rule: { name: 'to_come' } });
		if (embargo_until !== null && published_at < embargo_until)
			throw new Refusal('invalid', 'published_at', {
				rule: { name: 'before_embargo', at: embargo_until, zone: embargo_zone },
			});
		const set = { published_at, revised_at };
		const [written] = await writeArticles(ctx, [{ before, set, changeKind: 'minor', note: reason }]);
		return { version: written?.after.row.version ?? version };
	},
});
