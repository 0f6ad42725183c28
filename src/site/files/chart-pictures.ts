import type { Edition } from '../../editions/edition';
import { linkTitle } from '../../editions/formats';
import { longDay } from '../../editions/relative-time';
import { plainly } from '../../editions/words/untranslated';
import { isPartial } from '../../editions/words/words';
import type { ChartPicture } from '../../platform/images/chart-picture';
import type { DataSeries } from '../../queries/series/data-series';
import { formatValue } from '../blocks/chart/chart';

/** A series as its picture shows it, in an edition's words; undefined where it has none there. */
export function chartPicture(edition: Edition, series: DataSeries): ChartPicture | undefined {
	const words = isPartial(edition.words) ? plainly(edition.words) : edition.words;
	const text = series.texts[edition.code];
	if (!text || series.points.length === 0) return undefined;
	const times = series.points.map((point, i) => (point.period ? Date.parse(point.period) : i));
	const [first = 0, last = 0] = [Math.min(...times), Math.max(...times)];
	return {
		kind: series.chart,
		title: text.title,
		subtitle: text.subtitle,
		credit: `${words.source}: ${series.source.map((link) => linkTitle(edition, link)).join('; ')}. ${words.retrieved} ${longDay(edition, series.retrieved_on)}`,
		points: series.points.map((point, i) => ({
			label: point.label[edition.code] ?? point.key,
			shown: formatValue(edition, point.value, series.decimals),
			value: point.value,
			at: last === first ? 0.5 : ((times[i] ?? first) - first) / (last - first),
			isLit: point.key === series.highlight,
		})),
	};
}
