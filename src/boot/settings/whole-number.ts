import { z } from 'zod';

/**
 * A setting that is a whole number. Each way in which it can be wrong has a sentence: without one, Zod's own words for a
 * programmer would be shown.
 * @param what the unit, where there is one: `of megabytes`
 */
export function wholeNumber({ min, max, what }: { min: number; max: number; what?: string }) {
	const error = `must be a whole number${what === undefined ? '' : ` ${what}`}`;
	return z.coerce.number({ error }).int(error).min(min, `must be at least ${min}`).max(max, `must be at most ${max}`);
}
