import type { SeriesChoice } from '../../../api/newsroom/desk/series-calls';
import { ask } from '../../calls';
import type { SeriesChart, SiteSeries } from './site-series';

interface Drawn {
	chart: { title: string; svg: string } | null;
}

/** The data series of an edition. A chart is asked for once, however often a text is drawn. */
export function seriesOf(edition: string): SiteSeries {
	const charts = new Map<string, Promise<SeriesChart | undefined>>();
	const ofSlug = async (slug: string): Promise<SeriesChart | undefined> => {
		try {
			const { chart } = await ask<Drawn>('series/chart', { query: { edition, slug } });
			// A picture runs nothing, whatever it holds.
			return chart ? { title: chart.title, src: `data:image/svg+xml,${encodeURIComponent(chart.svg)}` } : undefined;
		} catch (error) {
			charts.delete(slug);
			throw error;
		}
	};
	return {
		find: async (words, signal) =>
			(await ask<{ rows: SeriesChoice[] }>('series/choice', { query: { edition, search: words }, signal })).rows,
		chart(slug) {
			const known = charts.get(slug) ?? ofSlug(slug);
			charts.set(slug, known);
			return known;
		},
	};
}
