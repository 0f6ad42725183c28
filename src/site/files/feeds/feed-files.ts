import type { Feed } from 'feed';
import { fileNames } from '../../../shared/address/addresses';
import type { CacheTag } from '../../../shared/cache-tags';

/** Kinds of feed files: every page that has a feed has all three under its own address. */
export const FEED_FILES = {
	[fileNames.rss]: 'application/rss+xml',
	[fileNames.atom]: 'application/atom+xml',
	[fileNames.json]: 'application/feed+json',
} as const;
export type FeedFile = keyof typeof FEED_FILES;

/** A feed as the text of one of its files. */
export const printFeed = (feed: Feed, file: FeedFile): string =>
	file === fileNames.rss ? feed.rss2() : file === fileNames.atom ? feed.atom1() : feed.json1();

/** Headers of a feed file. */
export const feedHeaders = (file: FeedFile, tags: readonly CacheTag[]): Record<string, string> => ({
	'content-type': `${FEED_FILES[file]}; charset=utf-8`,
	'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
	'cache-tag': tags.join(','),
});
