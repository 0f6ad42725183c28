import type { Context, Hono, Next } from 'hono';
import { type AnyCall, actsByGet } from './call';
import { byPattern, methodsOf, patternsOf } from './table';

/** Answers a request for a call; undefined passes it on to the next route. */
export type Answer = (call: AnyCall, context: Context) => Promise<Response | undefined>;

/** The router treats a HEAD request as GET; only the request itself keeps the method. */
const routed = (method: string) => (method === 'HEAD' ? 'GET' : method);

/** True when a call answers this method of a request. */
const answersTo = (call: AnyCall, asked: string) =>
	asked === call.method || (asked === 'HEAD' && call.method === 'GET' && !actsByGet(call));

/** Mounts calls at their addresses, each under its method. */
export function mountCalls(app: Hono, calls: readonly AnyCall[], answer: Answer): void {
	for (const call of calls)
		for (const pattern of patternsOf(call))
			app.on(routed(call.method), pattern, async (c: Context, next: Next) => {
				const response = answersTo(call, c.req.raw.method) ? await answer(call, c) : undefined;
				return response ?? next();
			});
}

/**
 * Answers every other method at the addresses of calls.
 * @param also methods that are answered there besides those of the calls
 * @param refuse gets the value of the Allow header; undefined passes the request on to the next route
 */
export function mountOtherMethods(
	app: Hono,
	calls: readonly AnyCall[],
	also: readonly string[],
	refuse: (allow: string, context: Context, calls: readonly AnyCall[]) => Promise<Response | undefined> | Response,
): void {
	for (const [pattern, list] of byPattern(calls)) {
		const allow = methodsOf(list, also);
		app.all(pattern, async (c, next) => (await refuse(allow, c, list)) ?? next());
	}
}
