import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import { fileNames } from '../../../shared/address/addresses';
import type { CacheTag } from '../../../shared/cache-tags';
import { escapeText } from '../../../shared/text/html-print';
import { xmlText } from '../../../shared/text/xml-text';

/** Kinds of feed files: every page that has a feed has all three under its own address. */
export const FEED_FILES = {
	[fileNames.rss]: 'application/rss+xml',
	[fileNames.atom]: 'application/atom+xml',
	[fileNames.json]: 'application/feed+json',
} as const;
export type FeedFile = keyof typeof FEED_FILES;

/** A picture of an item. */
export interface FeedPicture {
	url: string;
	/** Media type. */
	type: string;
	width: number;
	height: number;
}

/** What a feed says of one page, in any of its files: plain words, whole addresses, Unix seconds. */
export interface FeedItem {
	/** Never changes, whatever the address. */
	id: string;
	url: string;
	title: string;
	summary: string;
	/** Markup of ours; undefined where only a person who is known may read it. */
	html?: string | undefined;
	authors: readonly { name: string; url?: string }[];
	published_at?: number | undefined;
	changed_at: number;
	picture?: FeedPicture | undefined;
}

/** What a feed says, in any of its files: plain words, whole addresses, Unix seconds. */
export interface Feed {
	/** Address of the page that it is of. */
	page: string;
	title: string;
	description: string;
	language: string;
	rights: string;
	icon: string;
	/** Undefined while it is empty. */
	changed_at?: number | undefined;
	/** Address of each of its files. */
	files: Readonly<Record<FeedFile, string>>;
	items: readonly FeedItem[];
}

const date = (at: number) => new Date(at * 1000);
/** The moment of a feed without items: one that is the same at each request. */
const EPOCH = 0;

/** RSS 2.0 (rssboard.org/rss-specification). Titles and summaries are taken for HTML by those that read it. */
const rss = (feed: Feed): string =>
	generateRssFeed({
		// Some readers take the name of a feed for HTML and some for plain text: no tag begins in it for either.
		title: feed.title.replaceAll('<', '&lt;'),
		description: feed.description.replaceAll('<', '&lt;'),
		link: feed.page,
		language: feed.language,
		copyright: feed.rights,
		...(feed.changed_at === undefined ? {} : { lastBuildDate: date(feed.changed_at) }),
		atom: { links: [{ href: feed.files[fileNames.rss], rel: 'self', type: FEED_FILES[fileNames.rss] }] },
		items: feed.items.map(({ picture, ...item }) => ({
			title: escapeText(item.title),
			link: item.url,
			guid: { value: item.id, isPermaLink: false },
			pubDate: date(item.published_at ?? item.changed_at),
			...(item.summary === '' ? {} : { description: escapeText(item.summary) }),
			...(item.html === undefined ? {} : { content: { encoded: item.html } }),
			// RSS has an author by e-mail address alone.
			dc: { creators: item.authors.map(({ name }) => name) },
			// An enclosure has a length in bytes; a picture comes in the form that the reader's program takes.
			...(picture && { media: { contents: [{ ...picture, medium: 'image' }] } }),
		})),
	});

/** Atom (RFC 4287). */
const atom = (feed: Feed): string =>
	generateAtomFeed({
		id: feed.page,
		title: { value: feed.title },
		subtitle: { value: feed.description },
		links: [
			{ href: feed.page, rel: 'alternate', type: 'text/html' },
			{ href: feed.files[fileNames.atom], rel: 'self', type: FEED_FILES[fileNames.atom] },
		],
		updated: date(feed.changed_at ?? EPOCH),
		rights: { value: feed.rights },
		icon: feed.icon,
		xml: { lang: feed.language },
		entries: feed.items.map(({ picture, ...item }) => ({
			id: item.id,
			title: { value: escapeText(item.title), type: 'html' },
			links: [
				{ href: item.url, rel: 'alternate', type: 'text/html' },
				...(picture ? [{ href: picture.url, rel: 'enclosure', type: picture.type }] : []),
			],
			updated: date(item.changed_at),
			...(item.published_at === undefined ? {} : { published: date(item.published_at) }),
			...(item.summary === '' ? {} : { summary: { value: escapeText(item.summary), type: 'html' } }),
			...(item.html === undefined ? {} : { content: { value: item.html, type: 'html' } }),
			authors: (item.authors.length > 0 ? item.authors : [{ name: feed.rights }]).map(personOf),
		})),
	});

const personOf = ({ name, url }: FeedItem['authors'][number]) => ({ name, ...(url === undefined ? {} : { uri: url }) });

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
const json = (feed: Feed): string =>
	JSON.stringify(
		{
			version: 'https://jsonfeed.org/version/1.1',
			title: feed.title,
			home_page_url: feed.page,
			feed_url: feed.files[fileNames.json],
			description: feed.description,
			icon: feed.icon,
			language: feed.language,
			items: feed.items.map((item) => ({
				id: item.id,
				url: item.url,
				title: item.title,
				// An item has markup or words; where it has neither to give, its summary is what it has.
				...(item.html === undefined ? { content_text: item.summary } : { content_html: item.html }),
				...(item.summary === '' ? {} : { summary: item.summary }),
				...(item.picture ? { image: item.picture.url } : {}),
				...(item.published_at === undefined ? {} : { date_published: date(item.published_at).toISOString() }),
				date_modified: date(item.changed_at).toISOString(),
				...(item.authors.length > 0 ? { authors: item.authors } : {}),
			})),
		},
		null,
		'\t',
	);

/** The library writes words between two line ends, which some readers keep. Text that is escaped has no such sign. */
const withoutMargins = (xml: string) => xml.replace(/>\s+<!\[CDATA\[/g, '><![CDATA[').replace(/\]\]>\s+<\//g, ']]></');

/** A feed as the text of one of its files. */
export function printFeed(feed: Feed, file: FeedFile): string {
	if (file === fileNames.json) return json(feed);
	return withoutMargins(xmlText(file === fileNames.rss ? rss(feed) : atom(feed)));
}

/** Headers of a feed file. */
export const feedHeaders = (file: FeedFile, tags: readonly CacheTag[]): Record<string, string> => ({
	'content-type': `${FEED_FILES[file]}; charset=utf-8`,
	'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
	'cache-tag': tags.join(','),
});
