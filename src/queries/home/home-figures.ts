import type { DataPoint, DataSeries } from '../series/data-series';
import type { SeriesArticle } from '../series/series-article';
import type { HomeFacts } from './home-facts';

/** A number of the figures strip, computed from rows; the edition has the words for it. */
export type Figure =
	/** Euros per millilitre. */
	| { name: 'duty'; value: number; markets: number; verified_at: number }
	| { name: 'licenses'; value: number; granted: number; verified_at: number }
	/** `story` is the newest article that carries the series. */
	| { name: 'series'; series: DataSeries; point: DataPoint; earlier: DataPoint | null; story: SeriesArticle | null }
	/** Confirmed trade shows, or, where none is confirmed, planned ones. `planned` counts those beside the value. */
	| { name: 'events'; status: 'confirmed' | 'planned'; value: number; planned: number };

/** A median over fewer markets would mean nothing. */
const MIN_MARKETS = 3;
const MAX_FIGURES = 5;

/**
 * The newest value of a time series, with the value to compare it with: for months that of a year before, else the
 * previous one.
 */
export function newestPoint(
	series: DataSeries,
	day: string,
): { point: DataPoint; earlier: DataPoint | null } | undefined {
	if (series.frequency === 'category') return undefined;
	const points = series.points
		.filter((point) => point.period !== null && point.period <= day)
		.sort((a, b) => ((a.period ?? '') < (b.period ?? '') ? -1 : 1));
	const point = points.at(-1);
	if (!point?.period) return undefined;
	if (series.frequency !== 'month') return { point, earlier: points.at(-2) ?? null };
	const aYearBefore = `${Number(point.period.slice(0, 4)) - 1}${point.period.slice(4, 7)}`;
	return { point, earlier: points.find((other) => other.period?.startsWith(aYearBefore)) ?? null };
}

/**
 * Five numbers at most: duty, licences, the newest values of the newsroom's first series, shows. Numbers without data
 * are left out.
 * @param series series in the newsroom's order, without the one that is shown as a chart
 * @param stories articles with the series that they carry, newest first
 * @param day ISO day in the edition's time zone
 */
export function homeFigures(facts: HomeFacts, series: DataSeries[], stories: SeriesArticle[], day: string): Figure[] {
	const { duty, license_count } = facts;
	const first: Figure[] = [];
	if (duty.median !== null && duty.verified_at !== null && duty.markets >= MIN_MARKETS) {
		first.push({ name: 'duty', value: duty.median, markets: duty.markets, verified_at: duty.verified_at });
	}
	if (license_count.valid > 0 && license_count.verified_at !== null) {
		first.push({
			name: 'licenses',
			value: license_count.valid,
			granted: license_count.granted,
			verified_at: license_count.verified_at,
		});
	}
	const { confirmed, planned } = facts.shows_soon;
	const last: Figure[] =
		confirmed > 0
			? [{ name: 'events', status: 'confirmed', value: confirmed, planned }]
			: planned > 0
				? [{ name: 'events', status: 'planned', value: planned, planned: 0 }]
				: [];
	const between = series.flatMap((one): Figure[] => {
		const newest = newestPoint(one, day);
		return newest
			? [{ name: 'series', series: one, ...newest, story: stories.find((story) => story.slug === one.slug) ?? null }]
			: [];
	});
	return [...first, ...between.slice(0, MAX_FIGURES - first.length - last.length), ...last];
}
