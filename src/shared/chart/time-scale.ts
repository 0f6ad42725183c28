import type { ChartModel, ChartPoint } from './chart-model';
import { firstOfMonth, firstOfYear, monthOf, yearOf } from './days';

/** A point that stands in time. */
export interface TimedPoint extends ChartPoint {
	from: number;
	to: number;
}

/** Days between two marks of a chart. */
export interface DaySpan {
	from: number;
	to: number;
}

/** What a chart in time shows between its first and its last day. */
export interface TimeScale extends DaySpan {
	points: TimedPoint[];
	years: (DaySpan & { year: number })[];
	/** First days of months; none where they would stand too close. */
	months: number[];
	/** Neighbours in time, which a line may join; each run holds at least one point. */
	runs: TimedPoint[][];
	/** Where a figure stands and where none does; none where the series has no fixed periods, or no gap. */
	coverage: (DaySpan & { isHeld: boolean })[];
}

/** Points of a series that stand in time. */
export const timedPoints = (points: readonly ChartPoint[]): TimedPoint[] =>
	points.filter((point): point is TimedPoint => point.from !== null && point.to !== null);

/** The day that a value is drawn at: the middle of its period, or its first day where it begins a step. */
export const dayOfPoint = ({ shape }: Pick<ChartModel, 'shape'>, point: TimedPoint): number =>
	shape === 'step' ? point.from : (point.from + point.to) / 2;

/** Months of a period on either side of the figures of a monthly series. */
const ASIDE = 1;

/**
 * The first day of a period of so many months that ends with the newest value; undefined for the whole of the series.
 */
function startOf(model: ChartModel, points: readonly TimedPoint[], months: number | undefined): number | undefined {
	if (months === undefined) return undefined;
	const end = model.shape === 'step' ? model.today : (points.at(-1)?.to ?? model.today);
	return firstOfMonth(monthOf(end - 1) + 1 - months);
}

function bounds({ shape, months, today }: ChartModel, points: readonly TimedPoint[]): DaySpan {
	const first = points[0]?.from ?? today;
	const last = points.at(-1)?.to ?? today;
	if (shape === 'step') {
		const end = Math.max(today, (points.at(-1)?.from ?? today) + 120);
		return { from: firstOfYear(yearOf(first)), to: end + Math.max(20, Math.round((end - first) / 24)) };
	}
	if (months === 1)
		return { from: firstOfMonth(monthOf(first) - ASIDE), to: firstOfMonth(monthOf(last - 1) + 1 + ASIDE) };
	return { from: firstOfYear(yearOf(first)), to: firstOfYear(yearOf(last - 1) + 1) };
}

/** Whether a value follows another without a gap. */
const areNeighbours = (a: TimedPoint, b: TimedPoint): boolean => a.to === b.from;

function runsOf(points: readonly TimedPoint[], months: number): TimedPoint[][] {
	const runs: TimedPoint[][] = [];
	for (const point of points) {
		const run = runs.at(-1);
		const before = run?.at(-1);
		if (run && before && months > 0 && areNeighbours(before, point)) run.push(point);
		else runs.push([point]);
	}
	return runs;
}

function coverageOf({ from, to }: DaySpan, points: readonly TimedPoint[], months: number): TimeScale['coverage'] {
	if (months === 0) return [];
	const spans: TimeScale['coverage'] = [];
	let at = from;
	for (const point of points) {
		if (point.from > at) spans.push({ from: at, to: point.from, isHeld: false });
		spans.push({ from: Math.max(at, point.from), to: point.to, isHeld: true });
		at = point.to;
	}
	if (at < to) spans.push({ from: at, to, isHeld: false });
	return spans.some((span) => !span.isHeld) ? spans : [];
}

/** Months of a scale that still has room for a mark at each of them. */
const MAX_MONTHS = 72;

/**
 * The scale of time of a chart: every day is as wide as every other.
 * @param period months that are shown, counted back from the newest value; all of the series where it is left out
 */
export function timeScale(model: ChartModel, period?: number): TimeScale {
	const all = timedPoints(model.points);
	const whole = bounds(model, all);
	const from = Math.max(whole.from, startOf(model, all, period) ?? whole.from);
	const { to } = whole;
	// A step that began earlier still holds at the first day shown.
	const begun = model.shape === 'step' ? all.findLastIndex((point) => point.from <= from) : -1;
	const points = all.filter((point, i) => i === begun || (point.from >= from && point.from < to));
	const years = Array.from({ length: yearOf(to - 1) - yearOf(from) + 1 }, (_, i) => yearOf(from) + i).map((year) => ({
		year,
		from: Math.max(from, firstOfYear(year)),
		to: Math.min(to, firstOfYear(year + 1)),
	}));
	const months = monthOf(to - 1) - monthOf(from) + 1;
	return {
		from,
		to,
		points,
		years,
		months: months > MAX_MONTHS ? [] : Array.from({ length: months }, (_, i) => firstOfMonth(monthOf(from) + i)),
		runs: runsOf(points, model.months),
		coverage: coverageOf({ from, to }, points, model.months),
	};
}

/** Periods that can be chosen: a year and two, where the series tells of more. */
export function periodsOf(model: ChartModel): number[] {
	if (model.shape === 'bars' || (model.months !== 1 && model.shape !== 'step')) return [];
	const points = timedPoints(model.points);
	const [first, last] = [points[0]?.from, model.shape === 'step' ? model.today : points.at(-1)?.to];
	if (first === undefined || last === undefined) return [];
	return [12, 24].filter((months) => monthOf(last - 1) + 1 - months > monthOf(first));
}
