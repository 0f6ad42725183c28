import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { admin_token, type Right, tokenRights } from '../../data/tables/security/keys';
import { tokenHash } from '../../platform/security/signature';
import { Refusal } from '../../shared/refusal';
import { type Acting, act } from '../command';

/** Rights an admin token may carry. */
export const rights = tokenRights;

/**
 * Makes an admin token for an integration: 256 random bits, of which only the hash is stored.
 * @param name who uses it
 * @param seconds how long it is good for
 * @returns the token; nobody can see it again
 */
export async function makeAdminToken(as: Acting, name: string, itsRights: Right[], seconds: number): Promise<string> {
	const token = randomBytes(32).toString('base64url');
	await act(as, 'make', async (one) => {
		one.demand('admin_token.make');
		const [row] = await one.tx
			.insert(admin_token)
			.values({ name, hash: tokenHash(token), rights: itsRights, created_at: one.now, expires_at: one.now + seconds })
			.returning({ id: admin_token.id });
		one.done({ noun: 'admin_token', id: row?.id ?? 0, detail: { name, rights: itsRights } });
	});
	return token;
}

/** Ends a token. @throws Refusal `not_found` */
export const revokeAdminToken = (as: Acting, token_id: number): Promise<void> =>
	act(as, 'revoke', async (one) => {
		one.demand('admin_token.revoke');
		const ended = await one.tx
			.update(admin_token)
			.set({ revoked_at: one.now })
			.where(and(eq(admin_token.id, token_id), isNull(admin_token.revoked_at)))
			.returning({ id: admin_token.id });
		if (ended.length === 0) throw new Refusal('not_found', 'key');
		one.done({ noun: 'admin_token', id: token_id });
	});
