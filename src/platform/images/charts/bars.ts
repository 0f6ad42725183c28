import type { ChartModel } from '../../../shared/chart/chart-model';
import { drawable, type Weight, widthOf } from '../faces';
import { breakLines } from '../outlines';
import { INK_2, MARGIN, markFill, round, WIDTH, type Write } from './sheet';

/** Ranked bars with their labels at the left and their values behind them. */
export function drawBars({ points, subject }: ChartModel, top: number, bottom: number, write: Write): string {
	const row = (bottom - top) / points.length;
	const size = Math.min(24, row * 0.62);
	const widest = (texts: string[], weight: Weight) =>
		Math.max(...texts.map((text) => widthOf(drawable(text, weight), size, weight)));
	const labels = points.map((point) => breakLines(point.label, size, 420, 1, 500)[0] ?? '');
	const left = MARGIN + widest(labels, 500) + 16;
	const right =
		WIDTH -
		MARGIN -
		widest(
			points.map((point) => point.shown),
			600,
		) -
		12;
	const max = Math.max(...points.map((point) => point.value), 0) || 1;
	return points
		.map((point, i) => {
			const y = top + i * row;
			const height = Math.min(row * 0.66, 56);
			const baseline = y + row / 2 + size * 0.34;
			const width = Math.max(2, ((right - left) * Math.max(0, point.value)) / max);
			const label = write(labels[i] ?? '', left - 16, baseline, { size, fill: INK_2, anchor: 'end' });
			const bar = `<rect x="${round(left)}" y="${round(y + (row - height) / 2)}" width="${round(width)}" height="${round(height)}" ${markFill(point.key === subject)}/>`;
			return label + bar + write(point.shown, left + width + 12, baseline, { size, weight: 600 });
		})
		.join('');
}
