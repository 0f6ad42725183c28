import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;

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
