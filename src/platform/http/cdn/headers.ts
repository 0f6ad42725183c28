import { type CdnName, cdnKey, EVERY_ANSWER } from '../../../shared/http/cdn';
import type { FlatHeaders } from '../edge/policy';
import { directives } from './directives';

/** Header that tells the CDN alone, and no cache behind it, how long it may keep an answer. */
const LIFETIMES = {
	fastly: 'Surrogate-Control',
	cloudflare: 'Cloudflare-CDN-Cache-Control',
	webhook: 'CDN-Cache-Control',
} as const satisfies Record<CdnName, string>;
const LIFETIME_NAMES: ReadonlySet<string> = new Set(Object.values(LIFETIMES));
/** Fastly knows no other word for it in this header. */
const NOT_KEPT = { fastly: 'max-age=0', cloudflare: 'no-store', webhook: 'no-store' } as const;

/** Fastly and Cloudflare take 16 KB of keys; what is beyond is ignored, and could not be dropped. */
const MAX_KEY_BYTES = 16_000;
/** Seconds for which an answer past its time is given while a new one is fetched: pages say "3 minutes ago". */
const STALE = 60;
/** Seconds for which one is given while the site is away. */
const IN_NEED = 86_400;

const keyHeaders = (cdn: CdnName, keys: readonly string[]): FlatHeaders => [
	...(cdn === 'cloudflare' ? [] : ['Surrogate-Key', keys.join(' ')]),
	...(cdn === 'fastly' ? [] : ['Cache-Tag', keys.join(',')]),
];

/** Seconds for which caches that many share may keep an answer; 0 for one that is a single reader's. */
function sharedSeconds(parsed: ReadonlyMap<string, string>): number {
	if (parsed.has('private') || parsed.has('no-store') || parsed.has('no-cache')) return 0;
	const seconds = Number(parsed.get('s-maxage') ?? (parsed.has('public') ? parsed.get('max-age') : 0));
	return Number.isSafeInteger(seconds) ? seconds : 0;
}

/**
 * What a CDN is told of an answer: for how long it may keep it, and under which keys it will be told to drop it. Nothing
 * where the answer is a single reader's. An answer with too many keys is not kept, nor is one at Cloudflare that varies:
 * it would give everybody what the first has asked for.
 * @param cacheControl as the application said it
 * @param varies by another header than Accept-Encoding
 */
export function cdnHeaders(
	cdn: CdnName,
	{ cacheControl, tags, varies }: { cacheControl: string; tags: readonly string[]; varies: boolean },
): FlatHeaders {
	const parsed = directives(cacheControl);
	const seconds = sharedSeconds(parsed);
	if (seconds === 0) return [];
	const keys = [EVERY_ANSWER, ...tags.map(cdnKey)];
	const bytes = keys.reduce((sum, key) => sum + key.length + 1, 0);
	if (bytes > MAX_KEY_BYTES || (varies && cdn === 'cloudflare')) return [LIFETIMES[cdn], NOT_KEPT[cdn]];
	const stale = parsed.has('stale-while-revalidate') ? `, stale-while-revalidate=${STALE}` : '';
	const lifetime = `max-age=${seconds}${stale}, stale-if-error=${IN_NEED}`;
	return [LIFETIMES[cdn], lifetime, ...keyHeaders(cdn, keys)];
}

/** The same headers without what a CDN may keep: for a copy that is past its time. */
export const withoutCdnLifetime = (headers: FlatHeaders): FlatHeaders =>
	headers.filter((_, at) => !LIFETIME_NAMES.has(headers[at - (at % 2)] ?? ''));
