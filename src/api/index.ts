import { Hono } from 'hono';
import { answerMutation, type MutationOptions } from '../call/answer-mutation';
import { answerQuery, type QueryOptions } from '../call/answer-query';
import type { Call, MutationCall } from '../call/call';
import { callerEditionOf } from '../call/caller';
import { refuse } from '../call/envelope';
import { rootPaths } from '../shared/address/addresses';
import { API, CALLS, callPath } from '../shared/address/folders';
import { entityQuery } from './newsroom/entity-calls';
import { openApi } from './openapi';
import { adv_query_calls, advCalls } from './public/adv';
import { articleCalls } from './public/article';
import { authCalls } from './public/auth';
import { emailCalls } from './public/email';
import { enterpriseCalls } from './public/enterprise';
import { licenseCalls } from './public/license';
import { pageCalls } from './public/page';
import { seoCalls } from './public/seo';
import { tagCalls } from './public/tag';
import { subjectCalls, topicCalls } from './public/topic';
import type { UploadOptions } from './public/upload/take-files';
import { createUploadIndex } from './public/upload/upload-index';
import { createUploadOss } from './public/upload/upload-oss';
import { upload_calls } from './public/upload/upload-schemas';
import { viewCalls } from './public/view';
import { wallCalls } from './public/wall';

export interface ApiOptions extends QueryOptions, MutationOptions, UploadOptions {
	settings: MutationOptions['settings'] & UploadOptions['settings'];
	brand_name: string;
}

/** The calls that read, in the specification's order. */
export const calls: readonly Call[] = [
	...pageCalls,
	...articleCalls,
	...adv_query_calls,
	...licenseCalls,
	...topicCalls,
	...enterpriseCalls,
	...seoCalls,
	...tagCalls,
	...subjectCalls,
];

/** The calls that write, or answer one caller alone. */
export const mutation_calls: readonly MutationCall[] = [
	...authCalls,
	...viewCalls,
	...advCalls,
	...emailCalls,
	...wallCalls,
];

/** Names a call's query may have, by its path; `edition` says in whose words it is refused. */
export const callQuery: ReadonlyMap<string, readonly string[]> = new Map([
	...entityQuery,
	...[
		...calls.map(({ path, query }) => ({ path, query })),
		...mutation_calls.filter(({ method }) => method === 'GET').map(({ path, input }) => ({ path, query: input })),
	].map(({ path, query }): [string, readonly string[]] => [
		callPath(path),
		[...new Set([...Object.keys(query.shape), 'edition'])],
	]),
]);

/** Methods that a path answers, for the Allow header. */
function methodsOf(path: string): string {
	const own = [...calls, ...mutation_calls, ...upload_calls].filter((call) => call.path === path);
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
		app.on(['GET', 'HEAD'], callPath(call.path), (c) => answerQuery(call, c.req.raw, c.env?.client ?? '', options));
	for (const call of mutation_calls) {
		// What acts by GET is not to be tried by HEAD, which the router would take for one.
		app.on(call.method, callPath(call.path), (c) =>
			c.req.raw.method === call.method
				? answerMutation(call, c.req.raw, c.env?.client ?? '', options)
				: wrongMethod(call.path, c.req.raw),
		);
	}
	app.route('/', createUploadIndex(options));
	app.route('/', createUploadOss(options));
	for (const path of new Set([...calls, ...mutation_calls, ...upload_calls].map((call) => call.path)))
		app.all(callPath(path), (c) => wrongMethod(path, c.req.raw));
	const document = JSON.stringify(openApi(calls, mutation_calls, upload_calls, options));
	app.get(rootPaths.openApi, (c) =>
		c.body(document, 200, {
			'content-type': 'application/json; charset=utf-8',
			'cache-control': 'public, max-age=0, s-maxage=3600',
		}),
	);
	app.all(rootPaths.openApi, (c) => otherMethod(c.req.raw, READING));
	// The page of the calls is the site's, which knows nothing of methods but those of readers.
	app.options(rootPaths.apiDocs, () => allowing(READING));
	app.all(`${CALLS}/*`, (c) => refuse('missing', callerEditionOf(c.req.raw)));
	app.all(CALLS, (c) => refuse('missing', callerEditionOf(c.req.raw)));
	app.options(`${API}/*`, (c) => refuse('missing', callerEditionOf(c.req.raw)));
	app.options(API, (c) => refuse('missing', callerEditionOf(c.req.raw)));
	return app;
}
