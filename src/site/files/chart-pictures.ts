import type { Edition } from '../../editions/edition';
import { sourceText } from '../../editions/formats';
import { longDay } from '../../editions/relative-time';
import { plainly } from '../../editions/words/untranslated';
import { isPartial } from '../../editions/words/words';
import type { Db } from '../../platform/db/tx';
import { type ChartPicture, chartSvg } from '../../platform/images/chart-picture';
import { type DataSeries, seriesBySlug } from '../../queries/series/data-series';
import type { Wordmark } from '../../shared/site/word-mark';
import { inOrder } from '../../shared/source-document';
import { chartModel } from '../blocks/chart/chart-model';
import type { Site } from '../render/screen';

/**
 * A series as its picture shows it, in an edition's words; undefined where it has none there.
 * @param now Unix seconds
 * @param mark whose chart it is
 */
export function chartPicture(
	edition: Edition,
	series: DataSeries,
	now: number,
	mark: Wordmark | undefined,
): ChartPicture | undefined {
	const words = isPartial(edition.words) ? plainly(edition.words) : edition.words;
	const text = series.texts[edition.code];
	const chart = chartModel({ ...edition, words }, series, now);
	if (!text || !chart) return undefined;
	return {
		chart,
		subtitle: text.subtitle,
		credit: `${words.source}: ${inOrder(series.source)
			.map((one) => sourceText(edition, one))
			.join('; ')}. ${words.retrieved} ${longDay(edition, series.retrieved_on)}`,
		words: words.chart.drawn,
		mark,
	};
}

/**
 * The chart of a series as SVG, for the newsroom; undefined where no reader of the edition would see one.
 * @param now Unix seconds
 */
export async function drawChart(
	db: Db,
	edition: Edition,
	site: Pick<Site, 'mark'>,
	slug: string,
	now: number,
): Promise<string | undefined> {
	const series = await seriesBySlug(db, slug);
	const picture = series && chartPicture(edition, series, now, site.mark);
	return picture && chartSvg(picture);
}
