import { type CdnName, cdnKey, EVERY_ANSWER } from '../../../shared/http/cdn';
import type { FlatHeaders } from '../edge/policy';
import { directives } from './directives';

/** Header that only the CDN reads, and no cache behind it, with the time for which it may keep an answer. */
const LIFETIMES = {
	fastly: 'Surrogate-Control',
	cloudflare: 'Cloudflare-CDN-Cache-Control',
	webhook: 'CDN-Cache-Control',
} as const satisfies Record<CdnName, string>;
const LIFETIME_NAMES: ReadonlySet<string> = new Set(Object.values(LIFETIMES));
/** Values that forbid the CDN to keep an answer; Fastly has no other one for this header. */
const NOT_KEPT = { fastly: 'max-age=0', cloudflare: 'no-store', webhook: 'no-store' } as const;

/** Fastly and Cloudflare accept 16 KB of keys; they ignore further keys, which could then not be dropped. */
const MAX_KEY_BYTES = 16_000;
/** Seconds for which a stale answer is given while a new one is fetched; pages show times such as "3 minutes ago". */
const STALE = 60;
/** Seconds for which a stale answer is given while the site is down. */
const IN_NEED = 86_400;

const keyHeaders = (cdn: CdnName, keys: readonly string[]): FlatHeaders => [
	...(cdn === 'cloudflare' ? [] : ['Surrogate-Key', keys.join(' ')]),
	...(cdn === 'fastly' ? [] : ['Cache-Tag', keys.join(',')]),
];

/** Seconds for which shared caches may keep an answer; 0 for an answer to a single reader. */
function sharedSeconds(parsed: ReadonlyMap<string, string>): number {
	if (parsed.has('private') || parsed.has('no-store') || parsed.has('no-cache')) return 0;
	const seconds = Number(parsed.get('s-maxage') ?? (parsed.has('public') ? parsed.get('max-age') : 0));
	return Number.isSafeInteger(seconds) ? seconds : 0;
}

/**
 * Headers by which a CDN knows for how long it may keep an answer and by which keys the answer is dropped; none for an
 * answer to a single reader. An answer with too many keys is not kept, nor is one at Cloudflare that varies, because
 * Cloudflare would give every client the first one's answer.
 * @param cacheControl the application's value
 * @param varies true for an answer that varies by another header than Accept-Encoding
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

/** The same headers without the CDN's lifetime: for a copy that is past its time. */
export const withoutCdnLifetime = (headers: FlatHeaders): FlatHeaders =>
	headers.filter((_, at) => !LIFETIME_NAMES.has(headers[at - (at % 2)] ?? ''));
