import { Hono } from 'hono';
import { root_paths } from '../shared/address/addresses';
import { API, CALLS, callPath } from '../shared/address/folders';
import { type ActingOptions, answerActing } from './call/answer-acting';
import { answerReading, type ReadingOptions } from './call/answer-reading';
import { auth_calls } from './call/auth';
import type { ActingCall, Call } from './call/call';
import { callerEditionOf } from './call/caller';
import { refuse } from './call/envelope';
import type { UploadOptions } from './call/take-files';
import { sending_calls } from './call/upload-schemas';
import { entity_query } from './newsroom/entity-calls';
import { openApi } from './openapi';
import { adv_calls, adv_reading_calls } from './public/adv';
import { article_calls } from './public/article';
import { email_calls } from './public/email';
import { enterprise_calls } from './public/enterprise';
import { license_calls } from './public/license';
import { page_calls } from './public/page';
import { seo_calls } from './public/seo';
import { tag_calls } from './public/tag';
import { subject_calls, topic_calls } from './public/topic';
import { createUploadIndex } from './public/upload-index';
import { createUploadOss } from './public/upload-oss';
import { view_calls } from './public/view';
import { wall_calls } from './public/wall';

export interface ApiOptions extends ReadingOptions, ActingOptions, UploadOptions {
	settings: ActingOptions['settings'] & UploadOptions['settings'];
	brand_name: string;
}

/** The calls that read, in the specification's order. */
export const calls: readonly Call[] = [
	...page_calls,
	...article_calls,
	...adv_reading_calls,
	...license_calls,
	...topic_calls,
	...enterprise_calls,
	...seo_calls,
	...tag_calls,
	...subject_calls,
];

/** The calls that write, or answer one caller alone. */
export const acting_calls: readonly ActingCall[] = [
	...auth_calls,
	...view_calls,
	...adv_calls,
	...email_calls,
	...wall_calls,
];

/** Names a call's query may have, by its path; `edition` says in whose words it is refused. */
export const call_query: ReadonlyMap<string, readonly string[]> = new Map([
	...entity_query,
	...[
		...calls.map(({ path, query }) => ({ path, query })),
		...acting_calls.filter(({ method }) => method === 'GET').map(({ path, input }) => ({ path, query: input })),
	].map(({ path, query }): [string, readonly string[]] => [
		callPath(path),
		[...new Set([...Object.keys(query.shape), 'edition'])],
	]),
]);

/** Methods that a path answers, for the Allow header. */
function methodsOf(path: string): string {
	const own = [...calls, ...acting_calls, ...sending_calls].filter((call) => call.path === path);
	return [...new Set([...own.flatMap((call) => ('query' in call ? ['GET', 'HEAD'] : [call.method])), 'OPTIONS'])].join(
		', ',
	);
}

const READING = 'GET, HEAD, OPTIONS';
const allowing = (methods: string) =>
	new Response(null, { status: 204, headers: { allow: methods, 'cache-control': 'no-store' } });

/** The API under /api/v2, its OpenAPI document, and the envelope for whatever else is asked there. */
export function createApi(options: ApiOptions): Hono<{ Bindings: { client?: string } }> {
	const app = new Hono<{ Bindings: { client?: string } }>();
	const otherMethod = (request: Request, allow: string) =>
		request.method === 'OPTIONS' ? allowing(allow) : refuse('method', callerEditionOf(request), undefined, { allow });
	const wrongMethod = (path: string, request: Request) => otherMethod(request, methodsOf(path));
	for (const call of calls)
		app.on(['GET', 'HEAD'], callPath(call.path), (c) => answerReading(call, c.req.raw, c.env?.client ?? '', options));
	for (const call of acting_calls) {
		// What acts by GET is not to be tried by HEAD, which the router would take for one.
		app.on(call.method, callPath(call.path), (c) =>
			c.req.raw.method === call.method
				? answerActing(call, c.req.raw, c.env?.client ?? '', options)
				: wrongMethod(call.path, c.req.raw),
		);
	}
	app.route('/', createUploadIndex(options));
	app.route('/', createUploadOss(options));
	for (const path of new Set([...calls, ...acting_calls, ...sending_calls].map((call) => call.path)))
		app.all(callPath(path), (c) => wrongMethod(path, c.req.raw));
	const document = JSON.stringify(openApi(calls, acting_calls, sending_calls, options));
	app.get(root_paths.openApi, (c) =>
		c.body(document, 200, {
			'content-type': 'application/json; charset=utf-8',
			'cache-control': 'public, max-age=0, s-maxage=3600',
		}),
	);
	app.all(root_paths.openApi, (c) => otherMethod(c.req.raw, READING));
	// The page of the calls is the site's, which knows nothing of methods but those of readers.
	app.options(root_paths.apiDocs, () => allowing(READING));
	app.all(`${CALLS}/*`, (c) => refuse('missing', callerEditionOf(c.req.raw)));
	app.all(CALLS, (c) => refuse('missing', callerEditionOf(c.req.raw)));
	app.options(`${API}/*`, (c) => refuse('missing', callerEditionOf(c.req.raw)));
	app.options(API, (c) => refuse('missing', callerEditionOf(c.req.raw)));
	return app;
}
