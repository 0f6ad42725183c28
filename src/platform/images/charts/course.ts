import type { ChartModel } from '../../../shared/chart/chart-model';
import { type Box, boxesAlong, placeLabels } from '../../../shared/chart/place-labels';
import { axisTicks } from '../../../shared/chart/ticks';
import { dayOfPoint, type TimedPoint, type TimeScale, timeScale } from '../../../shared/chart/time-scale';
import { widthOf } from '../faces';
import { BAR, INK, INK_2, LINE, MARGIN, markFill, round, WIDTH, type Write } from './sheet';

/** Words for a span without figures, and beside the line of the day on which the chart is drawn. */
export interface CourseWords {
	no_figure: string;
	today: string;
}

interface Course {
	model: ChartModel;
	scale: TimeScale;
	top: number;
	bottom: number;
	write: Write;
	x(day: number): number;
	y(value: number): number;
}

const LEFT = MARGIN + 74;
const RIGHT = WIDTH - MARGIN;
const SMALL = { size: 20, fill: INK_2 } as const;
const rect = (x: number, y: number, width: number, height: number, fill: string) =>
	`<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${fill}/>`;

function axes({ model, scale, top, bottom, write, x, y }: Course, words: CourseWords): string {
	const values = model.points.map((point) => point.value);
	const ticks = axisTicks(values, 4, model.decimals);
	const number = new Intl.NumberFormat(model.locale, { maximumFractionDigits: 6, useGrouping: 'always' });
	const grid = ticks.map(
		(tick) =>
			`<path d="M${LEFT} ${round(y(tick))}H${RIGHT}" stroke="${tick === 0 ? INK : LINE}" stroke-width="2"/>${write(number.format(tick), LEFT - 12, y(tick) + 7, { ...SMALL, anchor: 'end' })}`,
	);
	const years = scale.years.map(
		({ year, from, to }) =>
			`<path d="M${round(x(from))} ${bottom}v10" stroke="${INK}" stroke-width="2"/>${x(to) - x(from) > 60 ? write(String(year), (x(from) + x(to)) / 2, bottom + 30, { ...SMALL, anchor: 'middle' }) : ''}`,
	);
	const strip = scale.coverage.map(({ from, to, isHeld }) => {
		const [left, width] = [x(from) + 1, Math.max(1, x(to) - x(from) - 2)];
		const mark = isHeld
			? rect(left, bottom + 44, width, 10, `fill="${BAR}"`)
			: rect(left, bottom + 44, width, 2, `fill="${LINE}"`) + rect(left, bottom + 50, width, 2, `fill="${LINE}"`);
		const isNamed = !isHeld && width > widthOf(words.no_figure, 18, 500) + 8;
		return (
			mark +
			(isNamed ? write(words.no_figure, left + width / 2, bottom + 74, { ...SMALL, size: 18, anchor: 'middle' }) : '')
		);
	});
	const today =
		model.shape === 'step' && model.today < scale.to
			? `<path d="M${round(x(model.today))} ${top - 16}V${bottom}" stroke="${INK}" stroke-width="2" stroke-dasharray="6 5"/>${write(`${words.today}, ${model.todayShown}`, x(model.today) - 10, top - 2, { ...SMALL, anchor: 'end' })}`
			: '';
	return [write(model.unit, MARGIN, top - 22, SMALL), ...grid, ...years, ...strip, today].join('');
}

/** Box of the mark of a value. */
function markBox({ model, x, y }: Course, point: TimedPoint): Box {
	const [middle, top] = [x(dayOfPoint(model, point)), y(Math.max(0, point.value))];
	if (model.shape === 'step') return { left: middle, right: middle, top, bottom: top };
	const half =
		model.shape === 'line'
			? 9
			: Math.min(44, Math.max(9, model.months > 0 ? (x(point.to) - x(point.from)) * 0.32 : 14));
	return { left: middle - half, right: middle + half, top: top - (model.shape === 'line' ? 9 : 0), bottom: top + 9 };
}

