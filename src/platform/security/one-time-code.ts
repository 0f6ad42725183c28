import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
const RECOVERY_CODES = 10;
/** Letters and digits that no hand confuses with others. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

const generator = (secret: string) =>
	new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD });

/** A secret for the one-time codes of an account: 160 random bits in Base32. */
export const newCodeSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * The secret as an authenticator takes it from a QR code.
 * @param issuer name of the site
 * @param label address of the account
 */
export function codeUri(secret: string, issuer: string, label: string): string {
	return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD }).toString();
}

/**
 * The period of a right code: the present one, the one before or the next, for clocks that differ.
 * @param after the last period that was taken: its code and earlier ones are refused
 * @param now Unix seconds
 * @returns undefined for a code that is wrong or was taken before
 */
export function periodOfCode(secret: string, code: string, after: number | null, now: number): number | undefined {
	if (!/^\d{6}$/.test(code)) return undefined;
	const delta = generator(secret).validate({ token: code, timestamp: now * 1000, window: 1 });
	if (delta === null) return undefined;
	const period = Math.floor(now / PERIOD) + delta;
	return after === null || period > after ? period : undefined;
}

/** The code of a moment. @param now Unix seconds */
export const codeAt = (secret: string, now: number): string => generator(secret).generate({ timestamp: now * 1000 });

/** Ten codes of 50 bits that replace a lost device, as people write them down. */
export const newRecoveryCodes = (): string[] =>
	Array.from({ length: RECOVERY_CODES }, () => {
		const letters = [...randomBytes(10)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
		return `${letters.slice(0, 5)}-${letters.slice(5)}`;
	});

/** How a recovery code is stored and looked for, however it was typed. */
export const recoveryHash = (account_id: number, code: string): string =>
	createHash('sha256')
		.update(`recovery\n${account_id}\n${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
		.digest('hex');
