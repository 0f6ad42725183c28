import { denialFor } from '../../access/authorization';
import { authorizationOf } from '../../call/authorization';
import type { CallSettings, TokenHolder } from '../../call/contexts';
import type { Database } from '../../platform/db/db';
import { sessionOf } from '../../queries/secret/staff-session';
import { holderOf } from '../../queries/secret/token-holder';
import { cookieValue } from '../../shared/consent';
import { Refusal } from '../../shared/refusal';
import { staffOf } from '../newsroom/staff-of';

/**
 * Beginning of the names of cookies: on an encrypted address browsers hold those of a `__Host-` name to this host alone.
 */
export const cookiePrefixOf = ({ cookie_prefix, site_url }: Pick<CallSettings, 'cookie_prefix' | 'site_url'>): string =>
	`${site_url.startsWith('https:') ? '__Host-' : ''}${cookie_prefix}_`;

/** Name of the cookie that carries the admin token (specification, section 9). */
export const adminCookie = (settings: CallSettings): string => `${cookiePrefixOf(settings)}admin_token`;

/** Name of the cookie by which an account knows a browser that it signed in from before. */
export const browserCookie = (settings: CallSettings): string => `${cookiePrefixOf(settings)}known_browser`;

/**
 * The token a request carries: that of the Authorization header; without the header that of the cookie, which counts on
 * calls of the site's own pages alone.
 */
function adminToken(headers: Headers, settings: CallSettings): string | undefined {
	const authorization = authorizationOf(headers);
	if (authorization.kind !== 'none') return authorization.kind === 'token' ? authorization.token : undefined;
	const site = headers.get('sec-fetch-site');
	return site === null || site === 'same-origin'
		? cookieValue(headers.get('cookie'), adminCookie(settings))
		: undefined;
}

/** The person of the newsroom whose session a page of the site sends along; undefined for one that lacks something. */
async function personIn(db: Database, headers: Headers, settings: CallSettings, now: number) {
	if (authorizationOf(headers).kind !== 'none' || headers.get('sec-fetch-site') !== 'same-origin') return undefined;
	const session = await sessionOf(db, adminToken(headers, settings) ?? '', now);
	return session && staffOf(session);
}

/**
 * Returns who makes the call, provided that they have the right; it is read from the row at every call (security rule
 * 4).
 * @param now Unix seconds
 * @throws Refusal `foreign`
 */
export async function requireRight(
	db: Database,
	headers: Headers,
	settings: CallSettings,
	right: string,
	now: number,
): Promise<TokenHolder> {
	const token = adminToken(headers, settings);
	const holder = token ? await holderOf(db, token, now) : undefined;
	if (holder?.rights.some((had) => had === right))
		return { id: holder.id, actor: { kind: 'token', id: holder.id, name: holder.name, rights: [right] } };
	const person = await personIn(db, headers, settings, now);
	if (right !== 'upload' || !person || denialFor(person, 'media.store', {}, now)) throw new Refusal('foreign');
	return { id: undefined, actor: person };
}
