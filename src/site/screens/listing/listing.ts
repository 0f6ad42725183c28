import type { ArticleCard } from '../../../data/article-card';
import { editions } from '../../../editions/editions';
import { isoDay } from '../../../editions/relative-time';
import { feed, urls } from '../../../editions/urls';
import { type Listing, listArticles } from '../../../queries/article/listing';
import { listingMarkets } from '../../../queries/article/listing-market';
import { mostReadArticles } from '../../../queries/article/most-read';
import { advAt, textsOf } from '../../../queries/site/adv';
import { fileNames } from '../../../shared/address/addresses';
import { LIST_ROWS } from '../../../shared/article/list-rows';
import { tag } from '../../../shared/cache-tags';
import { drawnApart } from '../../blocks/cover/scenes';
import type { ListRailData } from '../../blocks/list-rail';
import { type Head, Missing, type PageRequest, Redirect, type SearchText } from '../../render/screen';
import { calendarEntries, calendarTags, dateRow, nextEntries } from '../calendar/entries';
import { breadcrumbList, listingPage } from '../json-ld';
import type { OpenListing } from './open-listing';

/** Number of briefs between the stories of a first page. */
const BRIEFS = 3;

/**
 * The page number in a listing's trailing path: 1 without one, then plain numbers.
 * @returns undefined for anything else ("0", "02", "x", two segments)
 */
export function pageNumber(rest: readonly string[]): number | undefined {
	const [text] = rest;
	if (text === undefined) return 1;
	return rest.length === 1 && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}

/**
 * Reads one page of a listing, and tags the request with what it shows.
 * @param rest trailing path behind the filters
 * @param href address of a page; page 1 has only this one address, so its number redirects to it
 * @returns Missing for an invalid page number and for pages beyond the end
 */
export async function openListing(
	request: PageRequest,
	listing: Listing,
	rest: readonly string[],
	href: (page: number) => string,
	limit = LIST_ROWS,
): Promise<OpenListing | Missing | Redirect> {
	const narrow = listing.type ?? listing.kind;
	request.tag(narrow ? tag.list(listing.edition, narrow) : tag.list(listing.edition));
	const page = pageNumber(rest);
	if (page === undefined) return new Missing();
	if (page === 1 && rest.length > 0) return new Redirect(href(1));
	const isMixed = !listing.kind && !listing.is_headline;
	const [{ list, total, has_more, before }, briefs] = await Promise.all([
		listArticles(request.db, listing, page, limit),
		page === 1 && isMixed ? listArticles(request.db, { ...listing, kind: 'brief' }, 1, BRIEFS) : undefined,
	]);
	if (page > 1 && list.length === 0) return new Missing();
	const short = briefs?.list ?? [];
	request.tag(...[...before, ...list, ...short].map((article) => tag.article(article.id)));
	// The total is cached for a while; the page that was just read is more recent.
	const pages = Math.max(Math.ceil(total / limit), has_more ? page + 1 : page);
	return {
		articles: drawnApart(list, before, has_more),
		briefs: short,
		total,
		page,
		pages,
		limit,
		href,
		next: has_more ? href(page + 1) : undefined,
	};
}

/**
 * Reads the column beside a list. Most lists share its content, so most of it is cached.
 * @param articles those of the list: no advertisement appears beside an article about its advertiser
 * @param section type of the list: its markets are counted, and what was read of it; otherwise the whole edition
 */
export async function readListRail(
	request: PageRequest,
	articles: readonly ArticleCard[],
	section?: string,
): Promise<ListRailData> {
	const { db, edition, now } = request;
	const day = isoDay(edition, now);
	const [dates, most_read, adv, markets] = await Promise.all([
		calendarEntries(db, edition),
		mostReadArticles(db, edition.code, section),
		advAt(db, edition.code, 'list_rail', day, { beside: textsOf(articles) }),
		section ? listingMarkets(db, edition.code, section, 8) : undefined,
	]);
	request.tag(...calendarTags(edition), tag.advs, ...most_read.map((article) => tag.article(article.id)));
	return { dates: nextEntries(dates, day, 5).map(dateRow), most_read: most_read.slice(0, 5), adv, markets };
}

/** Metadata of a listing. */
export interface ListingMeta {
	title: string;
	description: string;
	search?: SearchText | undefined;
	/** Levels above it, from home down; the listing itself is added. */
	above?: [name: string, path: string][];
	/** Path of its first page in each edition that has it. */
	alternates: Record<string, string>;
	/** True where `<first page>/feed.xml` is its own feed. */
	hasFeed: boolean;
}

/** The feed of all articles of an edition, for the head of a page. */
export const editionFeed = ({ site, edition }: Pick<PageRequest, 'site' | 'edition'>) => ({
	title: `${site.brand.name}: ${edition.words.all_news}`,
	path: feed.href(edition),
});

/** The same page in every edition. */
export const inEveryEdition = (path: (edition: PageRequest['edition']) => string): Record<string, string> =>
	Object.fromEntries(editions.map((edition) => [edition.code, path(edition)]));

/** Head of a page of a listing: every page is canonical by itself and has its number in the title. */
export function listingHead(request: PageRequest, open: OpenListing, meta: ListingMeta): Head {
	const { edition, site } = request;
	const { words } = edition;
	const { page, pages, href } = open;
	const numbered = (text: string) => (page > 1 ? `${text} – ${words.page_number({ page })}` : text);
	const title = numbered(meta.title);
	const first = href(1);
	const crumbs: [string, string][] = [
		[words.home, urls.home.href(edition)],
		...(meta.above ?? []),
		[meta.title, first],
	];
	return {
		title,
		description: page > 1 ? `${meta.description} (${words.page_of({ page, pages })})` : meta.description,
		search: {
			title: numbered(meta.search?.title ?? meta.title),
			// First, because a long description ends before its last words.
			description: page > 1 ? `${words.page_of({ page, pages })}. ${meta.description}` : meta.description,
			more: [...(meta.search?.more ?? []), ...open.articles.slice(0, 3).map((article) => article.title)],
		},
		canonical: href(page),
		robots: open.articles.length === 0 ? 'noindex, follow' : undefined,
		// Later pages hold other articles in another edition.
		alternates: page === 1 ? meta.alternates : undefined,
		switchTo: meta.alternates,
		feeds: meta.hasFeed
			? [{ title: `${site.brand.name}: ${meta.title}`, path: `${first}/${fileNames.rss}` }, editionFeed(request)]
			: [editionFeed(request)],
		previous: page > 1 ? href(page - 1) : undefined,
		next: open.next,
		jsonLd: [breadcrumbList(site, crumbs), listingPage(request, title, meta.description, open)],
	};
}
