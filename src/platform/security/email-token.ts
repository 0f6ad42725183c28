import { type SigningKeys, sign } from './signature';

/**
 * The token in the links of an email: 192 bits, derived from the email and a key of this installation. Only the email
 * contains it; the database stores its hash.
 */
export const emailToken = (keys: SigningKeys, message_id: string): string =>
	sign(keys[0], 'letter', message_id).slice(0, 32);

/** Form of such a token; other strings are not looked up. */
export const EMAIL_TOKEN = /^[A-Za-z0-9_-]{32}$/;
