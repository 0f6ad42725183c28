import { latestMoment } from '../time/moment';

/** When what is known of a running story last grew (Unix seconds); undefined where nothing is said of it. */
export const knownUpdate = (known: { points: readonly { at: number }[] } | null): number | undefined =>
	known ? latestMoment(...known.points.map((point) => point.at)) : undefined;
