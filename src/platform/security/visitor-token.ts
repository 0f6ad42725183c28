import { randomBytes } from 'node:crypto';
import { isSigned, type SigningKeys, sign } from './signature';

/** Days a visitor token is good for (security rule 6). */
export const VISITOR_DAYS = 30;

const PURPOSE = 'visitor';
const TOKEN = /^([A-Za-z0-9_-]{22})\.([0-9a-z]{6,8})\.([A-Za-z0-9_-]{43})$/;
/** Clocks of two nodes may differ by so many seconds. */
const CLOCK_DRIFT = 300;

/**
 * A visitor token: a random identity, when it was made, a signature. It knows nothing of the visitor, carries no
 * rights, and is good for nothing but counting what one browser does.
 * @param now Unix seconds
 */
export function makeVisitorToken(keys: SigningKeys, now: number): string {
	const text = `${randomBytes(16).toString('base64url')}.${now.toString(36)}`;
	return `${text}.${sign(keys[0], PURPOSE, text)}`;
}

/**
 * The identity in a token.
 * @param now Unix seconds
 * @returns undefined for a token that was tampered with, is too old, or is another installation's
 */
export function visitorOf(keys: SigningKeys, token: string, now: number): string | undefined {
	const [, visitor = '', made = '', signature = ''] = TOKEN.exec(token) ?? [];
	if (!visitor || !isSigned(keys, PURPOSE, `${visitor}.${made}`, signature)) return undefined;
	const age = now - Number.parseInt(made, 36);
	return age <= VISITOR_DAYS * 86_400 && age >= -CLOCK_DRIFT ? visitor : undefined;
}
