import { sectionName } from '../../../editions/article-labels';
import { urls } from '../../../editions/urls';
import type { ArticleType } from '../../../shared/statuses';
import type { ListRailData } from '../../blocks/list-rail';
import { type Layout, Missing, type PageRequest, Redirect, screen } from '../../render/screen';
import { inEveryEdition, listingHead, openListing, readListRail } from '../listing/listing';
import { ListingView } from '../listing/listing-view';
import type { OpenListing } from '../listing/open-listing';

interface NewsListData {
	open: OpenListing;
	rail: ListRailData;
	/** None: everything. */
	type: ArticleType | undefined;
}

const TYPES: readonly ArticleType[] = ['company', 'product', 'regulation', 'ai'];
/** Pictures of the title bars. */
const ART: Record<ArticleType, string> = {
	company: 'orsini-works',
	product: 'p10',
	regulation: 'reg6',
	ai: 'customs2',
};

async function read(
	request: PageRequest,
	type: ArticleType | undefined,
	rest: readonly string[],
): Promise<NewsListData | Missing | Redirect> {
	const { edition } = request;
	const open = await openListing(
		request,
		type ? { edition: edition.code, type } : { edition: edition.code },
		rest,
		(page) => urls.newsList.href(edition, type, page),
	);
	if (open instanceof Missing || open instanceof Redirect) return open;
	return { open, rail: await readListRail(request, open.articles, type), type };
}

const named = (request: PageRequest, type: ArticleType | undefined) => {
	const { words } = request.edition;
	return type
		? { title: sectionName(request.edition, type, request.site.brand), line: words.section_lines[type] }
		: { title: words.news, line: words.news_line };
};

/** The title of a section's list, which tells it from the index of companies and from an author's page. */
function searchTitleOf({ edition, site }: PageRequest, type: ArticleType): string {
	const title = edition.words.search_titles[type];
	return typeof title === 'function' ? title({ brand: site.brand.name }) : title;
}

const drawn = {
	head({ open, type }: NewsListData, request: PageRequest) {
		const { edition } = request;
		const { title, line } = named(request, type);
		return listingHead(request, open, {
			title,
			description: line,
			search: { title: type ? searchTitleOf(request, type) : title },
			above: type ? [[edition.words.news, urls.newsList.href(edition)]] : [],
			alternates: inEveryEdition((one) => urls.newsList.href(one, type)),
			hasFeed: type !== undefined,
		});
	},
	layout({ type }: NewsListData, request: PageRequest): Layout {
		const { title, line } = named(request, type);
		const background = type ?? 'headline';
		return {
			section: type,
			menu: type === 'ai' ? undefined : type,
			fixedTitle: type ? line : title,
			bar: { title, line, eventNews: true, newsType: type, background, art: type ? ART[type] : 'n7' },
		};
	},
	View: ({ data }: { data: NewsListData }) => <ListingView open={data.open} rail={data.rail} inside={data.type} />,
};

/** `/news`: everything, newest first. */
export const newsScreen = screen<NewsListData>({ load: (request) => read(request, undefined, []), ...drawn });

/** `/news/list/{type?}/{page?}`: one type, and the further pages of everything. */
export const newsListScreen = screen<NewsListData>({
	async load(request) {
		const [first, ...rest] = request.rest;
		if (first === undefined) return new Redirect(urls.newsList.href(request.edition));
		const type = TYPES.find((one) => one === first);
		return type ? read(request, type, rest) : read(request, undefined, request.rest);
	},
	...drawn,
});
