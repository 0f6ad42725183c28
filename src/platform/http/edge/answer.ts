import type { CdnName } from '../../../shared/http/cdn';
import { directives } from '../cdn/directives';
import { cdnHeaders } from '../cdn/headers';
import type { Described, FlatHeaders, Policy } from './policy';

/** Seconds for which an answer may be given again. */
export interface Lifetime {
	fresh: number;
	/** Further time in which it may be given while a new one is being made. */
	stale: number;
	/** Time after its making in which it may be given where no better one is available. */
	keep: number;
}

const DAY = 86_400;
/** Maximum seconds for which a 404 is cached, because a missing page may appear at any moment. */
const MAX_NOT_FOUND_SECONDS = 60;
const REPEATABLE = new Set([200, 301, 308, 404]);

const seconds = (value: string | undefined): number =>
	value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : 0;

/**
 * How long the application allows its answer to be cached; undefined for an answer to a single request (security rule
 * 20).
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

/** Tags of the content of an answer, from its Cache-Tag header. */
export const tagsOf = (response: Response): string[] => [
	...new Set(
		(response.headers.get('cache-tag') ?? '')
			.split(',')
			.map((tag) => tag.trim())
			.filter(Boolean),
	),
];

/**
 * `Cache-Control` for clients and intermediate caches. `s-maxage` is left out, because only this process and a purged
 * CDN with headers of its own (`cdnHeaders`) may rely on it.
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

/** Headers that the front or the connection sets itself. */
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
	/** Further headers to drop, because a cache entry makes them itself. */
	without?: ReadonlySet<string>;
	/** The CDN before the site; without one the answer carries no tags. */
	cdn: CdnName | undefined;
}

/** Headers of the application's answer for the CDN before the site. */
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

/** Headers of the application's answer together with those of the policy; the caller adds type, length and caching. */
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
 * Bytes of the body as the application declares them; 0 where there is none, undefined where the length is not
 * declared.
 * @param method method of the request to the application: its answer to HEAD has no body, and the length of its answer
 * to GET
 */
export function declaredLength(response: Response, method: string): number | undefined {
	const declared = response.headers.get('content-length');
	if (declared !== null && /^\d{1,15}$/.test(declared)) return Number(declared);
	return response.body || method === 'HEAD' ? undefined : 0;
}
