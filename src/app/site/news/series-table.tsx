import { articleUrl, pathOf } from '../../../editions/links';
import { longDay } from '../../../editions/relative-time';
import type { DataSeries } from '../../../queries/data-series';
import type { SeriesArticle } from '../../../queries/series-article';
import { formatValue, Sparkline } from '../../blocks/chart';
import { usePage } from '../../contexts';

/** Bars of a series without an order in time: a line would join what has nothing between. */
function SmallBars({ series }: { series: DataSeries }) {
	const top = Math.max(...series.points.map((point) => point.value), 0) || 1;
	const step = Math.min(12, 96 / Math.max(1, series.points.length));
	return (
		<svg className="spark spark--bars" viewBox="0 0 100 28" aria-hidden="true">
			{series.points.map((point, i) => {
				const height = Math.max(0.5, (Math.max(0, point.value) / top) * 24);
				return <rect key={point.key} className={point.key === series.highlight ? 'lit' : undefined} x={2 + i * step} y={26 - height} width={step * 0.7} height={height} />;
			})}
		</svg>
	);
}

/** What has changed between the last two readings, in words too. */
function Change({ series }: { series: DataSeries }) {
	const { edition } = usePage();
	const { words } = edition;
	const [before, last] = series.points.slice(-2).map((point) => point.value);
	if (series.frequency === 'category' || before === undefined || last === undefined) return <span aria-hidden="true">–</span>;
	const change = last - before;
	const shown = formatValue(edition, Math.abs(change), series.decimals);
	if (change === 0) return <span>{words.same}</span>;
	return (
		<span className={change > 0 ? 'up' : 'down'}>
			<span className="vh">{`${change > 0 ? words.higher : words.lower} `}</span>
			{shown}
		</span>
	);
}

/** The reading a row shows: the last in time, the highlighted one of a comparison, else its largest. */
function shownPoint(series: DataSeries) {
	if (series.frequency !== 'category') return series.points.at(-1);
	return series.points.find((point) => point.key === series.highlight) ?? series.points.toSorted((a, b) => b.value - a.value)[0];
}

function Row({ series, story }: { series: DataSeries; story: SeriesArticle | undefined }) {
	const { edition } = usePage();
	const { words } = edition;
	const text = series.texts[edition.code];
	const point = shownPoint(series);
	if (!text || !point) return null;
	return (
		<tr>
			<th scope="row">
				{story ? (
					<a className="hed hed--4" href={articleUrl(edition, story)}>
						{text.title}
					</a>
				) : (
					<span className="hed hed--4">{text.title}</span>
				)}
				<span className="meta">
					<span>{text.unit_label}</span>
					<span>{words.frequencies[series.frequency]}</span>
				</span>
			</th>
			<td>{series.frequency === 'category' ? <SmallBars series={series} /> : <Sparkline series={series} />}</td>
			<td className="r">
				<span className="num">{formatValue(edition, point.value, series.decimals)}</span>
				<span className="meta">{point.label[edition.code] ?? point.key}</span>
			</td>
			<td className="r">
				<Change series={series} />
			</td>
			<td className="meta">{longDay(edition, series.retrieved_on)}</td>
			<td className="r">
				<a className="link" href={pathOf(edition, `/news/data/${series.slug}.csv`)} download aria-label={words.csv_of(text.title)}>
					CSV
				</a>
			</td>
		</tr>
	);
}

/** Every series as a row: its course, its newest value with the unit, how it changed, when it was read, and its file. */
export function SeriesTable({ all, stories }: { all: readonly DataSeries[]; stories: readonly SeriesArticle[] }) {
	const { words } = usePage().edition;
	if (all.length === 0) return null;
	// The newest story of a series comes first.
	const story_of = new Map(stories.toReversed().map((story) => [story.slug, story]));
	return (
		<section className="block">
			<header className="sec k-data">
				<h2>{words.series}</h2>
				<p>{words.series_line}</p>
			</header>
			<table className="tbl series k-data">
				<caption className="vh">{words.series}</caption>
				<thead>
					<tr>
						<th scope="col">{words.series}</th>
						<th scope="col">{words.readings}</th>
						<th scope="col" className="r">
							{words.newest_value}
						</th>
						<th scope="col" className="r">
							{words.change}
						</th>
						<th scope="col">{words.retrieved}</th>
						<th scope="col" className="r">
							{words.file}
						</th>
					</tr>
				</thead>
				<tbody>
					{all.map((series) => (
						<Row key={series.slug} series={series} story={story_of.get(series.slug)} />
					))}
				</tbody>
			</table>
		</section>
	);
}
