import type { ChartModel, ChartPoint } from '../../../shared/chart/chart-model';
import type { ChartWords } from './chart-words';
import { put } from './put';

/**
 * The value of a series that is shown while none is read: the newest that has begun; in bars the subject, else the
 * largest.
 */
function restPoint(model: ChartModel): ChartPoint | undefined {
	if (model.shape === 'bars') return model.points.find((point) => point.key === model.subject) ?? model.points[0];
	return model.points.findLast((point) => point.from !== null && point.from <= model.today) ?? model.points.at(-1);
}

/** The words before the name of a value at rest. */
function lead(model: ChartModel, words: ChartWords, point: ChartPoint): string {
	if (model.shape !== 'bars') return `${words.latest}: `;
	return point === model.points[0] ? `${words.highest}: ` : '';
}

/** One line of text above the plot: the value that is read, or the one at rest. */
export function Readout({
	model,
	words,
	points,
	held,
}: {
	model: ChartModel;
	words: ChartWords;
	/** The visible points, in the order of the keys. */
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
