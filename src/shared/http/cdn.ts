/** The CDNs that the site can tell what to drop; `webhook` stands for any other, by a program of the operator. */
export const cdnNames = ['fastly', 'cloudflare', 'webhook'] as const;
export type CdnName = (typeof cdnNames)[number];

/** Key that every answer carries; with it everything is dropped, and nothing of another site behind the same CDN. */
export const EVERY_ANSWER = 'everything';

/**
 * A cache tag as every CDN takes it: printable ASCII without blank and comma.
 * @param tag the one that stands for everything becomes the key of every answer
 */
export const cdnKey = (tag: string): string =>
	tag === '*' ? EVERY_ANSWER : tag.toWellFormed().replace(/[^\x21-\x2b\x2d-\x7e]+/g, encodeURIComponent);
