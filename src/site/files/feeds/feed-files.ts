import type { Feed } from 'feed';
import type { CacheTag } from '../../../shared/cache-tags';

/** Kinds of feed files: every page that has a feed has all three under its own address. */
export const FEED_FILES = { 'feed.xml': 'application/rss+xml', 'atom.xml': 'application/atom+xml', 'feed.json': 'application/feed+json' } as const;
export type FeedFile = keyof typeof FEED_FILES;

/** A feed as the text of one of its files. */
export const printFeed = (feed: Feed, file: FeedFile): string => (file === 'feed.xml' ? feed.rss2() : file === 'atom.xml' ? feed.atom1() : feed.json1());

/** Headers of a feed file. */
export const feedHeaders = (file: FeedFile, tags: readonly CacheTag[]): Record<string, string> => ({
	'content-type': `${FEED_FILES[file]}; charset=utf-8`,
	'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
	'cache-tag': tags.join(','),
});
