import type { ChartModel, ChartPoint } from '../../../shared/chart/chart-model';
import type { ChartWords } from './chart-words';
import { put } from './put';

/**
 * The value that stands for a series while nobody reads one: the newest that has begun, else the subject, else the
 * largest.
 */
function restPoint(model: ChartModel): ChartPoint | undefined {
	if (model.shape === 'bars') return model.points.find((point) => point.key === model.subject) ?? model.points[0];
	return model.points.findLast((point) => point.from !== null && point.from <= model.today) ?? model.points.at(-1);
}

/** What stands before the name of a value at rest. */
function lead(model: ChartModel, words: ChartWords, point: ChartPoint): string {
	if (model.shape !== 'bars') return `${words.latest}: `;
	return point === model.points[0] ? `${words.highest}: ` : '';
}

/** One line of text above the plot: the value that is read, or the one that stands for all. */
export function Readout({
	model,
	words,
	points,
	held,
}: {
	model: ChartModel;
	words: ChartWords;
	/** Those on show, in the order the keys follow. */
	points: readonly ChartPoint[];
	held: string | undefined;
}) {
	const read = points.find((point) => point.key === held);
	const point = read ?? restPoint(model);
	if (!point) return null;
	return (
		<p className={read ? 'readout' : 'readout at-rest'} aria-live="polite">
			<b>
				{read ? '' : lead(model, words, point)}
				{point.label}
			</b>
			<b className="big">{point.shown}</b>
			{point.said.map((text) => (
				<span key={text}>{text}</span>
			))}
			{read && (
				<span className="place">
					{put(words.place, points.indexOf(read) + 1, points.length)} · <span className="keys">{words.keys}</span>
				</span>
			)}
		</p>
	);
}
