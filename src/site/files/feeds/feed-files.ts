import type { Feed } from 'feed';
import { file_names } from '../../../shared/address/addresses';
import type { CacheTag } from '../../../shared/cache-tags';

/** Kinds of feed files: every page that has a feed has all three under its own address. */
export const FEED_FILES = {
	[file_names.rss]: 'application/rss+xml',
	[file_names.atom]: 'application/atom+xml',
	[file_names.json]: 'application/feed+json',
} as const;
export type FeedFile = keyof typeof FEED_FILES;

/** A feed as the text of one of its files. */
export const printFeed = (feed: Feed, file: FeedFile): string =>
	file === file_names.rss ? feed.rss2() : file === file_names.atom ? feed.atom1() : feed.json1();

/** Headers of a feed file. */
export const feedHeaders = (file: FeedFile, tags: readonly CacheTag[]): Record<string, string> => ({
	'content-type': `${FEED_FILES[file]}; charset=utf-8`,
	'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
	'cache-tag': tags.join(','),
});
