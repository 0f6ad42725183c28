import { urls } from '../../../editions/urls';
import type { ArticleType } from '../../../shared/statuses';
import type { ListRailData } from '../../blocks/list-rail';
import { type Frame, Missing, type Reading, Redirect, screen } from '../../render/screen';
import { inEveryEdition, listingHead, openListing, readListRail } from '../listing';
import { ListingView } from '../listing-view';
import type { OpenListing } from '../open-listing';
import { sectionName } from './article-json-ld';

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
	reading: Reading,
	type: ArticleType | undefined,
	rest: readonly string[],
): Promise<NewsListData | Missing | Redirect> {
	const { edition } = reading;
	const open = await openListing(
		reading,
		type ? { edition: edition.code, type } : { edition: edition.code },
		rest,
		(page) => urls.newsList.href(edition, type, page),
	);
	if (open instanceof Missing || open instanceof Redirect) return open;
	return { open, rail: await readListRail(reading, type), type };
}

const named = (reading: Reading, type: ArticleType | undefined) => {
	const { words } = reading.edition;
	return type
		? { title: sectionName(reading, type), line: words.section_lines[type] }
		: { title: words.news, line: words.news_line };
};

const drawn = {
	head({ open, type }: NewsListData, reading: Reading) {
		const { edition } = reading;
		const { title, line } = named(reading, type);
		return listingHead(reading, open, {
			title,
			description: line,
			above: type ? [[edition.words.news, urls.newsList.href(edition)]] : [],
			alternates: inEveryEdition((one) => urls.newsList.href(one, type)),
			has_feed: type !== undefined,
		});
	},
	frame({ type }: NewsListData, reading: Reading): Frame {
		const { title, line } = named(reading, type);
		const background = type ?? 'headline';
		return {
			section: type,
			menu: type === 'ai' ? undefined : type,
			fixed_title: type ? line : title,
			bar: { title, line, event_news: true, news_type: type, background, art: type ? ART[type] : 'n7' },
		};
	},
	View: ({ data }: { data: NewsListData }) => <ListingView open={data.open} rail={data.rail} inside={data.type} />,
};

/** `/news`: everything, newest first. */
export const news_screen = screen<NewsListData>({ load: (reading) => read(reading, undefined, []), ...drawn });

/** `/news/list/{type?}/{page?}`: one type, and the further pages of everything. */
export const news_list_screen = screen<NewsListData>({
	async load(reading) {
		const [first, ...rest] = reading.rest;
		if (first === undefined) return new Redirect(urls.newsList.href(reading.edition));
		const type = TYPES.find((one) => one === first);
		return type ? read(reading, type, rest) : read(reading, undefined, reading.rest);
	},
	...drawn,
});
