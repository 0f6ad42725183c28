import { isoDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { DayHeading } from '../../blocks/dates/day-heading';
import { FirstRail, type ListRailData } from '../../blocks/list-rail';
import { NewsletterBand } from '../../blocks/newsletter/newsletter-band';
import { Brief } from '../../blocks/story/briefs';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { Missing, Redirect, screen } from '../../render/screen';
import { inEveryEdition, listingHead, openListing, readListRail } from '../listing/listing';
import { MorePages, NothingHere, PageLine } from '../listing/listing-view';
import type { OpenListing } from '../listing/open-listing';

interface BriefData {
	open: OpenListing;
	rail: ListRailData;
}

function BriefView({ data: { open, rail } }: { data: BriefData }) {
	const { edition } = usePage();
	const days = Map.groupBy(open.articles, (article) => isoDay(edition, article.published_at));
	return (
		<>
			<div className="wrap list-page">
				<div className="grid">
					<div className="c8">
						<PageLine open={open} />
						{days.size > 0 ? (
							<div className="wire-days briefs" data-list="">
								{each([...days], 'days', ([day, articles]) => (
									<section key={day} className="wire-day">
										<DayHeading at={articles[0]?.published_at ?? 0} />
										<ul>
											{each(articles, 'articles', (article) => (
												<Brief key={article.id} article={article} />
											))}
										</ul>
									</section>
								))}
							</div>
						) : (
							<NothingHere />
						)}
						<MorePages open={open} />
					</div>
					<FirstRail rail={rail} />
				</div>
			</div>
			<NewsletterBand isQuiet />
		</>
	);
}

/** `/news/brief/{page?}`: the briefs, by day. */
export const briefScreen = screen<BriefData>({
	async load(request) {
		const { edition } = request;
		const open = await openListing(request, { edition: edition.code, kind: 'brief' }, request.rest, (page) =>
			urls.briefs.href(edition, page),
		);
		if (open instanceof Missing || open instanceof Redirect) return open;
		return { open, rail: await readListRail(request, open.articles) };
	},
	head({ open }, request) {
		const { words } = request.edition;
		return listingHead(request, open, {
			title: words.briefs,
			description: words.briefs_line,
			above: [[words.news, urls.news.href(request.edition)]],
			alternates: inEveryEdition((one) => urls.briefs.href(one)),
			hasFeed: true,
		});
	},
	layout: (_data, { edition: { words } }) => ({
		section: 'headline',
		fixedTitle: words.briefs,
		bar: { title: words.briefs, line: words.briefs_line, eventNews: true, background: 'headline', art: 'n2' },
	}),
	View: BriefView,
});
