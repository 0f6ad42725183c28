import type { ArticleCard } from '../../../data/article-card';
import { dateParts, isoDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { listArticles } from '../../../queries/article/listing';
import { isoMoment } from '../../../shared/time/moment';
import { DayHeading } from '../../blocks/dates/day-heading';
import { ListRail, type ListRailData } from '../../blocks/list-rail';
import { faceOf, TitleWords, When, WireMark } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { Missing, Redirect, screen } from '../../render/screen';
import { inEveryEdition, listingHead, openListing, readListRail } from '../listing/listing';
import { MorePages, NothingHere, PageLine } from '../listing/listing-view';
import type { OpenListing } from '../listing/open-listing';

interface HeadlineData {
	open: OpenListing;
	rail: ListRailData;
	/**
	 * ISO day of the last article on the previous page, so that its heading is not repeated when pages are loaded below
	 * one another.
	 */
	dayBefore: string | undefined;
}

const DAY = 86_400;

/** Time of an article under its day's heading: relative within a day, else the hour with its zone. */
function Hour({ at }: { at: number }) {
	const { edition, now } = usePage();
	if (now - at < DAY) return <When at={at} className={now - at < 60 ? 'now' : undefined} />;
	const parts = dateParts(edition, at);
	if (!parts) return null;
	const { hour, minute, zone } = parts;
	return (
		<time dateTime={isoMoment(at)}>
			{hour}:{minute} {zone}
		</time>
	);
}

/** The articles of one day. */
function Day({ articles, isContinued }: { articles: ArticleCard[]; isContinued: boolean }) {
	const { edition } = usePage();
	const at = articles[0]?.published_at ?? 0;
	return (
		<section className={isContinued ? 'wire-day is-continued' : 'wire-day'}>
			<DayHeading at={at} />
			<ul className="wire">
				{each(articles, 'articles', (article) => (
					<li key={article.id} className={faceOf(article).trim() || undefined}>
						<div className="top">
							<WireMark article={article} />
							<Hour at={article.published_at} />
						</div>
						<h3 className="hed hed--3">
							<a href={urls.article.href(edition, article)}>
								<TitleWords article={article} />
							</a>
						</h3>
						{article.standfirst && <p className="dek dek--s">{article.standfirst}</p>}
					</li>
				))}
			</ul>
		</section>
	);
}

function HeadlineView({ data: { open, rail, dayBefore } }: { data: HeadlineData }) {
	const { edition } = usePage();
	const days = Map.groupBy(open.articles, (article) => isoDay(edition, article.published_at));
	return (
		<div className="wrap list-page">
			<div className="grid">
				<div className="c8">
					<PageLine open={open} />
					{days.size > 0 ? (
						<div className="wire-days" data-list="">
							{each([...days], 'days', ([day, articles]) => (
								<Day key={day} articles={articles} isContinued={day === dayBefore} />
							))}
						</div>
					) : (
						<NothingHere />
					)}
					<MorePages open={open} />
				</div>
				<ListRail rail={rail} />
			</div>
		</div>
	);
}

/** `/news/headline/{page?}`: the articles the editors flagged, as a wire by day. */
export const headlineScreen = screen<HeadlineData>({
	async load(request) {
		const { db, edition } = request;
		const listing = { edition: edition.code, is_headline: true };
		const open = await openListing(request, listing, request.rest, (page) => urls.headline.href(edition, page));
		if (open instanceof Missing || open instanceof Redirect) return open;
		const [rail, before] = await Promise.all([
			readListRail(request, open.articles),
			open.page > 1 ? listArticles(db, listing, (open.page - 1) * open.limit, 1) : undefined,
		]);
		const last = before?.list[0];
		return { open, rail, dayBefore: last && isoDay(edition, last.published_at) };
	},
	head({ open }, request) {
		const { words } = request.edition;
		return listingHead(request, open, {
			title: words.sections.headline,
			description: words.section_lines.headline,
			above: [[words.news, urls.news.href(request.edition)]],
			alternates: inEveryEdition((one) => urls.headline.href(one)),
			hasFeed: true,
		});
	},
	layout(_data, { edition: { words } }) {
		const line = words.section_lines.headline;
		return {
			styles: ['lists'],
			section: 'headline',
			fixedTitle: line,
			bar: { title: words.sections.headline, line, eventNews: true, background: 'headline', art: 'n4' },
		};
	},
	View: HeadlineView,
});
