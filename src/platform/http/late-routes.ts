import { Hono } from 'hono';

/**
 * Routes whose code is loaded when one of them is asked for the first time; the request waits for that. A load that
 * fails fails its request, and the next request tries again.
 * @param patterns of the router, for all addresses of the routes
 * @param load imports the code and makes the routes, which see each request whole; what they throw is thrown on
 */
export function lateRoutes(patterns: readonly string[], load: () => Promise<Hono>): Hono {
	let loading: Promise<Hono> | undefined;
	const begin = async () => {
		try {
			const routes = await load();
			return routes.onError((error) => {
				throw error;
			});
		} catch (error) {
			loading = undefined;
			throw error;
		}
	};
	const app = new Hono();
	for (const pattern of patterns)
		app.all(pattern, async (c) => {
			loading ??= begin();
			return (await loading).fetch(c.req.raw, c.env);
		});
	return app;
}
