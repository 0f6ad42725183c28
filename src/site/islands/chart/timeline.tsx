import type { ChartModel } from '../../../shared/chart/chart-model';
import { type Box, boxesAlong, placeLabels, type Wanted } from '../../../shared/chart/place-labels';
import { dayOfPoint, type TimedPoint } from '../../../shared/chart/time-scale';
import { Axes } from './axes';
import { markOf, round } from './bars';
import type { ChartWords } from './chart-words';
import { CHARACTER, FIGURE, type TimeFrame, timeFrame } from './frame';

interface Drawn {
	model: ChartModel;
	frame: TimeFrame;
	held: string | undefined;
}

const DOT = 6;
const LINE = 17;

/** Returns the left and the right end of a value's mark, in pixels from the left. */
function reach({ model, frame }: Drawn, point: TimedPoint): { from: number; to: number } {
	const { x, scale, right } = frame;
	if (model.shape === 'step') {
		const next = scale.points[scale.points.indexOf(point) + 1];
		const end = point.from <= model.today ? Math.min(model.today, next?.from ?? model.today) : (next?.from ?? scale.to);
		return { from: x(Math.max(point.from, scale.from)), to: Math.min(right, x(end)) };
	}
	const middle = x(dayOfPoint(model, point));
	if (model.shape === 'line') return { from: middle - DOT, to: middle + DOT };
	const half = Math.min(28, Math.max(5, model.months > 0 ? (x(point.to) - x(point.from)) * 0.32 : 9));
	return { from: middle - half, to: middle + half };
}

/** Places for a value's label: above its mark, else beside or below it. */
function placesOf(drawn: Drawn, point: TimedPoint, width: number): Wanted['places'] {
	const { model, frame } = drawn;
	const y = frame.y(point.value);
	const { from, to } = reach(drawn, point);
	if (model.shape === 'step')
		return [
			{ x: from + 4, y: y - LINE - 4 },
			{ x: to - width - 2, y: y - LINE - 4 },
		];
	const middle = (from + to) / 2;
	const above = y - LINE - (model.shape === 'line' ? 9 : 4);
	if (model.shape === 'columns') return [{ x: middle - width / 2, y: above }];
	return [
		{ x: middle - width / 2, y: above },
		{ x: to + 4, y: y - LINE / 2 },
		{ x: from - width - 4, y: y - LINE / 2 },
		{ x: middle - width, y: above },
		{ x: middle, y: above },
		{ x: middle - DOT, y: above },
		{ x: middle - width / 2, y: y + 10 },
		{ x: middle - DOT, y: y + 10 },
	];
}

function Values({ drawn, width }: { drawn: Drawn; width: number }) {
	const { model, frame, held } = drawn;
	const marked = held ?? model.subject;
	const { points } = frame.scale;
	// The selected value comes first, then the newest, then the ones before it.
	const order = points.toReversed().sort((a, b) => Number(b.key === marked) - Number(a.key === marked));
	const days = model.shape === 'step' || (model.shape === 'columns' && model.months === 0) ? order : [];
	const wanted = [
		...order.map((point) => {
			const wide = point.shown.length * FIGURE;
			return { point, text: point.shown, className: 'v halo', width: wide, places: placesOf(drawn, point, wide) };
		}),
		...days.map((point) => {
			const [wide, y] = [point.short.length * CHARACTER, frame.y(point.value)];
			const { from, to } = reach(drawn, point);
			const places =
				model.shape === 'step' ? [{ x: from + 4, y: y + 4 }] : [{ x: (from + to) / 2 - wide / 2, y: y - 2 * LINE - 4 }];
			return { point, text: point.short, className: 'ax halo', width: wide, places };
		}),
	].map((one) => ({ ...one, height: LINE }));
	const marks = model.shape === 'line' ? lineBoxes(drawn) : [];
	const found = placeLabels(wanted, { left: frame.left, right: width, top: 18, bottom: frame.bottom }, marks);
	return wanted.map(({ point, text, className, width: wide }, i) => {
		const place = found[i];
		return (
			place && (
				<text
					key={`${point.key} ${className}`}
					className={className}
					x={round(place.x + wide / 2)}
					y={round(place.y + 13)}
					textAnchor="middle"
				>
					{text}
				</text>
			)
		);
	});
}

/** What the lines and their points take. */
const lineBoxes = ({ model, frame }: Drawn): Box[] =>
	frame.scale.runs.flatMap((run) =>
		boxesAlong(
			run.map((point) => ({ x: frame.x(dayOfPoint(model, point)), y: frame.y(point.value) })),
			DOT,
		),
	);

