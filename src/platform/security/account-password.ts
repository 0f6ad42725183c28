import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** OWASP's second choice of equal strength: 19 MiB, two passes, one lane. */
const MEMORY_KB = 19_456;
const PASSES = 2;
const LANES = 1;
const BYTES = 32;
const HEAD = `$argon2id$v=19$m=${MEMORY_KB},t=${PASSES},p=${LANES}$`;

/** Characters a password of an account has at least, and at most. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

const derive = (password: string, nonce: Buffer): Promise<Buffer> =>
	new Promise((done, fail) => {
		argon2(
			'argon2id',
			{
				message: password.normalize('NFC'),
				nonce,
				parallelism: LANES,
				memory: MEMORY_KB,
				passes: PASSES,
				tagLength: BYTES,
			},
			(error, key) => (error ? fail(error) : done(Buffer.from(key))),
		);
	});

/** How the password of an account is stored: argon2id, as a PHC string. */
export async function hashAccountPassword(password: string): Promise<string> {
	const nonce = randomBytes(16);
	return `${HEAD}${nonce.toString('base64url')}$${(await derive(password, nonce)).toString('base64url')}`;
}

/** Nobody's: what is compared where there is no account, so that its lack takes as long. */
const NOBODY = `${HEAD}${Buffer.alloc(16, 1).toString('base64url')}$${Buffer.alloc(BYTES).toString('base64url')}`;

/**
 * Whether the password is the one that was stored.
 * @param stored PHC string; null where there is none, which takes as long and is never right
 */
export async function isAccountPassword(password: string, stored: string | null): Promise<boolean> {
	const known = stored?.startsWith(HEAD) === true;
	const [nonce = '', key = ''] = (known ? stored : NOBODY).slice(HEAD.length).split('$');
	const right = Buffer.from(key, 'base64url');
	const given = await derive(password, Buffer.from(nonce, 'base64url'));
	return known && right.length === given.length && timingSafeEqual(right, given);
}
