import { Hono } from 'hono';
import type { CallMap } from '../call/call';
import { callerEditionOf } from '../call/caller';
import { clientOf } from '../call/client-of';
import { jsonAnswer, refuse } from '../call/envelope';
import { mountCalls, mountOtherMethods } from '../call/mount';
import type { PublicRouterOptions } from '../call/routers/public-access';
import { answerPublic } from '../call/routers/public-router';
import { type CallQuery, queryNamesOf } from '../call/table';
import { followingEditions } from '../editions/editions';
import { rootPaths } from '../shared/address/addresses';
import { API, CALLS } from '../shared/address/folders';
import type { Brand } from '../shared/site/brand';
import { openApi } from './openapi';
import { requireRight } from './public/admin';
import { advCalls, advQueryCalls } from './public/adv';
import { articleCalls } from './public/article';
import { authCalls } from './public/auth';
import { companyCalls } from './public/company';
import { emailCalls } from './public/email';
import { enterpriseCalls } from './public/enterprise';
import { licenseCalls } from './public/license';
import { marketCalls } from './public/market';
import { pageCalls } from './public/page';
import { seoCalls } from './public/seo';
import { suggestCalls } from './public/suggest';
import { tagCalls } from './public/tag';
import { subjectCalls, topicCalls } from './public/topic';
import { uploadIndexCalls } from './public/upload/upload-index-calls';
import { uploadOssCalls } from './public/upload/upload-oss-calls';
import { viewCalls } from './public/view';
import { wallCalls } from './public/wall';

/** The calls of the API, in the specification's order: those that read, those that write, those that take files. */
export const publicCalls = [
	...pageCalls,
	...articleCalls,
	...advQueryCalls,
	...licenseCalls,
	...topicCalls,
	...enterpriseCalls,
	...companyCalls,
	...seoCalls,
	...tagCalls,
	...marketCalls,
	...suggestCalls,
	...subjectCalls,
	...authCalls,
	...viewCalls,
	...advCalls,
	...emailCalls,
	...wallCalls,
	...uploadIndexCalls,
	...uploadOssCalls,
];

/** The calls of the API by method and path: `CallInput<PublicCalls['GET article/get']>` is what a client sends. */
export type PublicCalls = CallMap<(typeof publicCalls)[number]>;

/** Names that the query of a call of readers may have; the page cache knows no others. */
const callQueries = followingEditions(() => queryNamesOf(publicCalls));
export const callQuery: CallQuery = (path) => callQueries()(path);

export interface ApiOptions extends Omit<PublicRouterOptions, 'holderOf'> {
	brand: Pick<Brand, 'name' | 'hidden'>;
}

const READING = 'GET, HEAD, OPTIONS';
const allowing = (methods: string) =>
	new Response(null, { status: 204, headers: { allow: methods, 'cache-control': 'no-store' } });
const otherMethod = (request: Request, allow: string) =>
	request.method === 'OPTIONS' ? allowing(allow) : refuse('method', callerEditionOf(request), undefined, { allow });

/** The API under /api/v2, its OpenAPI document, and the envelope for whatever else is asked there. */
export function createApi(options: ApiOptions): Hono {
	const app = new Hono();
	const { db, settings, clock } = options;
	const router: PublicRouterOptions = {
		...options,
		holderOf: (headers, right) => requireRight(db, headers, settings, right, clock()),
	};
	mountCalls(app, publicCalls, (call, c) => answerPublic(call, c.req.raw, clientOf(c), router));
	mountOtherMethods(app, publicCalls, ['OPTIONS'], (allow, c) => otherMethod(c.req.raw, allow));
	const document = followingEditions(() => openApi(publicCalls, options));
	app.get(rootPaths.openApi, () =>
		jsonAnswer(document(), 200, { 'cache-control': 'public, max-age=0, s-maxage=3600' }),
	);
	app.all(rootPaths.openApi, (c) => otherMethod(c.req.raw, READING));
	// The page of the calls is the site's, which knows nothing of methods but those of readers.
	app.options(rootPaths.apiDocs, () => allowing(READING));
	app.all(`${CALLS}/*`, (c) => refuse('not_found', callerEditionOf(c.req.raw)));
	app.all(CALLS, (c) => refuse('not_found', callerEditionOf(c.req.raw)));
	app.options(`${API}/*`, (c) => refuse('not_found', callerEditionOf(c.req.raw)));
	app.options(API, (c) => refuse('not_found', callerEditionOf(c.req.raw)));
	return app;
}
