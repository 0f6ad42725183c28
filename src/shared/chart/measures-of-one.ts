import type { DataSeries } from '../../queries/series/data-series';

type SeriesPoints = Pick<DataSeries, 'slug' | 'frequency' | 'codes' | 'points'>;

/**
 * Whether two series measure one thing in different units: the same periods of the same customs codes, as value, weight
 * and price of one trade are. A chart switches between them.
 */
export function areMeasuresOfOne(a: SeriesPoints, b: SeriesPoints): boolean {
	const periods = ({ points }: SeriesPoints) => points.map((point) => `${point.key} ${point.period}`).join();
	return (
		a.slug !== b.slug &&
		a.frequency !== 'category' &&
		a.frequency === b.frequency &&
		a.points.length > 1 &&
		a.codes.length > 0 &&
		a.codes.join() === b.codes.join() &&
		periods(a) === periods(b)
	);
}
