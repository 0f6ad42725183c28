import { sweepDiscarded } from '../commands/article/discarded/sweep-discarded';
import { countWeekViews } from '../commands/site/count-week-views';
import { tidy as letGo } from '../commands/site/tidy';
import { job } from './job';

/** Counts the week's readers and lets go of what has had its time. */
export const tidy = job<{ page_view_days: number }, void>({
	name: 'tidy',
	every: '1 h',
	retries: 3,
	async run({ context, page_view_days }) {
		await countWeekViews(context);
		await sweepDiscarded(context);
		await letGo(context, page_view_days);
	},
});
