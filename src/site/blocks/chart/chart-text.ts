import type { Edition } from '../../../editions/edition';
import type { DataPoint, DataSeries } from '../../../queries/series/data-series';
import type { Change, PointChanges } from '../../../shared/chart/series-change';
import { put } from '../../islands/chart/put';
import { formatPercent, formatValue } from './values';

/** Words by code; a catalogue may lack some. */
export const wordOf = (words: Readonly<Record<string, string>>, code: string): string | undefined => words[code];

/** A value with the sign of its unit, where the unit has one. */
export const shownValue = (edition: Edition, { unit, decimals }: DataSeries, value: number): string =>
	put(wordOf(edition.words.chart.units, unit) ?? '#', formatValue(edition, value, decimals));

/** Name of a point in the edition's words. */
export const pointLabel = (edition: Edition, point: Pick<DataPoint, 'key' | 'label'>): string =>
	point.label[edition.code] ?? point.key;

/**
 * Distance of a value from an earlier one, without its direction: in per cent where that has a meaning, else in the
 * unit.
 */
export const changeAmount = (edition: Edition, series: DataSeries, change: Change): string =>
	change.percent === null
		? shownValue(edition, series, Math.abs(change.amount))
		: formatPercent(edition, Math.abs(change.percent));

/** True where a change is only a rounding error: far smaller than the last decimal of the series. */
export const isNoChange = ({ amount }: Change, { decimals }: DataSeries): boolean =>
	Math.abs(amount) < 10 ** -(decimals + 6);

/** Returns sentences about the changes that led to a value, for the value that a reader selects. */
export function chartSentences(edition: Edition, series: DataSeries, changes: PointChanges | undefined): string[] {
	const words = edition.words.chart;
	const { before, year_before } = changes ?? {};
	const sentences: string[] = [];
	const sentence = (change: Change, [up, down, same]: readonly [string, string, string]) => {
		if (isNoChange(change, series)) return same;
		return put(change.amount > 0 ? up : down, changeAmount(edition, series, change));
	};
	if (before) {
		sentences.push(
			series.frequency === 'month'
				? sentence(before, [words.up_month, words.down_month, words.same_month])
				: sentence(before, [words.up_before, words.down_before, words.same_before]),
		);
	}
	if (year_before) sentences.push(sentence(year_before, [words.up_year, words.down_year, words.same_year]));
	else if (series.frequency === 'month') sentences.push(words.no_year);
	return sentences;
}

/** Head of the first column of a series' table: month, year, country. */
export function rowHead(edition: Edition, series: DataSeries): string {
	const { rows } = edition.words.chart;
	if (series.frequency === 'category') return series.texts[edition.code]?.row_label ?? rows.category;
	if (series.frequency === 'year' && series.points.some((point) => /-h[12]$/.test(point.key))) return rows.period;
	return rows[series.frequency];
}
