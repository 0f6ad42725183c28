import type { DataSeriesText } from '../../../data/tables/data-series';
import { editions } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import { type DataRevision, dataRevisions } from '../../../queries/series/data-revision';
import { allSeries, type DataSeries, seriesBySlug } from '../../../queries/series/data-series';
import { type SeriesStory, storiesOfSeries } from '../../../queries/series/series-article';
import { tag } from '../../../shared/cache-tags';
import { areMeasuresOfOne } from '../../../shared/chart/measures-of-one';
import { eachOf } from '../../../shared/left-out';
import { ChartDrawing } from '../../blocks/chart/chart';
import { chartModel } from '../../blocks/chart/chart-model';
import { SourceLines } from '../../blocks/source-line';
import { Title } from '../../blocks/story/story';
import { type ChartState, chartQuery, readState } from '../../islands/chart/chart-state';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { type Head, Missing, type PageRequest } from '../../render/screen';
import { breadcrumbList } from '../json-ld';
import { inEveryEdition } from '../listing/listing';
import { seriesJsonLd } from './series-json-ld';
import { Embed, Files, Revisions, SeriesFacts, ValueTable } from './series-parts';

export interface SeriesData {
	kind: 'series';
	series: DataSeries;
	text: DataSeriesText;
	revisions: DataRevision[];
	/** Newest first. */
	stories: SeriesStory[];
	/** Other series that cover the same periods. */
	others: DataSeries[];
	/** The state of the chart in the address; undefined where it has none. */
	state: ChartState | undefined;
}

/** Most bars in a picture of 1200 × 630. */
const CARD_POINTS = 12;

/** Whether a trailing path names a series; a number is a page of the list. */
export const isSeriesSlug = (rest: readonly string[]): boolean =>
	rest.length === 1 && /^(?!\d+$)[a-z0-9-]{1,80}$/.test(rest[0] ?? '');

/** Reads a series with its corrections and the articles about it. */
export async function loadSeries(request: PageRequest): Promise<SeriesData | Missing> {
	const { db, edition, rest, query, now } = request;
	const series = await seriesBySlug(db, rest[0] ?? '');
	const text = series?.texts[edition.code];
	if (!series || !text || series.points.length === 0) return new Missing();
	const [all, revisions, stories] = await Promise.all([
		allSeries(db),
		dataRevisions(db, series.id),
		storiesOfSeries(db, edition.code, series.slug),
	]);
	request.tag(
		tag.series(series.slug),
		tag.list(edition.code, 'data'),
		...stories.map((story) => tag.article(story.id)),
	);
	const others = all.filter((other) => other.texts[edition.code] && areMeasuresOfOne(series, other));
	request.tag(...others.map((other) => tag.series(other.slug)));
	const models = eachOf(
		[series, ...others],
		(one) => `chart of ${one.slug}`,
		(one) => chartModel(edition, one, now) ?? [],
	).flat();
	const state = chartQuery.some((name) => query.has(name)) ? readState(query, models) : undefined;
	return { kind: 'series', series, text, revisions, stories, others, state };
}

/** One series: chart, every value with its changes, corrections, sources, and its files. */
export function SeriesView({ data }: { data: SeriesData }) {
	const { edition, site } = usePage();
	const { words } = edition;
	const { series, text, revisions, stories } = data;
	return (
		<article className="wrap k-data series-page">
			<p className="series-print">
				<b>{site.brand.name}</b> {site.url + urls.series.href(edition, { slug: series.slug })}
			</p>
			<header>
				<nav className="crumb" aria-label={words.breadcrumb}>
					<a href={urls.data.href(edition)}>{words.sections.data}</a>
					<span>{words.series_page.kicker}</span>
				</nav>
				<h1 className="hed hed--1">{text.title}</h1>
				<p className="dek">{text.subtitle}</p>
			</header>
			<div className="grid series-body">
				<div className="c8">
					<figure className="chart">
						<ChartDrawing series={[series, ...data.others]} state={data.state} isAddressed />
						<figcaption>
							<span>
								{words.source}: <SourceLines sources={series.source} />.
							</span>
						</figcaption>
					</figure>
					<section>
						<h2 className="sec-h">{words.series_page.what}</h2>
						<p className="dek dek--s">{text.description}</p>
					</section>
					<ValueTable series={series} title={text.title} unit={text.unit_label} />
					<Revisions series={series} revisions={revisions} />
				</div>
				<aside className="c4 vr rail" aria-label={words.series_page.about_series}>
					<SeriesFacts series={series} text={text} />
					<Files series={series} />
					{stories.length > 0 && (
						<section>
							<h2>{words.series_page.stories}</h2>
							<ul className="stack-s">
								{each(stories, 'stories', (story) => (
									<li key={story.id} className="hed hed--5">
										<a href={urls.article.href(edition, story)}>
											<Title article={story} />
										</a>
									</li>
								))}
							</ul>
						</section>
					)}
					<Embed series={series} text={text} />
					<p className="series-all">
						<a className="link" href={urls.data.href(edition)}>
							{words.series_page.all_series}
						</a>
					</p>
				</aside>
			</div>
		</article>
	);
}

/** Metadata of a series. */
export function seriesHead({ series, text }: SeriesData, request: PageRequest): Head {
	const { edition, site } = request;
	const { words } = edition;
	const path = urls.series.href(edition, { slug: series.slug });
	const known = editions.filter((one) => series.texts[one.code]);
	return {
		title: text.title,
		description: `${text.subtitle}. ${text.description}`.slice(0, 300),
		search: { description: `${text.subtitle}. ${text.description}` },
		canonical: path,
		...(series.points.length <= CARD_POINTS
			? { image: `${path}.png`, imageAlt: words.chart_of({ title: text.title }), card: 'summary_large_image' as const }
			: {}),
		alternates: Object.fromEntries(known.map((one) => [one.code, urls.series.href(one, { slug: series.slug })])),
		switchTo: inEveryEdition((one) => urls.data.href(one)),
		modifiedAt: series.updated_at,
		jsonLd: [
			breadcrumbList(site, [
				[words.home, urls.home.href(edition)],
				[words.sections.data, urls.data.href(edition)],
				[text.title, path],
			]),
			seriesJsonLd(request, series, text),
		],
	};
}
