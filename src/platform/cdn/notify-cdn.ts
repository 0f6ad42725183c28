import { type CdnName, cdnKey, EVERY_ANSWER } from '../../shared/http/cdn';
import { reasonOf } from '../../shared/loggable';

/** The CDN before the site, and how it is told what to drop. */
export interface CdnAccess {
	name: CdnName;
	/** Of its API, or of the program that is told instead. */
	url: string;
	/** Fastly's service or Cloudflare's zone; '' for a webhook. */
	service: string;
	token: string;
}

/** How a CDN took it. */
export interface PurgeResult {
	isDone: boolean;
	/** Its answer; 0 where there was none. */
	status: number;
	/** Why it was not done, in words that a log may know. */
	reason?: string;
	/** Seconds it wants to be left alone. */
	wait?: number;
	/** It will not take it next time either: a wrong token, service or address. */
	isRefused?: boolean;
}

/** Keys in one call: as many as Fastly and Cloudflare take. */
export const KEYS_AT_ONCE = { fastly: 256, cloudflare: 100, webhook: 256 } as const satisfies Record<CdnName, number>;
/** Milliseconds a CDN may take. */
const TIMEOUT_MS = 8_000;

interface Call {
	path: string;
	headers: Record<string, string>;
	body: unknown;
}

const CALLS: Record<CdnName, (keys: readonly string[], access: CdnAccess) => Call> = {
	fastly: (keys, { service, token }) => ({
		path: `/service/${service}/purge`,
		headers: { 'fastly-key': token },
		body: { surrogate_keys: keys },
	}),
	cloudflare: (keys, { service, token }) => ({
		path: `/zones/${service}/purge_cache`,
		headers: { authorization: `Bearer ${token}` },
		body: { tags: keys },
	}),
	webhook: (keys, { token }) => ({ path: '', headers: { authorization: `Bearer ${token}` }, body: { keys } }),
};

/** Cloudflare says in its answer whether it was done. */
async function isDone(name: CdnName, response: Response): Promise<boolean> {
	if (!response.ok) return false;
	if (name !== 'cloudflare') return true;
	const answer = (await response.json()) as { success?: unknown } | null;
	return answer?.success === true;
}

const waitOf = (response: Response): number | undefined => {
	const retryAfter = response.headers.get('retry-after') ?? '';
	return /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;
};

/**
 * Tells the CDN to drop what carries one of the tags: at once, not merely as out of date. Follows no redirect, as the
 * token would go along. Never rejects, and says neither token nor address.
 * @param tags at most `KEYS_AT_ONCE`
 */
export async function notifyCdn(access: CdnAccess, tags: readonly string[], signal: AbortSignal): Promise<PurgeResult> {
	const keys = [...new Set(tags.map(cdnKey))];
	const { path, headers, body } = CALLS[access.name](keys.includes(EVERY_ANSWER) ? [EVERY_ANSWER] : keys, access);
	try {
		const response = await fetch(access.url + path, {
			method: 'POST',
			headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
			body: JSON.stringify(body),
			redirect: 'manual',
			signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
		});
		const { status } = response;
		const done = await isDone(access.name, response);
		await response.body?.cancel().catch(() => {});
		if (done) return { isDone: true, status };
		const isPassing = status === 408 || status === 429 || status >= 500;
		const wait = waitOf(response);
		return {
			isDone: false,
			status,
			reason: `It answered ${status}.`,
			...(wait === undefined ? {} : { wait }),
			...(isPassing ? {} : { isRefused: true }),
		};
	} catch (error) {
		const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
		return { isDone: false, status: 0, reason: reasonOf(cause) };
	}
}
