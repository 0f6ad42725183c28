/** The content of the Authorization header of a request. */
export type Authorization =
	/** There is no such header. */
	| { kind: 'none' }
	/** It holds a token, which may be invalid: only the database knows the valid ones. */
	| { kind: 'token'; token: string }
	/** It is empty, or holds something other than a token. */
	| { kind: 'unreadable' };

/** A token, after `Bearer` or alone: the site's own pages send the value of the admin cookie as it is. */
const TOKEN = /^(?:Bearer +)?([\w.~+/-]+=*)$/i;

/**
 * Reads the Authorization header, for every router, so that all of them agree on whether a request carries a token. A
 * request with an unreadable header has no rights, even if its cookie is valid.
 */
export function authorizationOf(headers: Headers): Authorization {
	const value = headers.get('authorization');
	if (value === null) return { kind: 'none' };
	const token = TOKEN.exec(value)?.[1];
	return token === undefined ? { kind: 'unreadable' } : { kind: 'token', token };
}
