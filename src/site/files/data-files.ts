import { Hono } from 'hono';
import { pathOf } from '../../editions/address';
import type { Edition } from '../../editions/edition';
import { editions } from '../../editions/editions';
import { sourceText } from '../../editions/formats';
import { urls } from '../../editions/urls';
import type { Database } from '../../platform/db/db';
import { chartPng, chartSvg } from '../../platform/images/chart-picture';
import { type DataSeries, seriesBySlug } from '../../queries/series/data-series';
import { tag } from '../../shared/cache-tags';
import { deepLink, inOrder } from '../../shared/source-document';
import { csvFile } from '../../shared/text/csv/csv';
import { rowHead } from '../blocks/chart/chart-text';
import type { Site } from '../render/screen';
import { chartPicture } from './chart-pictures';

/** Headers of pictures for use on other sites: they may be embedded anywhere, and can run nothing there. */
const PICTURE = {
	'cross-origin-resource-policy': 'cross-origin',
	'content-security-policy': "default-src 'none'; sandbox",
} as const;

/**
 * The rows of a series as a table, in the words, the notation and with the separator of the edition, as spreadsheets of
 * its language expect.
 */
function seriesCsv(edition: Edition, series: DataSeries): string {
	const { words, code, locale } = edition;
	const source = inOrder(series.source)
		.map((one) => sourceText(edition, one))
		.join('; ');
	return csvFile(
		[
			[rowHead(edition, series), `${words.value} (${series.texts[code]?.unit_label ?? series.unit})`, words.source],
			...series.points.map((point) => [
				point.label[code] ?? point.key,
				point.value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 20 }),
				source,
			]),
		],
		words.csv_separator,
	);
}

/**
 * Downloads of a series in the words of the edition: /news/data/{slug}.csv and .json hold its rows, .svg and .png its
 * chart.
 */
export function createDataFiles(db: Database, site: Pick<Site, 'mark'>, clock: () => number): Hono {
	const app = new Hono();
	const read = async (file: string | undefined, ending: string): Promise<DataSeries | undefined> => {
		const slug = (file ?? '').slice(0, -ending.length);
		return /^[a-z0-9-]{1,80}$/.test(slug) ? seriesBySlug(db.read, slug) : undefined;
	};
	const cached = (series: DataSeries, type: string) => ({
		'content-type': type,
		'cache-control': 'public, max-age=0, s-maxage=600, stale-while-revalidate=86400',
		'cache-tag': tag.series(series.slug),
	});
	const headers = (series: DataSeries, type: string, ending: string) => ({
		...cached(series, `${type}; charset=utf-8`),
		'content-disposition': `attachment; filename="${series.slug}${ending}"`,
	});
	for (const edition of editions) {
		app.get(pathOf(edition, urls.seriesCsv.route), async (c, next) => {
			const series = await read(c.req.param('file'), '.csv');
			if (!series) return next();
			return c.body(seriesCsv(edition, series), 200, headers(series, 'text/csv', '.csv'));
		});
		app.get(pathOf(edition, urls.seriesJson.route), async (c, next) => {
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
			const { slug, unit, frequency, codes, retrieved_on } = series;
			const source = inOrder(series.source).map((one) => {
				const url = deepLink(one);
				return { title: sourceText(edition, one), ...(url ? { url } : {}) };
			});
			return c.body(
				JSON.stringify({ slug, ...text, unit, frequency, codes, source, retrieved_on, points }),
				200,
				headers(series, 'application/json', '.json'),
			);
		});
		app.get(pathOf(edition, urls.seriesSvg.route), async (c, next) => {
			const series = await read(c.req.param('file'), '.svg');
			const picture = series && chartPicture(edition, series, clock(), site.mark);
			if (!series || !picture) return next();
			return c.body(chartSvg(picture), 200, { ...cached(series, 'image/svg+xml; charset=utf-8'), ...PICTURE });
		});
		app.get(pathOf(edition, urls.seriesPng.route), async (c, next) => {
			const series = await read(c.req.param('file'), '.png');
			const picture = series && chartPicture(edition, series, clock(), site.mark);
			if (!series || !picture) return next();
			return c.body(new Uint8Array(await chartPng(picture)), 200, { ...cached(series, 'image/png'), ...PICTURE });
		});
	}
	return app;
}
