import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Secrets of this installation: the first signs, all of them verify, so that a key can be replaced without breaking
 * what it signed.
 */
export type SigningKeys = readonly [string, ...string[]];

/** HMAC-SHA256 in base64url. @param purpose makes a signature for one thing invalid for any other */
export const sign = (key: string, purpose: string, text: string): string =>
	createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');

/** True when one of the keys has signed this text for this purpose. */
export function isSigned(keys: SigningKeys, purpose: string, text: string, signature: string): boolean {
	const given = Buffer.from(signature);
	let isRight = false;
	for (const key of keys) {
		const right = Buffer.from(sign(key, purpose, text));
		if (right.length === given.length && timingSafeEqual(right, given)) isRight = true;
	}
	return isRight;
}

/** How a random token is stored: its SHA-256, hexadecimal. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** True where a secret that was sent is the right one; takes constant time, which reveals nothing about either. */
export const isSameSecret = (given: string, right: string): boolean =>
	timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(right).digest());
