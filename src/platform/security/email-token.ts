import { type SigningKeys, sign } from './signature';

/**
 * The token in an email's links: 192 bits that follow from the email and a key of this installation. It stands in the
 * email and nowhere else; the database has its hash.
 */
export const emailToken = (keys: SigningKeys, message_id: string): string =>
	sign(keys[0], 'letter', message_id).slice(0, 32);

/** What such a token looks like; everything else is not even looked up. */
export const EMAIL_TOKEN = /^[A-Za-z0-9_-]{32}$/;
