import type { SeriesChoice } from '../../../api/newsroom/desk/series-calls';
import { ApiError, ask } from '../../calls';
import type { SeriesChart, SiteSeries } from './site-series';

/** The data series of an edition. A chart is asked for once, however often a text is drawn. */
export function seriesOf(edition: string): SiteSeries {
	const charts = new Map<string, Promise<SeriesChart | undefined>>();
	const ofSlug = async (slug: string): Promise<SeriesChart | undefined> => {
		try {
			const { title, svg } = await ask<{ title: string; svg: string }>('series/chart', { query: { edition, slug } });
			// A picture runs nothing, whatever it holds.
			return { title, src: `data:image/svg+xml,${encodeURIComponent(svg)}` };
		} catch (error) {
			if (error instanceof ApiError && error.status === 404) return undefined;
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
