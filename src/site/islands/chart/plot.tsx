import type { ChartModel } from '../../../shared/chart/chart-model';
import { Bars } from './bars';
import type { ChartWords } from './chart-words';
import { barFrame, SLIM, timeFrame, WIDE } from './frame';
import { Timeline } from './timeline';

interface PlotProps {
	model: ChartModel;
	words: ChartWords;
	/** Number of months that are shown; all where it is left out. */
	period: number | undefined;
	/** Key of the selected value. */
	held: string | undefined;
}

/** A chart, drawn once for wide windows and once for phones, so that no text is smaller than 12 px. */
export function Plot({ model, words, period, held }: PlotProps) {
	return (
		[
			['wide', WIDE],
			['slim', SLIM],
		] as const
	).map(([name, width]) => {
		const height = (model.shape === 'bars' ? barFrame(model, width) : timeFrame(model, width, period)).height;
		return (
			<svg
				key={name}
				className={name}
				viewBox={`0 0 ${width} ${height}`}
				role="img"
				aria-label={words.chart.replace('#', model.title)}
			>
				{model.shape === 'bars' ? (
					<Bars model={model} width={width} held={held} />
				) : (
					<Timeline model={model} width={width} words={words} period={period} held={held} />
				)}
			</svg>
		);
	});
}
