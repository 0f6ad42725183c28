import type { IncomingMessage } from 'node:http';
import { API, NEWSROOM, NEWSROOM_CALLS } from '../../../shared/address/folders';
import { isLoopback } from '../../../shared/address/loopback';
import { isProxyHeader } from './client';

/** Part of the site that a path belongs to; methods, policy and credentials follow from it. */
export type Area = 'pages' | 'api' | 'newsroom';

const under = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

export const areaOf = (path: string): Area => (under(path, API) ? 'api' : under(path, NEWSROOM) ? 'newsroom' : 'pages');

/** True for paths of calls, whose errors are in the envelope of calls rather than pages. */
export const isCall = (path: string): boolean => under(path, API) || under(path, NEWSROOM_CALLS);

const METHODS: Record<Area, readonly string[]> = {
	pages: ['GET', 'HEAD', 'POST'],
	api: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
	newsroom: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
};
export const methodsOf = (area: Area): readonly string[] => METHODS[area];

/**
 * Data that the front needs from a request's headers, read in one pass over the raw list: a parsed one hides
 * duplicates.
 */
export interface Inspected {
	host: string;
	acceptEncoding: string;
	ifNoneMatch: string;
	forwardedFor: string | undefined;
	/** True where the request has a header of a proxy, trusted or not. */
	isForwarded: boolean;
	hasBody: boolean;
	/** Declared length in bytes; undefined for chunked bodies. */
	contentLength: number | undefined;
	/** True where the request has Cookie, Authorization or User-Token. */
	hasCredentials: boolean;
	hasAuthorization: boolean;
	hasRange: boolean;
	/** Value of Origin, `null` where the browser hides it; undefined where there is none. */
	origin: string | undefined;
	fetchSite: string | undefined;
}

/** Maximum headers of a request (security rule 18). */
export const MAX_HEADERS = 100;

/** Headers that may occur once; programs differ in how they read a second one. */
const ONCE = new Set([
	'host',
	'authorization',
	'user-token',
	'content-type',
	'content-length',
	'content-encoding',
	'transfer-encoding',
	'origin',
	'sec-fetch-site',
	'expect',
]);
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Host names of the site, lower case, each also with the default port of the site's scheme. */
export function hostNames(allowedHosts: readonly string[], site_url: string): ReadonlySet<string> {
	const port = site_url.startsWith('https:') ? ':443' : ':80';
	const names = new Set<string>();
	for (const host of allowedHosts.map((name) => name.toLowerCase())) {
		names.add(host);
		if (!/:\d+$/.test(host)) names.add(host + port);
	}
	return names;
}

/**
 * Inspects version and headers (security rules 18 and 19).
 * @param hosts host names of the site; without them any well-formed name is accepted (health checks use the address)
 * @returns the data of the headers, or the status of the refusal
 */
export function inspect(
	req: IncomingMessage,
	hosts: ReadonlySet<string> | undefined,
): Inspected | 400 | 415 | 417 | 421 | 431 {
	if (req.httpVersion !== '1.1') return 400;
	const raw = req.rawHeaders;
	if (raw.length > MAX_HEADERS * 2) return 431;
	const found = new Map<string, string>();
	for (let i = 0; i < raw.length; i += 2) {
		const name = (raw[i] as string).toLowerCase();
		const value = raw[i + 1] as string;
		const before = found.get(name);
		if (before !== undefined && ONCE.has(name)) return 400;
		found.set(name, before === undefined ? value : `${before}, ${value}`);
	}
	const host = found.get('host');
	if (host === undefined || !HOST.test(host)) return 400;
	if (hosts && !hosts.has(host.toLowerCase())) return 421;
	if (found.has('upgrade')) return 400;
	const expect = found.get('expect');
	if (expect !== undefined && expect.toLowerCase() !== '100-continue') return 417;
	const transfer = found.get('transfer-encoding');
	if (transfer !== undefined && transfer.toLowerCase() !== 'chunked') return 400;
	const length = found.get('content-length');
	if (length !== undefined && !/^\d{1,15}$/.test(length)) return 400;
	const hasBody = transfer !== undefined || (length !== undefined && Number(length) > 0);
	const coding = found.get('content-encoding');
	if (coding !== undefined && coding.toLowerCase() !== 'identity') return 415;
	return {
		host,
		acceptEncoding: found.get('accept-encoding') ?? '',
		ifNoneMatch: found.get('if-none-match') ?? '',
		forwardedFor: found.get('x-forwarded-for'),
		isForwarded: [...found.keys()].some(isProxyHeader),
		hasBody,
		contentLength: length === undefined ? undefined : Number(length),
		hasCredentials: found.has('cookie') || found.has('authorization') || found.has('user-token'),
		hasAuthorization: found.has('authorization'),
		hasRange: found.has('range'),
		origin: found.get('origin'),
		fetchSite: found.get('sec-fetch-site'),
	};
}

/**
 * True where a request seems to come from this machine: the client's address and the host name are local, and no header
 * of a proxy is present. A forwarder that adds none looks the same, so this grants no rights.
 * @param client address of the client
 */
export const isLocal = (client: string, { host, isForwarded }: Inspected): boolean =>
	!isForwarded && isLoopback(client) && isLoopback(host);

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when a browser's headers show that another site sends an unsafe request (security rule 28). Programs send
 * neither header and pass; a page without referrer hides its Origin as `null`, and Sec-Fetch-Site still shows where it
 * comes from.
 * @param hosts host names of the site; under another scheme they are another site
 * @param site_url origin of the site
 */
export function isForeign(method: string, inspected: Inspected, hosts: ReadonlySet<string>, site_url: string): boolean {
	if (SAFE.has(method)) return false;
	const { origin, fetchSite } = inspected;
	if (fetchSite === 'same-origin' || fetchSite === 'none') return false;
	if (origin === undefined || fetchSite === 'cross-site') return fetchSite !== undefined;
	const scheme = site_url.slice(0, site_url.indexOf('//') + 2);
	const normalized = origin.toLowerCase();
	return !normalized.startsWith(scheme) || !hosts.has(normalized.slice(scheme.length));
}
