/** What the Authorization header of a request says. */
export type Authorization =
	/** There is no such header. */
	| { kind: 'none' }
	/** It holds a token, which may be anything: only the database knows the good ones. */
	| { kind: 'token'; token: string }
	/** It is empty, or holds something else than a token. */
	| { kind: 'unreadable' };

/** A token, behind `Bearer` or alone: the site's own pages send the value of the admin cookie as it is. */
const TOKEN = /^(?:Bearer +)?([\w.~+/-]+=*)$/i;

/**
 * Reads the Authorization header. Every router reads it here, so that a header which one of them takes for a token is
 * not taken for a missing header by another. A request with an unreadable header has no rights, and neither has its
 * cookie.
 */
export function authorizationOf(headers: Headers): Authorization {
	const value = headers.get('authorization');
	if (value === null) return { kind: 'none' };
	const token = TOKEN.exec(value)?.[1];
	return token === undefined ? { kind: 'unreadable' } : { kind: 'token', token };
}
