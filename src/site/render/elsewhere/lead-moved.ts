import type { MiddlewareHandler } from 'hono';
import { movedPath } from '../../../editions/editions';
import { type CacheTag, tag } from '../../../shared/cache-tags';

/** Leads from where an edition has stood to where it stands, whatever is read there. */
export const leadMoved: MiddlewareHandler = async (c, next) => {
	const url = new URL(c.req.url);
	const to = c.req.method === 'GET' || c.req.method === 'HEAD' ? movedPath(url.pathname) : undefined;
	if (to === undefined) return next();
	return c.redirect(to + url.search, 301);
};

/** To another address. @param tags of what makes it lead there; it may lead elsewhere after any change of content */
export const lead = (location: string, status: number, tags: Iterable<CacheTag> = []) =>
	// A copy that is past its time is not shown once more: two that were read at different times could lead to each
	// other.
	new Response(null, {
		status,
		headers: {
			location,
			'cache-control': 'public, max-age=0, s-maxage=60',
			'cache-tag': [...tags, tag.addresses].join(','),
		},
	});
