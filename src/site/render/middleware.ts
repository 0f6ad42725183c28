import type { Context } from 'hono';
import type { Edition } from '../../editions/edition';

/** Asked before a screen is read; answers in its place, or lets it be read. */
export type Middleware = (context: Context, edition: Edition) => Promise<Response | undefined>;

/** What readers are told, too: the front shows the reason a 500 gives. */
const UNKNOWN = 'Unknown middleware';

/** The answer of what a route has named; an unknown name is an error on our side (specification, section 8). */
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
