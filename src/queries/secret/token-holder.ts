import { and, eq, gt, isNull } from 'drizzle-orm';
import { admin_token, type Right } from '../../data/tables/security/keys';
import type { Database } from '../../platform/db/db';
import { tokenHash } from '../../platform/security/signature';

/** Somebody who may call. */
export interface TokenHolder {
	id: number;
	/** Name of the user of the token, shown to people. */
	name: string;
	rights: Right[];
}

/**
 * Returns the holder of an admin token with their rights; undefined for one that is unknown, revoked or too old. It
 * reads as the owner, because no reading role sees the hashes of tokens.
 * @param now Unix seconds
 */
export async function holderOf(db: Database, token: string, now: number): Promise<TokenHolder | undefined> {
	if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return undefined;
	const { id, name, rights, hash, expires_at, revoked_at } = admin_token;
	const isGood = and(eq(hash, tokenHash(token)), gt(expires_at, now), isNull(revoked_at));
	const [found] = await db.write((tx) => tx.select({ id, name, rights }).from(admin_token).where(isGood));
	return found;
}
