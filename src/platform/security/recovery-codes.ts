import { createHash, randomBytes, randomInt } from 'node:crypto';
import { hashedLike, isSameHash, slowHash } from './account-password';

const CODES = 10;
const LETTERS = 10;
/** Letters and digits that are not confused in handwriting. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** Makes ten codes of 49 bits, in the form in which people write them down, that replace a lost device. */
export const newRecoveryCodes = (): string[] =>
	Array.from({ length: CODES }, () => {
		const letters = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
		return `${letters.slice(0, 5)}-${letters.slice(5)}`;
	});

/** Normalises a code for comparison, however it was typed. */
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Hashes the codes of one account for storage, as slowly as its password, because a code is short enough to be found by
 * brute force. All of them share one nonce, so that checking a code costs as much as checking one password.
 */
export function hashRecoveryCodes(codes: readonly string[]): Promise<string[]> {
	const nonce = randomBytes(16);
	return Promise.all(codes.map((code) => slowHash(plain(code), nonce)));
}

/** The hash by which codes were stored before 0.2. */
const formerHash = (account_id: number, code: string): string =>
	createHash('sha256').update(`recovery\n${account_id}\n${code}`).digest('hex');

/** Returns the stored hash that matches the code; undefined where none does. */
export async function findRecoveryCode(
	code: string,
	account_id: number,
	stored: readonly string[],
): Promise<string | undefined> {
	const text = plain(code);
	if (text.length !== LETTERS) return undefined;
	// All codes of an account were hashed with one nonce, so it can be read from any of them.
	const [first = ''] = stored;
	const given = (await hashedLike(text, first)) ?? formerHash(account_id, text);
	return stored.find((hash) => isSameHash(hash, given));
}
