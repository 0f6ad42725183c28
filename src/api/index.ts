import { Hono } from 'hono';
import type { Database } from '../data/db';
import type { Edition } from '../editions/edition';
import { default_edition, editionByCode, editions } from '../editions/editions';
import { article_calls } from './article';
import type { Call, CallContext } from './call';
import { enterprise_calls } from './enterprise';
import { ApiError, refuse, succeed } from './envelope';
import { license_calls } from './license';
import { openApi } from './openapi';
import { page_calls } from './page';
import { seo_calls } from './seo';
import { tag_calls } from './tag';
import { subject_calls, topic_calls } from './topic';

export interface ApiOptions {
	db: Database;
	site_url: string;
	brand_name: string;
	/** Unix seconds. */
	clock(): number;
	seoOf: CallContext['seoOf'];
	log(line: Record<string, unknown>): void;
}

/** The calls that answer, in the specification's order. */
export const calls: readonly Call[] = [...page_calls, ...article_calls, ...license_calls, ...topic_calls, ...enterprise_calls, ...seo_calls, ...tag_calls, ...subject_calls];

/** Edition of a refusal's sentence: the parameter, else the first language of the caller that is an edition. */
function callerEdition(request: Request, query: URLSearchParams): Edition {
	const named = editionByCode(query.get('edition') ?? '');
	if (named) return named;
	const languages = (request.headers.get('accept-language') ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
	return languages.map((code) => editions.find((edition) => edition.language === code)).find(Boolean) ?? default_edition;
}

async function answer(call: Call, request: Request, options: ApiOptions): Promise<Response> {
	const search = new URL(request.url).searchParams;
	const edition = callerEdition(request, search);
	const known = Object.keys(call.query.shape);
	const repeated = known.find((name) => search.getAll(name).length > 1);
	if (repeated) return refuse('invalid', edition, repeated);
	const query = call.query.safeParse(Object.fromEntries(known.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : []))));
	if (!query.success) return refuse('invalid', edition, String(query.error.issues[0]?.path[0] ?? ''));
	const tags = new Set<string>();
	try {
		const data = await call.answer(query.data, {
			db: options.db.read,
			site_url: options.site_url,
			now: options.clock(),
			tag: (...names) => {
				for (const name of names) tags.add(name);
			},
			seoOf: options.seoOf,
		});
		return succeed(data, tags, call.is_cacheable);
	} catch (error) {
		if (error instanceof ApiError) return refuse(error.reason, edition, error.field);
		options.log({ event: 'api_error', path: call.path, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
		return (await options.db.isAlive()) ? refuse('failed', edition) : refuse('unavailable', edition, undefined, { 'retry-after': '5' });
	}
}

/** The API under /api/v2, its OpenAPI document, and the envelope for whatever else is asked there. */
export function createApi(options: ApiOptions): Hono {
	const app = new Hono();
	for (const call of calls) {
		app.on(['GET', 'HEAD'], `/api/v2/${call.path}`, (c) => answer(call, c.req.raw, options));
		app.all(`/api/v2/${call.path}`, (c) => refuse('method', callerEdition(c.req.raw, new URL(c.req.url).searchParams), undefined, { allow: 'GET, HEAD' }));
	}
	const document = JSON.stringify(openApi(calls, options));
	app.get('/api/openapi.json', (c) => c.body(document, 200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=3600' }));
	app.all('/api/v2/*', (c) => refuse('missing', callerEdition(c.req.raw, new URL(c.req.url).searchParams)));
	app.all('/api/v2', (c) => refuse('missing', callerEdition(c.req.raw, new URL(c.req.url).searchParams)));
	return app;
}
