import type { ArticleCard } from '../../../data/article-card';
import { urls } from '../../../editions/urls';
import { allSeries, type DataSeries } from '../../../queries/series/data-series';
import { type SeriesArticle, seriesArticles } from '../../../queries/series/series-article';
import { tag } from '../../../shared/cache-tags';
import { Chart } from '../../blocks/chart/chart';
import { Story, Title, When } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { type Head, Missing, type PageRequest, Redirect } from '../../render/screen';
import { inEveryEdition, listingHead, openListing } from '../listing/listing';
import { MorePages, NothingHere, PageLine } from '../listing/listing-view';
import type { OpenListing } from '../listing/open-listing';
import { SeriesTable } from './series-table';

export interface DataListData {
	kind: 'list';
	open: OpenListing;
	/** Only the first page shows them. */
	series: DataSeries[];
	stories: SeriesArticle[];
	week: { article: ArticleCard; series: DataSeries; key_points: readonly string[] } | undefined;
}

/** The newest data story that carries a chart, and that chart. */
function chartOfTheWeek(
	articles: readonly ArticleCard[],
	stories: readonly SeriesArticle[],
	series: readonly DataSeries[],
): DataListData['week'] {
	for (const story of stories) {
		const article = articles.find((one) => one.id === story.id);
		const chart = series.find((one) => one.slug === story.slug);
		if (article && chart) return { article, series: chart, key_points: story.key_points };
	}
	return undefined;
}

function Week({ week: { article, series, key_points } }: { week: NonNullable<DataListData['week']> }) {
	const { edition } = usePage();
	return (
		<article className="grid k-data week">
			<div className="c4">
				<span className="kick">{edition.words.chart_of_the_week}</span>
				<h2 className="hed hed--2">
					<a href={urls.article.href(edition, article)}>
						<Title article={article} />
					</a>
				</h2>
				{article.standfirst && <p className="dek dek--s">{article.standfirst}</p>}
				<p className="meta">
					{article.authors[0] && <span>{article.authors[0].name}</span>}
					<When at={article.published_at} />
				</p>
				{key_points.length > 0 && (
					<ul className="week-points">
						{each(key_points, 'key_points', (point) => (
							<li key={point}>{point}</li>
						))}
					</ul>
				)}
			</div>
			<div className="c8 vr">
				<Chart series={series} level="h3" />
			</div>
		</article>
	);
}

/** The chart of the week, every series with its file, and the data stories. */
export function DataListView({ data: { open, series, stories, week } }: { data: DataListData }) {
	const { words } = usePage().edition;
	const rows = week ? open.articles.filter((article) => article.id !== week.article.id) : open.articles;
	return (
		<div className="wrap list-page">
			<PageLine open={open} />
			{week && <Week week={week} />}
			<SeriesTable all={series} stories={stories} />
			<section className={series.length > 0 || week ? 'block' : undefined}>
				<header className="sec k-data">
					<h2>{words.data_stories}</h2>
				</header>
				{open.articles.length === 0 && <NothingHere />}
				<div className="two-rows" data-list="">
					{each(rows, 'rows', (article) => (
						<Story
							key={article.id}
							article={article}
							size={3}
							level="h3"
							picture="row"
							shape="row"
							hasStandfirst
							hasAuthor
							inside="data"
						/>
					))}
				</div>
				<MorePages open={open} />
			</section>
		</div>
	);
}

/** Reads a page of the data stories; the first one with the series. */
export async function loadDataList(request: PageRequest): Promise<DataListData | Missing | Redirect> {
	const { db, edition } = request;
	const open = await openListing(request, { edition: edition.code, kind: 'data' }, request.rest, (page) =>
		urls.data.href(edition, page),
	);
	if (open instanceof Missing || open instanceof Redirect) return open;
	if (open.page > 1) return { kind: 'list', open, series: [], stories: [], week: undefined };
	const [every, stories] = await Promise.all([allSeries(db), seriesArticles(db, edition.code)]);
	// A series that has no words in this edition cannot say its unit here.
	const series = every.filter((one) => one.texts[edition.code] && one.points.length > 0);
	request.tag(tag.all_series, ...series.map((one) => tag.series(one.slug)));
	return { kind: 'list', open, series, stories, week: chartOfTheWeek(open.articles, stories, series) };
}

/** What machines learn of the list. */
export function dataListHead({ open }: DataListData, request: PageRequest): Head {
	const { words } = request.edition;
	return listingHead(request, open, {
		title: words.sections.data,
		description: words.section_lines.data,
		above: [[words.news, urls.news.href(request.edition)]],
		alternates: inEveryEdition((one) => urls.data.href(one)),
		hasFeed: true,
	});
}
