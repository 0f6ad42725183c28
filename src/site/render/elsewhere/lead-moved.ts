import type { MiddlewareHandler } from 'hono';
import { movedPath } from '../../../editions/editions';
import { type CacheTag, tag } from '../../../shared/cache-tags';

/** Redirects from the former prefix of an edition to its current one, for any page. */
export const leadMoved: MiddlewareHandler = async (c, next) => {
	const url = new URL(c.req.url);
	const to = c.req.method === 'GET' || c.req.method === 'HEAD' ? movedPath(url.pathname) : undefined;
	if (to === undefined) return next();
	return c.redirect(to + url.search, 301);
};

/** A redirect. @param tags of what decides on it; any change of content may change where it leads, too */
export const lead = (location: string, status: number, tags: Iterable<CacheTag> = []) =>
	// It is not served stale: two redirects that were read at different times could lead to each other.
	new Response(null, {
		status,
		headers: {
			location,
			'cache-control': 'public, max-age=0, s-maxage=60',
			'cache-tag': [...tags, tag.addresses].join(','),
		},
	});
