import type { ReactNode } from 'react';
import { urls } from '../../../editions/urls';
import { EmptyState } from '../../../ui/empty-state';
import { FirstRail, ListRail, type ListRailData, SecondRail } from '../../blocks/list-rail';
import { NewsletterBand } from '../../blocks/newsletter/newsletter-band';
import { LoadMore } from '../../blocks/paging/load-more';
import { Paging } from '../../blocks/paging/paging';
import { Briefs } from '../../blocks/story/briefs';
import { Story } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import type { OpenListing } from './open-listing';

/** The number of the page and of all pages, above the list; the first page has no such line. */
export function PageLine({ open }: { open: OpenListing }) {
	const { words } = usePage().edition;
	return open.page > 1 ? (
		<p className="meta page-line">{words.page_of({ page: open.page, pages: open.pages })}</p>
	) : null;
}

/** The link to more below a list, and from the second page on the numbers of the others. */
export function MorePages({ open }: { open: OpenListing }) {
	return (
		<>
			<LoadMore href={open.next} />
			{open.page > 1 && <Paging page={open.page} pages={open.pages} href={open.href} />}
		</>
	);
}

/** A list without articles, with a link to all news. */
export function NothingHere({ message, line }: { message?: string; line?: string }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<EmptyState message={message ?? words.nothing_here} line={line ?? words.nothing_here_line}>
			<a className="btn btn--line btn--s" href={urls.news.href(edition)}>
				{words.all_news}
			</a>
		</EmptyState>
	);
}

interface ListingViewProps {
	open: OpenListing;
	rail: ListRailData;
	/** Section of the list, so that kickers need not repeat it. */
	inside?: string | undefined;
	/** True: the newest article of the first page is large, above the others. */
	hasLead?: boolean;
	/** True: rows name their authors. */
	hasAuthor?: boolean;
	/** Shown above the list, in its column. */
	top?: ReactNode;
	/** Shown first in the rail. */
	beside?: ReactNode;
	/** Replaces the list where it has no article. */
	empty?: ReactNode;
}

/** Number of rows above the band. */
const ABOVE_BAND = 5;

/** A list of articles, newest first, with its rail: one large, then rows; on the first page a band divides them. */
export function ListingView({
	open,
	rail,
	inside,
	hasLead = true,
	hasAuthor = true,
	top,
	beside,
	empty = <NothingHere />,
}: ListingViewProps) {
	const isFirst = open.page === 1;
	const [lead] = hasLead && isFirst ? open.articles : [];
	const rows = lead ? open.articles.slice(1) : open.articles;
	const isParted = isFirst && rows.length > ABOVE_BAND + 1;
	const above = isParted ? rows.slice(0, ABOVE_BAND) : rows;
	const stories = (articles: OpenListing['articles']) =>
		each(articles, 'articles', (article) => (
			<Story
				key={article.id}
				article={article}
				size={3}
				level="h2"
				picture="row"
				shape="row"
				hasStandfirst
				hasAuthor={hasAuthor}
				inside={inside}
			/>
		));
	return (
		<>
			<div className="wrap list-page">
				<div className="grid">
					<div className="c8">
						{top}
						<PageLine open={open} />
						{lead && (
							<Story
								article={lead}
								size={1}
								level="h2"
								picture="half"
								hasStandfirst
								hasAuthor={hasAuthor}
								inside={inside}
								isLead
							/>
						)}
						{above.length > 0 && (
							<div
								className={lead ? 'stack list-rows list-rows--under' : 'stack list-rows'}
								data-list={isParted ? undefined : ''}
							>
								{stories(above)}
							</div>
						)}
						{open.articles.length === 0 && empty}
						{!isParted && <Briefs articles={open.briefs} inside={inside} />}
						{!isParted && <MorePages open={open} />}
					</div>
					{isParted ? <FirstRail rail={rail}>{beside}</FirstRail> : <ListRail rail={rail}>{beside}</ListRail>}
				</div>
			</div>
			{isParted && (
				<>
					<NewsletterBand isQuiet />
					<div className="wrap list-page">
						<div className="grid">
							<div className="c8">
								<Briefs articles={open.briefs} inside={inside} />
								<div className="stack list-rows" data-list="">
									{stories(rows.slice(ABOVE_BAND))}
								</div>
								<MorePages open={open} />
							</div>
							<SecondRail rail={rail} />
						</div>
					</div>
				</>
			)}
		</>
	);
}
