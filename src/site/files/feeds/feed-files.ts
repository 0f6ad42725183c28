import type { Feed } from 'feed';
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

interface JsonFeed {
	version: string;
	items: { author?: object; authors?: object[] }[];
}

/** The library writes version 1 of JSON Feed; version 1.1 names a list of authors and the language. */
function jsonFeed(feed: Feed): string {
	const { version: _, ...rest } = JSON.parse(feed.json1()) as JsonFeed;
	const items = rest.items.map(({ author, ...item }) => (author ? { ...item, authors: [author].flat() } : item));
	const { language } = feed.options;
	return JSON.stringify(
		{ version: 'https://jsonfeed.org/version/1.1', ...(language ? { language } : {}), ...rest, items },
		null,
		'\t',
	);
}

/** A feed as the text of one of its files. */
export const printFeed = (feed: Feed, file: FeedFile): string =>
	file === fileNames.json ? jsonFeed(feed) : xmlText(file === fileNames.rss ? feed.rss2() : feed.atom1());

/**
 * How titles and summaries are written for the readers of a file: RSS and Atom hand them on as HTML, so that a text is
 * escaped; JSON Feed says plain text.
 */
export const textOf = (file: FeedFile): ((text: string) => string) =>
	file === fileNames.json ? (text) => text : escapeText;

/**
 * Title or description of a whole feed. Some readers of RSS take it for HTML and some for plain text: no tag begins in
 * it for either, and all else stays as it is.
 */
export const nameOf = (file: FeedFile, text: string): string =>
	file === fileNames.rss ? text.replaceAll('<', '&lt;') : text;

/** Headers of a feed file. */
export const feedHeaders = (file: FeedFile, tags: readonly CacheTag[]): Record<string, string> => ({
	'content-type': `${FEED_FILES[file]}; charset=utf-8`,
	'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
	'cache-tag': tags.join(','),
});
