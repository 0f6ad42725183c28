import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a hash costs. */
interface Cost {
	/** Kibibytes. */
	memory: number;
	passes: number;
	lanes: number;
}

/** OWASP's second choice of equal strength: 19 MiB, two passes, one lane. */
const COST: Cost = { memory: 19_456, passes: 2, lanes: 1 };
/** What a stored hash may cost at most: whoever can write a row must not make the server work for hours. */
const MAX_COST: Cost = { memory: 65_536, passes: 8, lanes: 4 };
const BYTES = 32;

/** Characters a password of an account has at least, and at most. */
export const MIN_PASSWORD_CHARACTERS = 12;
export const MAX_PASSWORD_CHARACTERS = 200;

const headOf = ({ memory, passes, lanes }: Cost): string => `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$`;

const PHC = /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d)\$([\w-]{22})\$[\w-]{43}$/;

/** What was hashed and how, out of a PHC string; undefined for one of another make. */
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
 * How a short secret is stored: argon2id, as a PHC string, which says itself what it cost.
 * @param nonce 16 bytes; one may serve several secrets of one owner, so that a try at all of them costs as much as one
 */
export const slowHash = (text: string, nonce: Buffer = randomBytes(16)): Promise<string> => derive(text, nonce, COST);

/** The text, hashed as a stored one was; undefined where that is a hash of another make. */
export async function hashedLike(text: string, stored: string): Promise<string | undefined> {
	const read = readHash(stored);
	return read && derive(text, read.nonce, read.cost);
}

/** Whether two hashes are the same, in a time that tells nothing of where they differ. */
export const isSameHash = (a: string, b: string): boolean =>
	a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Nobody's: what is compared where there is no account, so that its lack takes as long. */
const NOBODY = `${headOf(COST)}${Buffer.alloc(16, 1).toString('base64url')}$${Buffer.alloc(BYTES).toString('base64url')}`;

/**
 * Whether the password is the one that was stored.
 * @param stored PHC string; null where there is none, which takes as long and is never right
 */
export async function isAccountPassword(password: string, stored: string | null): Promise<boolean> {
	const known = stored !== null && readHash(stored) !== undefined;
	const given = await hashedLike(password, known ? stored : NOBODY);
	return known && given !== undefined && isSameHash(given, stored);
}

/** Whether a hash cost another work than one made today: the password is hashed anew when it is next typed. */
export const isOutworn = (stored: string): boolean => !stored.startsWith(headOf(COST));
