import { randomBytes } from 'node:crypto';
import { signing_key } from '../../data/tables/security/keys';
import type { Database } from '../../platform/db/db';
import type { SigningKeys } from '../../platform/security/signature';

/**
 * The keys of this installation: those of the setting SECRET_KEYS, else one that the first node makes and all nodes
 * share. Asked for once, when the first token is made or read.
 */
export function signingKeys(db: Database, given: readonly string[]): () => Promise<SigningKeys> {
	const [first, ...others] = given;
	if (first) return async () => [first, ...others];
	let known: Promise<SigningKeys> | undefined;
	return () => {
		known ??= db
			.write(async (tx): Promise<SigningKeys> => {
				await tx
					.insert(signing_key)
					.values({ id: 1, secret: randomBytes(32).toString('base64url') })
					.onConflictDoNothing();
				const [row] = await tx.select().from(signing_key);
				if (!row) throw new Error('The signing key is gone.');
				return [row.secret];
			})
			.catch((error: unknown) => {
				known = undefined;
				throw error;
			});
		return known;
	};
}
