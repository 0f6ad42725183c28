import type { Edition } from '../../../editions/edition';
import { isoDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { DataPoint, DataSeries } from '../../../queries/series/data-series';
import type { ChartModel, ChartPoint, ChartShape } from '../../../shared/chart/chart-model';
import { dayOf, firstOfMonth, monthOf } from '../../../shared/chart/days';
import { pointChanges } from '../../../shared/chart/series-change';
import { put } from '../../islands/chart/put';
import { chartSentences, pointLabel, shownValue, wordOf } from './chart-text';

/** Key of a point for half a year; its period is the first day of the year. */
const HALF = /-h([12])$/;

/**
 * Months that each value of a series covers; 0 for values of single days, and for steps, which begin on an exact day.
 */
function monthsOf({ chart, frequency, points }: DataSeries): number {
	if (chart === 'step') return 0;
	if (frequency === 'month') return 1;
	if (frequency === 'year') return points.some((point) => HALF.test(point.key)) ? 6 : 12;
	return 0;
}

function shapeOf(series: DataSeries): ChartShape {
	if (series.points.every((point) => !point.period) || series.frequency === 'category') return 'bars';
	return series.chart === 'bar' ? 'columns' : series.chart;
}

/** The days that a point covers. */
function spanOf(point: DataPoint, months: number): Pick<ChartPoint, 'from' | 'to'> {
	if (!point.period) return { from: null, to: null };
	const day = dayOf(point.period);
	if (months === 0) return { from: day, to: day + 1 };
	const half = Number(HALF.exec(point.key)?.[1] ?? 1) - 1;
	const month = months === 1 ? monthOf(day) : Math.floor(monthOf(day) / 12) * 12 + half * 6;
	return { from: firstOfMonth(month), to: firstOfMonth(month + months) };
}

const shorts = new Map<string, Intl.DateTimeFormat>();

/**
 * A short date, for places where the whole does not fit: "1 Jan 2026", "Jan 2025". @param months that the point covers
 */
function shortDate(edition: Edition, iso: string, months: number): string {
	const key = `${edition.locale} ${months === 0}`;
	let format = shorts.get(key);
	if (!format) {
		format = new Intl.DateTimeFormat(edition.locale, {
			...(months === 0 ? { day: 'numeric' } : {}),
			month: 'short',
			year: 'numeric',
			timeZone: 'UTC',
		});
		shorts.set(key, format);
	}
	const at = Date.parse(`${iso}T00:00:00Z`);
	return Number.isNaN(at) ? '' : format.format(at);
}

const sentence = (text: string | undefined, locale: string) =>
	text === undefined ? '' : text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** Largest first; equal values keep their order. */
const ranked = (points: readonly DataPoint[]) => points.toSorted((a, b) => b.value - a.value);

/**
 * The chart of a series in an edition; undefined where it has no words there, or no value.
 * @param now Unix seconds
 */
export function chartModel(edition: Edition, series: DataSeries, now: number): ChartModel | undefined {
	const text = series.texts[edition.code];
	if (!text || series.points.length === 0) return undefined;
	const shape = shapeOf(series);
	const months = monthsOf(series);
	const changes = pointChanges(series);
	const today = isoDay(edition, now);
	const points = shape === 'bars' ? ranked(series.points) : series.points.filter((point) => point.period);
	return {
		slug: series.slug,
		title: text.title,
		measure: wordOf(edition.words.chart.measures, series.unit) ?? text.title,
		shape,
		months,
		points: points.map((point, i) => ({
			key: point.key,
			...(shape === 'bars' ? { from: null, to: null } : spanOf(point, months)),
			value: point.value,
			label: pointLabel(edition, point),
			// The date of an event is its month where its key is one, else its day; months and events have short dates.
			short:
				point.period && (series.frequency === 'event' || series.frequency === 'month')
					? shortDate(edition, point.period, series.frequency === 'event' && !/^\d{4}-\d{2}$/.test(point.key) ? 0 : 1)
					: pointLabel(edition, point),
			shown: shownValue(edition, series, point.value),
			said: [
				...(shape === 'bars'
					? [put(edition.words.chart.rank, i + 1, points.length)]
					: chartSentences(edition, series, changes[series.points.indexOf(point)])),
				...(point.note?.[edition.code] ? [point.note[edition.code] ?? ''] : []),
			],
		})),
		subject: series.highlight,
		page: urls.series.href(edition, { slug: series.slug }),
		unit: sentence(text.unit_label, edition.locale),
		decimals: Math.max(series.decimals, series.decimals === 0 ? 0 : 2),
		today: dayOf(today),
		todayShown: shortDate(edition, today, 0),
		locale: edition.locale,
	};
}
