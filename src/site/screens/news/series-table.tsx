import { isoDay, longDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { newestPoint } from '../../../queries/home/home-figures';
import type { DataPoint, DataSeries } from '../../../queries/series/data-series';
import type { SeriesArticle } from '../../../queries/series/series-article';
import { pointChanges } from '../../../shared/chart/series-change';
import { chartModel } from '../../blocks/chart/chart-model';
import { changeAmount, isNoChange, pointLabel, shownValue } from '../../blocks/chart/chart-text';
import { Sparkline } from '../../blocks/chart/sparkline';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** How the shown value compares with a year before, else with the period before: how far, and with what. */
function ChangeOf({ series, point }: { series: DataSeries; point: DataPoint }) {
	const { edition } = usePage();
	const { words } = edition;
	const compared = pointChanges(series)[series.points.indexOf(point)];
	const change = compared?.year_before ?? compared?.before;
	if (!change) {
		return (
			<>
				<span aria-hidden="true">–</span>
				<span className="vh">{series.frequency === 'category' ? words.chart.no_time : words.series_page.not_held}</span>
			</>
		);
	}
	if (isNoChange(change, series)) return <span>{words.same}</span>;
	return (
		<>
			<span className={change.amount > 0 ? 'up' : 'down'}>
				<span className="vh">{`${change.amount > 0 ? words.higher : words.lower} `}</span>
				{changeAmount(edition, series, change)}
			</span>{' '}
			<span className="meta">{compared?.year_before ? words.chart.on_year : words.chart.on_before}</span>
		</>
	);
}

/** The value a row shows: the last in time that has begun; of a comparison the largest. */
function shownPoint(series: DataSeries, day: string) {
	if (series.frequency !== 'category') return newestPoint(series, day)?.point ?? series.points.at(-1);
	return series.points.toSorted((a, b) => b.value - a.value)[0];
}

function Row({ series, story }: { series: DataSeries; story: SeriesArticle | undefined }) {
	const { edition, now } = usePage();
	const { words } = edition;
	const text = series.texts[edition.code];
	const model = chartModel(edition, series, now);
	const point = shownPoint(series, isoDay(edition, now));
	if (!text || !point || !model) return null;
	const { highest, latest } = words.chart.drawn;
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
			<td>
				<Sparkline model={model} />
			</td>
			<td className="r">
				<span className="num">{shownValue(edition, series, point.value)}</span>
				<span className="meta">
					{series.frequency === 'category' ? highest : latest}: {pointLabel(edition, point)}
				</span>
			</td>
			<td className="r">
				<ChangeOf series={series} point={point} />
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

/**
 * Every series as a row: its course, its newest value with the unit, how it changed, when it was read, and its file.
 */
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
							{words.value}
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
					{each(all, 'all', (series) => (
						<Row key={series.slug} series={series} story={storyOf.get(series.slug)} />
					))}
				</tbody>
			</table>
		</section>
	);
}
