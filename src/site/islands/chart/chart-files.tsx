import type { ChartModel } from '../../../shared/chart/chart-model';
import type { ChartWords } from './chart-words';

/** The chart to take away: its table, its picture, code for other pages, and the address of what is shown. */
export function ChartFiles({ model, words, query }: { model: ChartModel; words: ChartWords; query: string }) {
	const { page, title } = model;
	const name = (text: string) => (
		<>
			{text}
			<span className="vh">: {title}</span>
		</>
	);
	return (
		<p className="get">
			{(['csv', 'png', 'svg'] as const).map((ending) => (
				<a key={ending} href={`${page}.${ending}`} download="">
					{name(ending.toUpperCase())}
				</a>
			))}
			<a href={`${page}#embed`}>{name(words.embed)}</a>
			<a href={page + query} rel="nofollow" data-copy={words.copied}>
				{name(words.copy)}
			</a>
		</p>
	);
}
