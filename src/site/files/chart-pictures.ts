import type { Edition } from '../../editions/edition';
import { sourceText } from '../../editions/formats';
import { longDay } from '../../editions/relative-time';
import { plainly } from '../../editions/words/untranslated';
import { isPartial } from '../../editions/words/words';
import type { ChartPicture } from '../../platform/images/chart-picture';
import type { DataSeries } from '../../queries/series/data-series';
import type { Wordmark } from '../../shared/site/word-mark';
import { inOrder } from '../../shared/source-document';
import { chartModel } from '../blocks/chart/chart-model';

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
