/**
 * The first and the last second of the years that dates are printed in: a reader of feeds takes no year of another
 * length, and a number beyond them is no moment that anybody meant.
 */
const FIRST = Date.UTC(1000, 0, 1) / 1000;
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000;

/** Whether a number is a moment that can be said. @param at Unix seconds */
export const isMoment = (at: unknown): at is number => typeof at === 'number' && at >= FIRST && at <= LAST;

/** A moment for programs ("2026-11-21T02:43:00.000Z"); undefined where it is none. @param at Unix seconds */
export const isoMoment = (at: number | null | undefined): string | undefined =>
	isMoment(at) ? new Date(at * 1000).toISOString() : undefined;

/** The latest of these moments; undefined where none is one. @param all Unix seconds */
export const latestMoment = (...all: readonly (number | null | undefined)[]): number | undefined => {
	const moments = all.filter(isMoment);
	return moments.length > 0 ? Math.max(...moments) : undefined;
};
