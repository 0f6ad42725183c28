import { Hono } from 'hono';
import type { Database } from '../data/db';
import { editions } from '../editions/editions';
import { pathOf } from '../editions/links';
import { type DataSeries, seriesBySlugs, seriesCsv } from '../queries/data-series';

/** Tables to take away: /news/data/{slug}.csv and .json, in the words of the edition. */
export function createDataFiles(db: Database): Hono {
	const app = new Hono();
	const read = async (file: string | undefined, ending: string): Promise<DataSeries | undefined> => {
		const slug = (file ?? '').slice(0, -ending.length);
		return /^[a-z0-9-]{1,80}$/.test(slug) ? (await seriesBySlugs(db.read, [slug]))[0] : undefined;
	};
	const headers = (series: DataSeries, type: string, ending: string) => ({
		'content-type': `${type}; charset=utf-8`,
		'content-disposition': `attachment; filename="${series.slug}${ending}"`,
		'cache-control': 'public, max-age=0, s-maxage=600, stale-while-revalidate=86400',
		'cache-tag': `series:${series.slug}`,
	});
	for (const edition of editions) {
		app.get(pathOf(edition, '/news/data/:file{.+\\.csv}'), async (c, next) => {
			const series = await read(c.req.param('file'), '.csv');
			if (!series) return next();
			return c.body(seriesCsv(series, edition.code, edition.words), 200, headers(series, 'text/csv', '.csv'));
		});
		app.get(pathOf(edition, '/news/data/:file{.+\\.json}'), async (c, next) => {
			const series = await read(c.req.param('file'), '.json');
			if (!series) return next();
			const text = series.texts[edition.code];
			const points = series.points.map((point) => ({
				key: point.key,
				period: point.period,
				label: point.label[edition.code] ?? point.key,
				value: point.value,
				note: point.note?.[edition.code] ?? null,
			}));
			const { slug, unit, frequency, codes, source, retrieved_on } = series;
			return c.body(JSON.stringify({ slug, ...text, unit, frequency, codes, source, retrieved_on, points }), 200, headers(series, 'application/json', '.json'));
		});
	}
	return app;
}
