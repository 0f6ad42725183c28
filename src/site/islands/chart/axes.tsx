import type { ChartModel } from '../../../shared/chart/chart-model';
import { round } from './bars';
import type { ChartWords } from './chart-words';
import { axisNumber, CHARACTER, type TimeFrame } from './frame';

interface Parts {
	model: ChartModel;
	frame: TimeFrame;
	/** Width of the drawing in pixels. */
	width: number;
	words: ChartWords;
}

/** "2024" where it fits, else "’24", else nothing. */
function yearText(year: number, room: number): string | undefined {
	if (room >= 4 * CHARACTER + 8) return String(year);
	return room >= 3 * CHARACTER + 4 ? `’${String(year).slice(2)}` : undefined;
}

/** Strip under the axis: a block where there is a figure, lines of mist where there is none. */
function Coverage({ frame, words }: Parts) {
	const { x, bottom, scale } = frame;
	const top = bottom + 32;
	const room = words.no_figure.length * CHARACTER + 8;
	return scale.coverage.map(({ from, to, isHeld }) => {
		const [left, right] = [x(from) + 0.5, x(to) - 0.5];
		const width = round(Math.max(1, right - left));
		return (
			<g key={from}>
				{isHeld ? (
					<rect className="held" x={round(left)} y={top} width={width} height={8} />
				) : (
					<path className="mist" d={`M${round(left)} ${top + 1}h${width}m0 3h-${width}m0 3h${width}`} />
				)}
				{!isHeld && right - left >= room && (
					<text className="ax" x={round((left + right) / 2)} y={top + 24} textAnchor="middle">
						{words.no_figure}
					</text>
				)}
			</g>
		);
	});
}

function Today({ model, frame, words }: Parts) {
	const { x, top, bottom, left } = frame;
	const at = round(x(model.today));
	const long = `${words.today}, ${model.todayShown}`;
	return (
		<>
			<path className="today" d={`M${at} ${top - 14}V${bottom}`} />
			<text className="ax halo" x={at - 6} y={top - 6} textAnchor="end">
				{at - left > long.length * CHARACTER + 120 ? long : words.today}
			</text>
		</>
	);
}

/** The grid with a figure at every line, the unit once above it, months and years, and the gaps in the figures. */
export function Axes(parts: Parts) {
	const { model, frame } = parts;
	const { scale, ticks, x, y, left, right, bottom } = frame;
	const years = scale.years.map(({ year, from, to }) => ({
		year,
		from,
		text: yearText(year, x(to) - x(from)),
		middle: (x(from) + x(to)) / 2,
	}));
	return (
		<>
			<text className="ax" x={0} y={13}>
				{model.unit}
			</text>
			{ticks.map((tick) => (
				<g key={tick}>
					<path className={tick === 0 ? 'g0' : 'g'} d={`M${round(left)} ${round(y(tick))}H${right}`} />
					<text className="ax" x={round(left - 8)} y={round(y(tick) + 5)} textAnchor="end">
						{axisNumber(model, tick, ticks)}
					</text>
				</g>
			))}
			<path
				className="t0"
				d={scale.months
					.filter((day) => day >= scale.from)
					.map((day) => `M${round(x(day))} ${bottom}v4`)
					.join('')}
			/>
			<path className="t1" d={years.map(({ from }) => `M${round(x(from))} ${bottom}v9`).join('')} />
			{years.map(
				({ year, text, middle }) =>
					text && (
						<text key={year} className="ax" x={round(middle)} y={bottom + 24} textAnchor="middle">
							{text}
						</text>
					),
			)}
			<Coverage {...parts} />
			{model.shape === 'step' && model.today < scale.to && <Today {...parts} />}
		</>
	);
}
