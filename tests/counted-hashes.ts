import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Runs something in this process. @returns its result, and how many passwords were hashed meanwhile */
export async function countedHashes<T>(run: () => Promise<T>): Promise<{ result: T; hashes: number }> {
	const own = crypto.argon2;
	let hashes = 0;
	crypto.argon2 = ((...given: Parameters<typeof own>) => {
		hashes += 1;
		return own(...given);
	}) as typeof own;
	syncBuiltinESMExports();
	try {
		return { result: await run(), hashes };
	} finally {
		crypto.argon2 = own;
		syncBuiltinESMExports();
	}
}
