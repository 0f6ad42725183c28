/** Minutes from which a wait is given in hours. */
const HOURS_FROM_MINUTES = 90;

/**
 * Rounds a wait up to whole minutes or hours.
 * @param seconds of the header Retry-After
 * @returns a number of minutes, or of hours from 90 minutes on
 */
export function waitIn(seconds: number): { unit: 'minutes' | 'hours'; n: number } {
	const minutes = Math.max(1, Math.ceil(seconds / 60));
	return minutes < HOURS_FROM_MINUTES ? { unit: 'minutes', n: minutes } : { unit: 'hours', n: Math.ceil(minutes / 60) };
}