function marks(course: Course): string {
	const { model, scale, bottom, x, y } = course;
	const { points } = scale;
	const fill = (point: TimedPoint) => markFill(point.key === model.subject);
	if (model.shape === 'columns') {
		return points
			.map((point) => {
				const { left, right, top } = markBox(course, point);
				return rect(left, top, right - left, Math.max(2, bottom - top), fill(point));
			})
			.join('');
	}
	const stroke = `fill="none" stroke="${BAR}" stroke-width="5"`;
	if (model.shape === 'step') {
		const steps = (list: readonly TimedPoint[]) =>
			list.map((point) => `H${round(x(point.from))}V${round(y(point.value))}`).join('');
		const begun = points.filter((point) => point.from <= model.today);
		const toCome = points.filter((point) => point.from > model.today);
		const [first, last, now] = [begun[0], begun.at(-1), round(Math.min(RIGHT, x(model.today)))];
		const past = first
			? `<path d="M${round(x(first.from))} ${round(y(first.value))}${steps(begun.slice(1))}H${now}" ${stroke}/>`
			: '';
		const next = toCome.length > 0 && last ? `M${now} ${round(y(last.value))}${steps(toCome)}H${RIGHT}` : '';
		return past + (next ? `<path d="${next}" ${stroke} stroke-dasharray="10 7"/>` : '');
	}
	const place = (point: TimedPoint) => `${round(x(dayOfPoint(model, point)))} ${round(y(point.value))}`;
	const runs = scale.runs
		.filter((run) => run.length > 1)
		.map((run) => `<path d="M${run.map(place).join('L')}" ${stroke}/>`);
	const dots = points.map(
		(point) =>
			`<circle cx="${round(x(dayOfPoint(model, point)))}" cy="${round(y(point.value))}" r="9" ${fill(point)}/>`,
	);
	return [...runs, ...dots].join('');
}

/** Boxes that the lines and their points occupy. */
const lineBoxes = ({ model, scale, x, y }: Course): Box[] =>
	scale.runs.flatMap((run) =>
		boxesAlong(
			run.map((point) => ({ x: x(dayOfPoint(model, point)), y: y(point.value) })),
			9,
		),
	);

function values(course: Course): string {
	const { model, scale, top, bottom, write } = course;
	const order = scale.points
		.toReversed()
		.sort((a, b) => Number(b.key === model.subject) - Number(a.key === model.subject));
	const isStep = model.shape === 'step';
	const wanted = order.map((point) => {
		const width = widthOf(point.shown, 24);
		const mark = markBox(course, point);
		const [middle, above] = [(mark.left + mark.right) / 2, mark.top - 38];
		const places = isStep
			? [{ x: mark.left + 8, y: above }]
			: [
					{ x: middle - width / 2, y: above },
					{ x: mark.right + 6, y: mark.top - 10 },
					{ x: mark.left - width - 6, y: mark.top - 10 },
					{ x: middle - width + 9, y: above },
					{ x: middle - 9, y: above },
					{ x: middle - 9, y: mark.top + 24 },
					{ x: middle - width / 2, y: mark.top + 24 },
				];
		return { width, height: 30, places };
	});
	const frame = { left: LEFT, right: RIGHT, top: top - 40, bottom };
	const taken = model.shape === 'line' ? lineBoxes(course) : [];
	return placeLabels(wanted, frame, taken)
		.map((place, i) => place && write(order[i]?.shown ?? '', place.x, place.y + 24, { size: 24, weight: 600 }))
		.filter(Boolean)
		.join('');
}

/**
 * Draws a series on a scale of time: lines do not cross a gap, and steps run to the day on which the chart is drawn.
 */
export function drawCourse(model: ChartModel, words: CourseWords, from: number, to: number, write: Write): string {
	const scale = timeScale(model);
	const ticks = axisTicks(
		model.points.map((point) => point.value),
		4,
		model.decimals,
	);
	const [min = 0, max = 1] = [ticks[0], ticks.at(-1)];
	const [top, bottom] = [from + 50, to - (scale.coverage.length > 0 ? 80 : 36)];
	const course: Course = {
		model,
		scale,
		top,
		bottom,
		write,
		x: (day) => LEFT + ((RIGHT - LEFT) * (day - scale.from)) / (scale.to - scale.from || 1),
		y: (value) => bottom - ((bottom - top) * (value - min)) / (max - min || 1),
	};
	return axes(course, words) + marks(course) + values(course);
}