const sides = (drawn: Drawn, point: TimedPoint) => {
	const { from, to } = reach(drawn, point);
	return { left: from, right: to };
};

function Line({ model, frame, held }: Drawn) {
	const at = (point: TimedPoint) => `${round(frame.x(dayOfPoint(model, point)))} ${round(frame.y(point.value))}`;
	return (
		<>
			{frame.scale.runs
				.filter((run) => run.length > 1)
				.map((run) => (
					<path key={run[0]?.key} className="ser" d={`M${run.map(at).join('L')}`} />
				))}
			{frame.scale.points.map((point) => (
				<circle
					key={point.key}
					className={point.key === (held ?? model.subject) ? 'dot lit' : 'dot'}
					cx={round(frame.x(dayOfPoint(model, point)))}
					cy={round(frame.y(point.value))}
					r={point.key === held ? DOT + 2 : DOT}
				/>
			))}
		</>
	);
}

function Columns(drawn: Drawn) {
	const { model, frame, held } = drawn;
	return frame.scale.points.map((point) => {
		const { from, to } = reach(drawn, point);
		const [top, bottom] = [frame.y(Math.max(0, point.value)), frame.y(Math.min(0, point.value))];
		return (
			<g key={point.key} className={markOf(point.key, held ?? model.subject)}>
				<rect
					className="mark"
					x={round(from)}
					y={round(top)}
					width={round(to - from)}
					height={round(Math.max(1.5, bottom - top))}
				/>
			</g>
		);
	});
}

/** Draws steps, each from its day until the next; steps of the future are dashed. */
function Steps(drawn: Drawn) {
	const { model, frame, held } = drawn;
	const { points } = frame.scale;
	const begun = points.filter((point) => point.from <= model.today);
	const toCome = points.filter((point) => point.from > model.today);
	const now = Math.min(frame.right, frame.x(model.today));
	const path = (list: readonly TimedPoint[], end: number) =>
		list
			.map((point, i) => {
				const [x, y] = [round(sides(drawn, point).left), round(frame.y(point.value))];
				return i === 0 ? `M${x} ${y}` : `H${x}V${y}`;
			})
			.join('') + `H${round(end)}`;
	const last = begun.at(-1);
	const marked = points.find((point) => point.key === (held ?? model.subject));
	return (
		<>
			{begun[0] && (
				<>
					<path className="area" d={`${path(begun, now)}V${frame.bottom}H${round(sides(drawn, begun[0]).left)}z`} />
					<path
						className="ser"
						d={`M${round(sides(drawn, begun[0]).left)} ${frame.bottom}V${round(frame.y(begun[0].value))}${path(begun, now).replace(/^M[^HV]*/, '')}`}
					/>
				</>
			)}
			{toCome.length > 0 && (
				<path
					className="ser to-come"
					d={`${last ? `M${round(now)} ${round(frame.y(last.value))}` : ''}${toCome
						.map((point) => `H${round(frame.x(point.from))}V${round(frame.y(point.value))}`)
						.join('')}H${round(frame.right)}`}
				/>
			)}
			{marked && <Held drawn={drawn} point={marked} />}
		</>
	);
}

/** Draws the selected step: the accent between two lines of ink. */
function Held({ drawn, point }: { drawn: Drawn; point: TimedPoint }) {
	const { from, to } = reach(drawn, point);
	const y = round(drawn.frame.y(point.value));
	const end = Math.max(to, Math.min(drawn.frame.right, from + 12));
	return (
		<>
			<path className="step-ink" d={`M${round(from)} ${y}H${round(end)}`} />
			<path className="step-lamp" d={`M${round(from + 1.5)} ${y}H${round(end - 1.5)}`} />
		</>
	);
}

/** A chart over time: gaps stay open, and steps run to today. */
export function Timeline({
	model,
	width,
	words,
	period,
	held,
}: {
	model: ChartModel;
	width: number;
	words: ChartWords;
	period: number | undefined;
	held: string | undefined;
}) {
	const frame = timeFrame(model, width, period);
	const drawn: Drawn = { model, frame, held };
	const read = frame.scale.points.find((point) => point.key === held);
	const Marks = model.shape === 'line' ? Line : model.shape === 'columns' ? Columns : Steps;
	return (
		<>
			<Axes model={model} frame={frame} width={width} words={words} />
			{read && model.shape !== 'columns' && (
				<path
					className="hair"
					d={`M${round(model.shape === 'step' ? (reach(drawn, read).from + reach(drawn, read).to) / 2 : frame.x(dayOfPoint(model, read)))} ${frame.top}V${frame.bottom}`}
				/>
			)}
			<Marks {...drawn} />
			<Values drawn={drawn} width={width} />
		</>
	);
}
