import type { ChartModel } from '../../../shared/chart/chart-model';
import { axisTicks } from '../../../shared/chart/ticks';
import { dayOfPoint, type TimeScale, timeScale } from '../../../shared/chart/time-scale';

/** Widths in which a chart is drawn, in its own pixels, so that words are never scaled below 12 px. */
export const WIDE = 660;
export const SLIM = 340;

/** Average width in pixels of a letter, and of a digit, at the size of a chart's words. */
export const CHARACTER = 7.3;
export const FIGURE = 9;

const isWide = (width: number): boolean => width > 500;

const numbers = new Map<string, Intl.NumberFormat>();
/** Most decimal places that the platform's formatter takes. */
const MAX_DECIMAL_PLACES = 20;

/** A number of the axis, with as many decimal places as the finest tick needs. */
export function axisNumber({ locale }: ChartModel, value: number, ticks: readonly number[]): string {
	const places = Math.min(
		Math.max(0, ...ticks.map((tick) => (String(tick).split('.')[1] ?? '').length)),
		MAX_DECIMAL_PLACES,
	);
	if (value === 0) return '0';
	const key = `${locale} ${places}`;
	let format = numbers.get(key);
	if (!format) {
		format = new Intl.NumberFormat(locale, {
			minimumFractionDigits: places,
			maximumFractionDigits: places,
			useGrouping: 'always',
		});
		numbers.set(key, format);
	}
	return format.format(value);
}

const widthOf = (text: string, sign: number): number => text.length * sign;

/** Breaks a label between words into lines of a maximal length. */
function linesOf(text: string, maxCharacters: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const line = lines.at(-1);
		if (line !== undefined && line.length + 1 + word.length <= maxCharacters)
			lines[lines.length - 1] = `${line} ${word}`;
		else lines.push(word);
	}
	return lines;
}

/** Most characters of a label beside its bar: on a phone a longer label goes above the bar, elsewhere it breaks. */
const BESIDE = { slim: 16, wide: 26 };

/** The geometry of ranked bars. */
export interface BarFrame {
	left: number;
	right: number;
	/** Top of the first row. */
	top: number;
	row: number;
	bar: number;
	height: number;
	isAbove: boolean;
	/** The label of each point, in lines. */
	labels: string[][];
	ticks: number[];
	x(value: number): number;
}

/** @param width pixels of the drawing */
export function barFrame(model: ChartModel, width: number): BarFrame {
	const texts = model.points.map((point) => point.label);
	const isAbove = !isWide(width) && texts.some((text) => text.length > BESIDE.slim);
	const labels = texts.map((text) => (isAbove ? [text] : linesOf(text, isWide(width) ? BESIDE.wide : BESIDE.slim)));
	const left = isAbove ? 1 : Math.max(...labels.flat().map((line) => widthOf(line, CHARACTER))) + 14;
	const right = width - Math.max(...model.points.map((point) => widthOf(point.shown, FIGURE))) - 10;
	const row = isAbove ? 50 : labels.some((lines) => lines.length > 1) ? 46 : 34;
	const top = 44;
	const ticks = axisTicks(
		model.points.map((point) => point.value),
		isWide(width) ? 4 : 3,
		model.decimals,
	);
	const [first = 0, last = 1] = [ticks[0], Math.max(...model.points.map((point) => point.value), ticks.at(-2) ?? 0)];
	return {
		left,
		right,
		top,
		row,
		bar: 20,
		height: top + model.points.length * row + 4,
		isAbove,
		labels,
		ticks: ticks.filter((tick) => tick <= last),
		x: (value) => left + ((right - left) * (value - first)) / (last - first || 1),
	};
}

/** The geometry of a time chart. */
export interface TimeFrame {
	scale: TimeScale;
	left: number;
	right: number;
	top: number;
	bottom: number;
	height: number;
	ticks: number[];
	/** @param day days since 1970 */
	x(day: number): number;
	y(value: number): number;
}

/** The geometry of a time chart. @param width pixels of the drawing @param period months shown; by default all */
export function timeFrame(model: ChartModel, width: number, period?: number): TimeFrame {
	const scale = timeScale(model, period);
	// The scale of values does not change with the range, so that values keep their height.
	const ticks = axisTicks(
		model.points.map((point) => point.value),
		5,
		model.decimals,
	);
	const [min = 0, max = 1] = [ticks[0], ticks.at(-1)];
	const left = Math.max(...ticks.map((tick) => widthOf(axisNumber(model, tick, ticks), CHARACTER))) + 12;
	const [right, top] = [width - (isWide(width) ? 16 : 8), 44];
	const bottom = top + (isWide(width) ? 300 : 210);
	return {
		scale,
		left,
		right,
		top,
		bottom,
		height: bottom + 30 + (scale.coverage.length > 0 ? 32 : 0),
		ticks,
		x: (day) => left + ((right - left) * (day - scale.from)) / (scale.to - scale.from || 1),
		y: (value) => bottom - ((bottom - top) * (value - min)) / (max - min || 1),
	};
}

/** Key of the value nearest to a point of the drawing. @param x, y in the drawing's own pixels */
export function nearestKey(
	model: ChartModel,
	width: number,
	period: number | undefined,
	{ x, y }: { x: number; y: number },
): string | undefined {
	if (model.shape === 'bars') {
		const { top, row } = barFrame(model, width);
		const i = Math.floor((y - top) / row);
		return model.points[Math.min(Math.max(i, 0), model.points.length - 1)]?.key;
	}
	const frame = timeFrame(model, width, period);
	const { points } = frame.scale;
	// A step holds until the next one begins.
	if (model.shape === 'step') return (points.findLast((point) => frame.x(point.from) <= x) ?? points[0])?.key;
	return points
		.map((point) => ({ key: point.key, away: Math.abs(frame.x(dayOfPoint(model, point)) - x) }))
		.sort((a, b) => a.away - b.away)[0]?.key;
}
