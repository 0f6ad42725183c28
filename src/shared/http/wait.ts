/** Minutes from which a wait is told in hours. */
const HOURS_FROM_MINUTES = 90;

/**
 * A wait as people say it: never less than is to be waited.
 * @param seconds of the header Retry-After
 * @returns a number of minutes, or of hours from 90 minutes on
 */
export function waitIn(seconds: number): { unit: 'minutes' | 'hours'; n: number } {
	const minutes = Math.max(1, Math.ceil(seconds / 60));
	return minutes < HOURS_FROM_MINUTES ? { unit: 'minutes', n: minutes } : { unit: 'hours', n: Math.ceil(minutes / 60) };
}
