import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { admin_token, type Right } from '../../data/tables/admin-token';
import { audit } from '../../data/tables/site';
import type { Database } from '../../platform/db/db';
import { tokenHash } from '../../platform/security/signature';

/** Rights an admin token may carry. */
export const rights: readonly Right[] = ['upload'];

/**
 * Makes an admin token for an integration: 256 random bits, of which only the hash is stored.
 * @param name who uses it
 * @param seconds how long it is good for
 * @param now Unix seconds
 * @returns the token; nobody can see it again
 */
export async function makeAdminToken(db: Database, name: string, its_rights: Right[], seconds: number, now: number): Promise<string> {
	const token = randomBytes(32).toString('base64url');
	await db.write(async (tx) => {
		const [row] = await tx
			.insert(admin_token)
			.values({ name, hash: tokenHash(token), rights: its_rights, created_at: now, expires_at: now + seconds })
			.returning({ id: admin_token.id });
		await tx.insert(audit).values({ actor: 'operator', action: 'make', noun: 'admin_token', row_id: String(row?.id), detail: { name, rights: its_rights }, created_at: now });
	});
	return token;
}

/** Ends a token. @param now Unix seconds */
export async function revokeAdminToken(db: Database, token_id: number, now: number): Promise<void> {
	await db.write((tx) => tx.update(admin_token).set({ revoked_at: now }).where(eq(admin_token.id, token_id)));
}
