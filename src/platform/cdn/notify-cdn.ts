import { type CdnName, cdnKey, EVERY_ANSWER } from '../../shared/http/cdn';
import { userAgent } from '../../shared/http/user-agent';
import { reasonOf } from '../../shared/loggable';

/** Access to the CDN before the site, which is notified of what to drop. */
export interface CdnAccess {
	name: CdnName;
	/** Address of its API, or of the webhook that is notified instead. */
	url: string;
	/** Fastly's service or Cloudflare's zone; '' for a webhook. */
	service: string;
	token: string;
}

/** Result of a notification. */
export interface PurgeResult {
	isDone: boolean;
	/** Status of its answer; 0 where there was none. */
	status: number;
	/** Why it was not done, in words without secrets, for the log. */
	reason?: string;
	/** Seconds for which it asks not to be called. */
	wait?: number;
	/** True where it will refuse the next time too: a wrong token, service or address. */
	isRefused?: boolean;
}

/** Maximum number of keys in one call: as many as Fastly and Cloudflare accept. */
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

/** True where the purge was done; Cloudflare reports that in the body of its answer. */
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
 * Has the CDN drop every answer with one of the tags at once, instead of only marking it as stale. Follows no redirect,
 * because the token would go along. Never rejects, and its result contains neither token nor address.
 * @param access with the origin of the site, which the CDN is told
 * @param tags at most `KEYS_AT_ONCE`
 */
export async function notifyCdn(
	access: CdnAccess & { site_url: string },
	tags: readonly string[],
	signal: AbortSignal,
): Promise<PurgeResult> {
	const keys = [...new Set(tags.map(cdnKey))];
	const { path, headers, body } = CALLS[access.name](keys.includes(EVERY_ANSWER) ? [EVERY_ANSWER] : keys, access);
	try {
		const response = await fetch(access.url + path, {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				accept: 'application/json',
				'user-agent': userAgent('cdn-purge', access.site_url),
				...headers,
			},
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
