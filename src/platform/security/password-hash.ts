import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const COST = 16_384;
const BLOCK = 8;
const PARALLEL = 1;
const BYTES = 32;

function derive(password: string, salt: Buffer, cost: number, block: number, parallel: number): Promise<Buffer> {
	return new Promise((done, fail) => {
		scrypt(
			password.normalize('NFC'),
			salt,
			BYTES,
			{ N: cost, r: block, p: parallel, maxmem: 64 * 1024 * 1024 },
			(error, key) => (error ? fail(error) : done(key)),
		);
	});
}

/**
 * A scrypt hash of a password, for `article.password_hash`: `scrypt$N$r$p$salt$hash`, both in base64url.
 * @param salt at least 16 bytes; random unless given.
 */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
	const key = await derive(password, salt, COST, BLOCK, PARALLEL);
	return ['scrypt', COST, BLOCK, PARALLEL, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** True when the password is the one that was hashed; false also for a hash in a foreign format. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
	const match = /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([A-Za-z0-9_-]{20,100})\$([A-Za-z0-9_-]{43})$/.exec(stored);
	if (!match) return false;
	const [cost, block, parallel] = [Number(match[1]), Number(match[2]), Number(match[3])];
	// Only hashes with our own parameters are computed: others could take any amount of memory.
	if (cost !== COST || block !== BLOCK || parallel !== PARALLEL) return false;
	const key = await derive(password, Buffer.from(match[4] ?? '', 'base64url'), cost, block, parallel);
	return timingSafeEqual(key, Buffer.from(match[5] ?? '', 'base64url'));
}
