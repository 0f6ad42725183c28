import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** Work that a hash takes. */
interface Cost {
	/** Kibibytes. */
	memory: number;
	passes: number;
	lanes: number;
}

/** OWASP's second choice of equal strength: 19 MiB, two passes, one lane. */
const COST: Cost = { memory: 19_456, passes: 2, lanes: 1 };
/** Maximum cost of a stored hash: a row that an attacker writes must not keep the server busy for hours. */
const MAX_COST: Cost = { memory: 65_536, passes: 8, lanes: 4 };
const BYTES = 32;

/** Minimum and maximum characters of an account's password. */
export const MIN_PASSWORD_CHARACTERS = 12;
export const MAX_PASSWORD_CHARACTERS = 200;

const headOf = ({ memory, passes, lanes }: Cost): string => `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$`;

const PHC = /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d)\$([\w-]{22})\$[\w-]{43}$/;

/** Reads cost and nonce from a PHC string; undefined for one in another format or above the maximum cost. */
function readHash(stored: string): { cost: Cost; nonce: Buffer } | undefined {
	const found = PHC.exec(stored);
	if (!found) return undefined;
	const cost = { memory: Number(found[1]), passes: Number(found[2]), lanes: Number(found[3]) };
	const isBearable = cost.memory <= MAX_COST.memory && cost.passes <= MAX_COST.passes && cost.lanes <= MAX_COST.lanes;
	return isBearable ? { cost, nonce: Buffer.from(found[4] ?? '', 'base64url') } : undefined;
}

const derive = (text: string, nonce: Buffer, cost: Cost): Promise<string> =>
	new Promise((done, fail) => {
		argon2(
			'argon2id',
			{
				message: text.normalize('NFC'),
				nonce,
				parallelism: cost.lanes,
				memory: cost.memory,
				passes: cost.passes,
				tagLength: BYTES,
			},
			(error, key) =>
				error
					? fail(error)
					: done(`${headOf(cost)}${nonce.toString('base64url')}$${Buffer.from(key).toString('base64url')}`),
		);
	});

/**
 * Hashes a short secret for storage: argon2id, as a PHC string, which contains its cost.
 * @param nonce 16 bytes; several secrets of one owner may share one, so that checking an input against all of them
 * costs one hash
 */
export const slowHash = (text: string, nonce: Buffer = randomBytes(16)): Promise<string> => derive(text, nonce, COST);

/** The text, hashed with the nonce and cost of a stored hash; undefined where that is in another format. */
export async function hashedLike(text: string, stored: string): Promise<string | undefined> {
	const read = readHash(stored);
	return read && derive(text, read.nonce, read.cost);
}

/** Compares two hashes in constant time. */
export const isSameHash = (a: string, b: string): boolean =>
	a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** A hash that matches no password, compared where there is no account, so that the answer takes as long. */
const NOBODY = `${headOf(COST)}${Buffer.alloc(16, 1).toString('base64url')}$${Buffer.alloc(BYTES).toString('base64url')}`;

/**
 * True where the password is the stored one.
 * @param stored PHC string; null where there is none: the check then takes as long and returns false
 */
export async function isAccountPassword(password: string, stored: string | null): Promise<boolean> {
	const known = stored !== null && readHash(stored) !== undefined;
	const given = await hashedLike(password, known ? stored : NOBODY);
	return known && given !== undefined && isSameHash(given, stored);
}

/** True where the cost of a hash is not the current one: the password is then hashed again when it is next entered. */
export const isOutworn = (stored: string): boolean => !stored.startsWith(headOf(COST));
