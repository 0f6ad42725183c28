import type { CallSettings } from '../../call/contexts';
import type { Database } from '../../platform/db/db';
import { holderOf } from '../../queries/secret/token-holder';
import { cookieValue } from '../../shared/consent';
import { Refusal } from '../../shared/refusal';

/** Name of the cookie that carries the admin token (specification, section 9). */
export const adminCookie = ({ cookie_prefix, is_public }: CallSettings): string =>
	`${is_public ? '__Host-' : ''}${cookie_prefix}_admin_token`;

/**
 * The token a request carries: the Authorization header, else the cookie, which counts on calls of the site's own pages
 * alone.
 */
function adminToken(headers: Headers, settings: CallSettings): string | undefined {
	const authorization = headers.get('authorization');
	if (authorization) return authorization.replace(/^Bearer\s+/i, '');
	const site = headers.get('sec-fetch-site');
	return site === null || site === 'same-origin'
		? cookieValue(headers.get('cookie'), adminCookie(settings))
		: undefined;
}

/**
 * Who calls, when they may do what they ask for; decided from the row, at every call (security rule 4).
 * @param now Unix seconds
 * @throws Refusal `foreign`
 */
export async function requireRight(
	db: Database,
	headers: Headers,
	settings: CallSettings,
	right: string,
	now: number,
): Promise<{ id: number; name: string }> {
	const token = adminToken(headers, settings);
	const holder = token ? await holderOf(db, token, now) : undefined;
	if (!holder?.rights.some((had) => had === right)) throw new Refusal('foreign');
	return holder;
}
