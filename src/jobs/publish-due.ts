import { nextPlanned, publishDue as publish, withdrawDue } from '../commands/article/publish-due';
import { job } from './job';

/** Publishes and takes away articles when their hour has come. */
export const publishDue = job({
	name: 'publish-due',
	every: '15 s',
	wakes: ({ as }) => nextPlanned(as.clock),
	retries: 3,
	async run({ as }) {
		const published = await publish(as.clock);
		const withdrawn = await withdrawDue(as.clock);
		return published.length + withdrawn.length > 0 ? { published, withdrawn } : undefined;
	},
});
