import type { DataSeries } from '../../queries/series/data-series';

/** How far a value is from an earlier one. */
export interface Change {
	/** In the unit of the series. */
	amount: number;
	/** Per cent of the earlier value; null where that is nought, or where the unit is itself per cent. */
	percent: number | null;
}

/** The changes of one point; null where there is no earlier row to compare with. */
export interface PointChanges {
	/** Against the period right before. */
	before: Change | null;
	/** Against the same period a year before. */
	year_before: Change | null;
}

/** Months from the year 0 to an ISO day. */
const months = (period: string) => Number(period.slice(0, 4)) * 12 + Number(period.slice(5, 7));

/**
 * The changes of each point of a series, in the order of its points. Only existing rows are compared: a month without a
 * row before it has no change against the period before. Categories have no order in time and no change.
 */
export function pointChanges(series: Pick<DataSeries, 'frequency' | 'points' | 'unit'>): PointChanges[] {
	const { points, frequency, unit } = series;
	const change = (value: number, earlier: number | undefined): Change | null =>
		earlier === undefined
			? null
			: {
					amount: value - earlier,
					percent: earlier === 0 || unit === '%' ? null : ((value - earlier) / Math.abs(earlier)) * 100,
				};
	const byMonth = new Map(points.map((point) => [point.period && months(point.period), point.value]));
	return points.map((point, i) => {
		if (frequency === 'category' || !point.period) return { before: null, year_before: null };
		const at = months(point.period);
		if (frequency === 'month')
			return {
				before: change(point.value, byMonth.get(at - 1)),
				year_before: change(point.value, byMonth.get(at - 12)),
			};
		const before = points[i - 1];
		if (frequency === 'event') return { before: change(point.value, before?.value), year_before: null };
		// A yearly value's period before is the year before: one comparison says both.
		const isNext = before?.period && Number(point.period.slice(0, 4)) - Number(before.period.slice(0, 4)) === 1;
		return { before: null, year_before: isNext ? change(point.value, before.value) : null };
	});
}
