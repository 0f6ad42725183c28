import { sweepSteps } from '../commands/article/fold-text';
import { job } from './job';

/** Saves what was typed in browsers that are gone, and forgets old steps. */
export const foldTexts = job({
	name: 'fold-texts',
	every: '1 min',
	retries: 3,
	run: ({ context }) => sweepSteps(context),
});
