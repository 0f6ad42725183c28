import type { MiddlewareHandler } from 'hono';
import { movedPath } from '../../../editions/editions';

/** Leads from where an edition has stood to where it stands, whatever is read there. */
export const leadMoved: MiddlewareHandler = async (c, next) => {
	const url = new URL(c.req.url);
	const to = c.req.method === 'GET' || c.req.method === 'HEAD' ? movedPath(url.pathname) : undefined;
	if (to === undefined) return next();
	return c.redirect(to + url.search, 301);
};
