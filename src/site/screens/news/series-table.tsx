import { isoDay, longDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { newestPoint } from '../../../queries/home/home-figures';
import type { DataPoint, DataSeries } from '../../../queries/series/data-series';
import type { SeriesArticle } from '../../../queries/series/series-article';
import { pointChanges } from '../../../queries/series/series-change';
import { formatPercent, formatValue, Sparkline } from '../../blocks/chart/chart';
import { usePage } from '../../render/contexts';

/** Bars of a series without an order in time: a line would join what has nothing between. */
function SmallBars({ series }: { series: DataSeries }) {
	const top = Math.max(...series.points.map((point) => point.value), 0) || 1;
	const step = Math.min(12, 96 / Math.max(1, series.points.length));
	return (
		<svg className="spark spark--bars" viewBox="0 0 100 28" aria-hidden="true">
			{series.points.map((point, i) => {
				const height = Math.max(0.5, (Math.max(0, point.value) / top) * 24);
				return (
					<rect
						key={point.key}
						className={point.key === series.highlight ? 'lit' : undefined}
						x={2 + i * step}
						y={26 - height}
						width={step * 0.7}
						height={height}
					/>
				);
			})}
		</svg>
	);
}

/** How the shown value compares with a year before, else with the period before, in words too. */
function Change({ series, point }: { series: DataSeries; point: DataPoint }) {
	const { edition } = usePage();
	const { words } = edition;
	const compared = pointChanges(series)[series.points.indexOf(point)];
	const change = compared?.year_before ?? compared?.before;
	if (!change) return <span aria-hidden="true">–</span>;
	if (change.amount === 0) return <span>{words.same}</span>;
	const shown =
		change.percent === null
			? formatValue(edition, Math.abs(change.amount), series.decimals)
			: formatPercent(edition, Math.abs(change.percent));
	return (
		<>
			<span className={change.amount > 0 ? 'up' : 'down'}>
				<span className="vh">{`${change.amount > 0 ? words.higher : words.lower} `}</span>
				{shown}
			</span>
			<span className="vh"> {compared?.year_before ? words.series_page.year_before : words.series_page.before}</span>
		</>
	);
}

/** The reading a row shows: the last in time that has begun, the highlighted one of a comparison, else its largest. */
function shownPoint(series: DataSeries, day: string) {
	if (series.frequency !== 'category') return newestPoint(series, day)?.point ?? series.points.at(-1);
	return (
		series.points.find((point) => point.key === series.highlight) ??
		series.points.toSorted((a, b) => b.value - a.value)[0]
	);
}

function Row({ series, story }: { series: DataSeries; story: SeriesArticle | undefined }) {
	const { edition, now } = usePage();
	const { words } = edition;
	const text = series.texts[edition.code];
	const point = shownPoint(series, isoDay(edition, now));
	if (!text || !point) return null;
	return (
		<tr>
			<th scope="row">
				<a className="hed hed--4" href={urls.series.href(edition, { slug: series.slug })}>
					{text.title}
				</a>
				<span className="meta">
					<span>{text.unit_label}</span>
					<span>{words.frequencies[series.frequency]}</span>
					{story && (
						<span>
							<a className="link" href={urls.article.href(edition, story)}>
								{words.series_page.read_story}
								<span className="vh">: {text.title}</span>
							</a>
						</span>
					)}
				</span>
			</th>
			<td>{series.frequency === 'category' ? <SmallBars series={series} /> : <Sparkline series={series} />}</td>
			<td className="r">
				<span className="num">{formatValue(edition, point.value, series.decimals)}</span>
				<span className="meta">{point.label[edition.code] ?? point.key}</span>
			</td>
			<td className="r">
				<Change series={series} point={point} />
			</td>
			<td className="meta">{longDay(edition, series.retrieved_on)}</td>
			<td className="r">
				<a
					className="link"
					href={urls.seriesCsv.href(edition, { slug: series.slug })}
					download
					aria-label={words.csv_of({ title: text.title })}
				>
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
	const storyOf = new Map(stories.toReversed().map((story) => [story.slug, story]));
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
						<Row key={series.slug} series={series} story={storyOf.get(series.slug)} />
					))}
				</tbody>
			</table>
		</section>
	);
}
