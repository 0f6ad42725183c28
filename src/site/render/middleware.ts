import type { Context } from 'hono';
import type { Edition } from '../../editions/edition';

/** Runs before a screen is read; returns an answer in its place, or undefined to go on. */
export type Middleware = (context: Context, edition: Edition) => Promise<Response | undefined>;

/** Readers see this text as well: the front shows the reason of a 500. */
const UNKNOWN = 'Unknown middleware';

/** Runs the middleware that a route has named; an unknown name is an error on our side (specification, section 8). */
export async function askMiddleware(
	all: Readonly<Record<string, Middleware>>,
	name: string,
	context: Context,
	edition: Edition,
): Promise<Response | undefined> {
	const middleware = Object.hasOwn(all, name) ? all[name] : undefined;
	return middleware
		? middleware(context, edition)
		: new Response(UNKNOWN, {
				status: 500,
				statusText: UNKNOWN,
				headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
			});
}
