import type { ChartModel, ChartPoint } from '../../../shared/chart/chart-model';
import { periodsOf, timeScale } from '../../../shared/chart/time-scale';

/** What of a chart is shown, as an address says it. */
export interface ChartState {
	/** Slug of the series. */
	series: string;
	/** Months back from the newest value; all where it is left out. */
	period?: number | undefined;
	/** Key of the value that is read. */
	at?: string | undefined;
}

/** Names of a chart's state in an address. */
export const chartQuery = ['series', 'period', 'at'] as const;

/**
 * What an address asks of a chart; what it cannot show is left out.
 * @param models those that it may show, the page's own first
 */
export function readState(query: URLSearchParams, models: readonly ChartModel[]): ChartState | undefined {
	const model = models.find((one) => one.slug === query.get('series')) ?? models[0];
	if (!model) return undefined;
	const period = periodsOf(model).find((months) => String(months) === query.get('period'));
	const at = shownPoints(model, period).find((point) => point.key === query.get('at'))?.key;
	return { series: model.slug, period, at };
}

/**
 * The state after its change, as a query with its `?`; '' where it is that of the page.
 * @param page slug that the page is about
 */
export function stateQuery({ series, period, at }: ChartState, page: string): string {
	const query = new URLSearchParams();
	if (series !== page) query.set('series', series);
	if (period !== undefined) query.set('period', String(period));
	if (at !== undefined) query.set('at', at);
	return query.size > 0 ? `?${query}` : '';
}

/** Values on show, in the order in which the keys read them. */
export const shownPoints = (model: ChartModel, period: number | undefined): readonly ChartPoint[] =>
	model.shape === 'bars' ? model.points : timeScale(model, period).points;

/** The key that a press of a key leads to; undefined where the key is none of the plot's. */
export function keyAfter(pressed: string, points: readonly ChartPoint[], held: string | undefined): string | undefined {
	const at = points.findIndex((point) => point.key === held);
	const last = points.length - 1;
	const next = {
		ArrowRight: at < 0 ? 0 : Math.min(at + 1, last),
		ArrowLeft: at < 0 ? last : Math.max(at - 1, 0),
		Home: 0,
		End: last,
	}[pressed];
	return next === undefined ? undefined : points[next]?.key;
}
