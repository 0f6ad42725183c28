import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { admin_token, type Right, tokenRights } from '../../data/tables/security/keys';
import { tokenHash } from '../../platform/security/signature';
import { Refusal } from '../../shared/refusal';
import { type ActorContext, runCommand } from '../command';

/** Rights an admin token may carry. */
export const rights = tokenRights;

/**
 * Makes an admin token for an integration: 256 random bits, of which only the hash is stored.
 * @param name of the integration
 * @param seconds for which it is good
 * @returns the token, which cannot be shown again
 */
export async function makeAdminToken(
	context: ActorContext,
	name: string,
	itsRights: Right[],
	seconds: number,
): Promise<string> {
	const token = randomBytes(32).toString('base64url');
	await runCommand(context, 'make', async (ctx) => {
		ctx.authorize('admin_token.make');
		const [row] = await ctx.tx
			.insert(admin_token)
			.values({ name, hash: tokenHash(token), rights: itsRights, created_at: ctx.now, expires_at: ctx.now + seconds })
			.returning({ id: admin_token.id });
		ctx.audit({ entity: 'admin_token', id: row?.id ?? 0, detail: { name, rights: itsRights } });
	});
	return token;
}

/** Ends a token. @throws Refusal `not_found` */
export const revokeAdminToken = (context: ActorContext, token_id: number): Promise<void> =>
	runCommand(context, 'revoke', async (ctx) => {
		ctx.authorize('admin_token.revoke');
		const ended = await ctx.tx
			.update(admin_token)
			.set({ revoked_at: ctx.now })
			.where(and(eq(admin_token.id, token_id), isNull(admin_token.revoked_at)))
			.returning({ id: admin_token.id });
		if (ended.length === 0) throw new Refusal('not_found', 'key');
		ctx.audit({ entity: 'admin_token', id: token_id });
	});
