import type { ChartModel } from '../../../shared/chart/chart-model';
import { axisNumber, barFrame } from './frame';

/**
 * Ranked bars: labels at the left, or above where a phone has no room; values with their unit at the end, and no line
 * through a word.
 */
export function Bars({ model, width, held }: { model: ChartModel; width: number; held: string | undefined }) {
	const frame = barFrame(model, width);
	const { left, top, row, bar, isAbove, ticks, height, x } = frame;
	return (
		<>
			<text className="ax" x={0} y={13}>
				{model.unit}
			</text>
			{ticks.map((tick) => (
				<g key={tick}>
					<path className={tick === 0 ? 'g0' : 'g'} d={`M${round(x(tick))} ${top - 6}V${height}`} />
					<text
						className="ax"
						x={round(x(tick))}
						y={top - 12}
						textAnchor={tick === ticks[0] && left < 12 ? 'start' : 'middle'}
					>
						{axisNumber(model, tick, ticks)}
					</text>
				</g>
			))}
			{model.points.map((point, i) => {
				const y = top + i * row + (isAbove ? 22 : (row - bar) / 2);
				const [start, end] = [x(Math.min(0, point.value)), x(Math.max(0, point.value))];
				const lines = frame.labels[i] ?? [];
				return (
					<g key={point.key} className={markOf(point.key, held ?? model.subject)}>
						{lines.map((line, n) => (
							<text
								key={line}
								className={isAbove ? 'lab halo' : 'lab'}
								x={isAbove ? 0 : left - 10}
								y={isAbove ? y - 6 : y + bar / 2 + 5 + (n - (lines.length - 1) / 2) * 16}
								textAnchor={isAbove ? 'start' : 'end'}
							>
								{line}
							</text>
						))}
						<rect className="mark" x={round(start)} y={y} width={round(Math.max(1.5, end - start))} height={bar} />
						<text className="v halo" x={round(end + 8)} y={y + bar / 2 + 5}>
							{point.shown}
						</text>
					</g>
				);
			})}
		</>
	);
}

/** Tenths of a pixel are enough. */
export const round = (n: number): number => Math.round(n * 10) / 10;

/** The class of a point that is read or is the subject. */
export const markOf = (key: string, marked: string | null | undefined): string | undefined =>
	key === marked ? 'lit' : undefined;
