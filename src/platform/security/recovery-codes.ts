import { createHash, randomBytes, randomInt } from 'node:crypto';
import { hashedLike, isSameHash, slowHash } from './account-password';

const CODES = 10;
const LETTERS = 10;
/** Letters and digits that no hand confuses with others. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** Ten codes of 49 bits that replace a lost device, as people write them down. */
export const newRecoveryCodes = (): string[] =>
	Array.from({ length: CODES }, () => {
		const letters = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
		return `${letters.slice(0, 5)}-${letters.slice(5)}`;
	});

/** A code as it is compared, however it was typed. */
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * How the codes of one account are stored: as slowly as its password, because a code is shorter than what nobody could
 * try through. One nonce serves them all, so that a try costs as much as one password.
 */
export function hashRecoveryCodes(codes: readonly string[]): Promise<string[]> {
	const nonce = randomBytes(16);
	return Promise.all(codes.map((code) => slowHash(plain(code), nonce)));
}

/** How codes were stored before 0.2. */
const formerHash = (account_id: number, code: string): string =>
	createHash('sha256').update(`recovery\n${account_id}\n${code}`).digest('hex');

/** Which of the stored hashes is of this code; undefined where none is. */
export async function findRecoveryCode(
	code: string,
	account_id: number,
	stored: readonly string[],
): Promise<string | undefined> {
	const text = plain(code);
	if (text.length !== LETTERS) return undefined;
	// All codes of an account were hashed with one nonce, so one is as good as each.
	const [first = ''] = stored;
	const given = (await hashedLike(text, first)) ?? formerHash(account_id, text);
	return stored.find((hash) => isSameHash(hash, given));
}
