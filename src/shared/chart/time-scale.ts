import type { ChartModel, ChartPoint } from './chart-model';
import { firstOfMonth, firstOfYear, monthOf, yearOf } from './days';

/** A point that has a period in time. */
export interface TimedPoint extends ChartPoint {
	from: number;
	to: number;
}

/** Days between two marks of a chart. */
export interface DaySpan {
	from: number;
	to: number;
}

/** A chart's scale of time: its first and last day, and what is drawn between them. */
export interface TimeScale extends DaySpan {
	points: TimedPoint[];
	years: (DaySpan & { year: number })[];
	/** First days of months; empty where their marks would be too close. */
	months: number[];
	/** Points that follow each other without a gap, which a line may join; each run holds at least one point. */
	runs: TimedPoint[][];
	/** Spans with a figure and spans without one, in order; empty where the series has no fixed periods, or no gap. */
	coverage: (DaySpan & { isHeld: boolean })[];
}

/** The points of a series that have a period in time. */
export const timedPoints = (points: readonly ChartPoint[]): TimedPoint[] =>
	points.filter((point): point is TimedPoint => point.from !== null && point.to !== null);

/** The day that a value is drawn at: the middle of its period, or its first day where it begins a step. */
export const dayOfPoint = ({ shape }: Pick<ChartModel, 'shape'>, point: TimedPoint): number =>
	shape === 'step' ? point.from : (point.from + point.to) / 2;

/** Months shown on either side of the figures of a monthly series. */
const ASIDE = 1;

/** The first day of a range of so many months that ends with the newest value; undefined for the whole series. */
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

/** Whether a value follows another one without a gap. */
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

/** A scale of more months than this has no room for a mark at each of them. */
const MAX_MONTHS = 72;

/**
 * Makes the time scale of a chart, on which all days are equally wide.
 * @param period months shown, counted back from the newest value; by default the whole series
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

/** Ranges that can be chosen, in months: the last 12 and 24, each only where the series covers more. */
export function periodsOf(model: ChartModel): number[] {
	if (model.shape === 'bars' || (model.months !== 1 && model.shape !== 'step')) return [];
	const points = timedPoints(model.points);
	const [first, last] = [points[0]?.from, model.shape === 'step' ? model.today : points.at(-1)?.to];
	if (first === undefined || last === undefined) return [];
	return [12, 24].filter((months) => monthOf(last - 1) + 1 - months > monthOf(first));
}
