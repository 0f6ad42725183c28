import type { Context, Hono, Next } from 'hono';
import { type AnyCall, actsByGet } from './call';
import { byPattern, methodsOf, patternsOf } from './table';

/** Answers what a call is asked; undefined where this address is another's to answer. */
export type Answer = (call: AnyCall, context: Context) => Promise<Response | undefined>;

/**
 * The router asks for what is answered to GET when it is asked for HEAD; which method it was stands in the request
 * alone.
 */
const routed = (method: string) => (method === 'HEAD' ? 'GET' : method);

/** Whether a call answers to this method of a request. */
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
 * @param also methods that are answered there beside those of the calls
 * @param refuse told what Allow says; undefined where the address is another's
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
