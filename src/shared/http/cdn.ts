/** The CDNs that the site can purge; `webhook` is any other CDN, reached through a program of the operator. */
export const cdnNames = ['fastly', 'cloudflare', 'webhook'] as const;
export type CdnName = (typeof cdnNames)[number];

/** Key of every response: purging it drops everything of this site, and nothing of another site behind the same CDN. */
export const EVERY_ANSWER = 'everything';

/**
 * Encodes a cache tag so that every CDN takes it: printable ASCII without space and comma.
 * @param tag `*`, the tag of everything, becomes the key of every response
 */
export const cdnKey = (tag: string): string =>
	tag === '*' ? EVERY_ANSWER : tag.toWellFormed().replace(/[^\x21-\x2b\x2d-\x7e]+/g, encodeURIComponent);
