import { latestMoment } from '../time/moment';

/**
 * Returns when the last point was added to a running story, in Unix seconds; undefined for an article without such
 * points.
 */
export const knownUpdate = (known: { points: readonly { at: number }[] } | null): number | undefined =>
	known ? latestMoment(...known.points.map((point) => point.at)) : undefined;
