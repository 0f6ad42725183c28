import type { ChartModel } from '../../../shared/chart/chart-model';
import { dayOfPoint, type TimedPoint, timeScale } from '../../../shared/chart/time-scale';
import { each } from '../../render/each';

const [LEFT, RIGHT, TOP, BOTTOM] = [3, 97, 4, 25];
const round = (n: number) => Math.round(n * 10) / 10;

/**
 * The course of a series for a row of a table: points on a time scale, joined only to their neighbours; bars for a
 * cross-section, and for points of which no two are neighbours. One point has no course.
 */
export function Sparkline({ model }: { model: ChartModel }) {
	const max = Math.max(...model.points.map((point) => point.value), 0) || 1;
	if (model.shape === 'bars') {
		const step = Math.min(12, 96 / Math.max(1, model.points.length));
		return (
			<svg className="spark" viewBox="0 0 100 28" aria-hidden="true">
				{each(model.points, 'points', (point, i) => {
					const height = Math.max(0.5, (Math.max(0, point.value) / max) * 24);
					return (
						<rect
							key={point.key}
							className={point.key === model.subject ? 'lit' : undefined}
							x={round(2 + i * step)}
							y={round(26 - height)}
							width={round(step * 0.7)}
							height={round(height)}
						/>
					);
				})}
			</svg>
		);
	}
	const { from, to, points, runs } = timeScale(model);
	const x = (day: number) => round(LEFT + ((RIGHT - LEFT) * (day - from)) / (to - from || 1));
	const y = (value: number) => round(BOTTOM - ((BOTTOM - TOP) * Math.max(0, value)) / max);
	const at = (point: TimedPoint) => `${x(dayOfPoint(model, point))} ${y(point.value)}`;
	if (model.shape !== 'step' && points.length < 2) return null;
	if (model.shape !== 'step' && runs.every((run) => run.length < 2)) {
		return (
			<svg className="spark" viewBox="0 0 100 28" aria-hidden="true">
				{each(points, 'points', (point) => {
					const top = y(point.value);
					return (
						<rect key={point.key} x={x(dayOfPoint(model, point)) - 2} y={top} width={4} height={round(26 - top)} />
					);
				})}
			</svg>
		);
	}
	const steps = points.map((point, i) => (i === 0 ? `M${at(point)}` : `H${x(point.from)}V${y(point.value)}`)).join('');
	return (
		<svg className="spark" viewBox="0 0 100 28" aria-hidden="true">
			<path
				d={
					model.shape === 'step'
						? `${steps}H${x(Math.max(model.today, points.at(-1)?.from ?? model.today))}`
						: runs.map((run) => `M${run.map(at).join('L')}`).join('')
				}
			/>
			{model.shape !== 'step' &&
				each(points, 'points', (point) => (
					<circle key={point.key} cx={x(dayOfPoint(model, point))} cy={y(point.value)} r={2} />
				))}
		</svg>
	);
}
