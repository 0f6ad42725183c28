import type { CdnName } from '../../../shared/http/cdn';
import { directives } from '../cdn/directives';
import { cdnHeaders } from '../cdn/headers';
import type { Described, FlatHeaders, Policy } from './policy';

/** How long an answer may be given again, in seconds. */
export interface Lifetime {
	fresh: number;
	/** After that: while a new one is being made. */
	stale: number;
	/** After it was made: when nothing better can be had. */
	keep: number;
}

const DAY = 86_400;
/** "Not found" may turn into a page at any moment. */
const MAX_NOT_FOUND_SECONDS = 60;
const REPEATABLE = new Set([200, 301, 308, 404]);

const seconds = (value: string | undefined): number =>
	value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : 0;

/**
 * How long the application allows its answer to be kept; undefined for one that belongs to a single request (security
 * rule 20).
 */
export function lifetimeOf(response: Response): Lifetime | undefined {
	const { status, headers } = response;
	if (!REPEATABLE.has(status) || headers.has('set-cookie') || headers.has('content-encoding')) return undefined;
	const parsed = directives(headers.get('cache-control') ?? '');
	const fresh = seconds(parsed.get('s-maxage'));
	if (fresh === 0 || parsed.has('private') || parsed.has('no-store') || parsed.has('no-cache')) return undefined;
	const vary = headers.get('vary');
	if (vary !== null && vary.toLowerCase() !== 'accept-encoding') return undefined;
	if (status === 404) return { fresh: Math.min(fresh, MAX_NOT_FOUND_SECONDS), stale: 0, keep: MAX_NOT_FOUND_SECONDS };
	return { fresh, stale: Math.min(seconds(parsed.get('stale-while-revalidate')), DAY), keep: Math.max(DAY, fresh) };
}

/** Names of what an answer shows, from its Cache-Tag header. */
export const tagsOf = (response: Response): string[] => [
	...new Set(
		(response.headers.get('cache-tag') ?? '')
			.split(',')
			.map((tag) => tag.trim())
			.filter(Boolean),
	),
];

/**
 * `Cache-Control` for clients and the caches in between. Only this process, and a CDN that is purged and has headers of
 * its own (`cdnHeaders`), may rely on `s-maxage`, so it is left out.
 */
export function clientCacheControl(cacheControl: string): string {
	const found = directives(cacheControl);
	if (!found.has('s-maxage')) return cacheControl;
	for (const name of ['s-maxage', 'stale-while-revalidate', 'stale-if-error', 'proxy-revalidate', 'public'])
		found.delete(name);
	if (!found.has('max-age')) found.set('max-age', '0');
	if (found.get('max-age') === '0') found.set('must-revalidate', '');
	return ['public', ...[...found].map(([name, value]) => (value ? `${name}=${value}` : name))].join(', ');
}

const NEEDS_CHARSET = /^(?:text\/[a-z0-9.+-]+|application\/(?:json|[a-z.-]+\+json|xml|[a-z.-]+\+xml|javascript))$/i;

/** The type with its character set, which is always UTF-8 here. */
export const withCharset = (content_type: string): string =>
	NEEDS_CHARSET.test(content_type.trim()) ? `${content_type.trim()}; charset=utf-8` : content_type;

/** Headers that are the front's or the connection's own affair. */
const DROPPED = new Set([
	'cache-control',
	'cache-tag',
	'connection',
	'content-length',
	'content-type',
	'date',
	'keep-alive',
	'proxy-authenticate',
	'server',
	'trailer',
	'transfer-encoding',
	'upgrade',
	'x-powered-by',
]);

export interface HeaderOptions {
	policy: Policy;
	described: Described;
	/** Also dropped: headers that a cache entry makes itself. */
	without?: ReadonlySet<string>;
	/** The CDN before the site; without it nobody is told of tags. */
	cdn: CdnName | undefined;
}

/** What the CDN before the site is told of the application's answer. */
function toCdn(response: Response, cdn: CdnName | undefined): FlatHeaders {
	const { status, headers } = response;
	if (cdn === undefined || !(REPEATABLE.has(status) || status === 206) || headers.has('set-cookie')) return [];
	const vary = (headers.get('vary') ?? '').toLowerCase();
	return cdnHeaders(cdn, {
		cacheControl: headers.get('cache-control') ?? '',
		tags: tagsOf(response),
		varies: vary !== '' && vary !== 'accept-encoding',
	});
}

/**
 * Headers of the application's answer together with those of the policy; type, length and caching are added by the
 * caller.
 */
export function answerHeaders(response: Response, { policy, described, without, cdn }: HeaderOptions): FlatHeaders {
	const kept: FlatHeaders = [];
	const chosen = new Set<string>();
	for (const [name, value] of response.headers) {
		if (DROPPED.has(name) || without?.has(name) || policy.isOurs(name, described)) continue;
		kept.push(name, value);
		chosen.add(name);
	}
	return [...kept, ...toCdn(response, cdn), ...policy.headersFor(described, chosen)];
}

/**
 * Bytes of the body as the application declares them; 0 where there is none, undefined where it does not say.
 * @param method the application was asked by: its answer to HEAD has no body, and is as long as that to GET would be
 */
export function declaredLength(response: Response, method: string): number | undefined {
	const declared = response.headers.get('content-length');
	if (declared !== null && /^\d{1,15}$/.test(declared)) return Number(declared);
	return response.body || method === 'HEAD' ? undefined : 0;
}
