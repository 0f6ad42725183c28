import { and, eq } from 'drizzle-orm';
import { passkey } from '../../data/tables/security/account';
import type { KeptPasskey } from '../../platform/security/passkey';
import { Refusal } from '../../shared/refusal';
import { type ActorContext, runCommand } from '../command';
import { endSessions } from './end-session';
import { takeChallenge } from './take-challenge';

/**
 * Adds a passkey to one's own account; the caller has verified it.
 * @param challenge the challenge that it answered
 * @throws Refusal `taken` for a passkey that is known, `credentials` for a challenge that was answered before
 */
export const addPasskey = (
	context: ActorContext,
	account_id: number,
	kept: KeptPasskey,
	name: string,
	challenge: string,
) =>
	runCommand(context, 'add_passkey', async (ctx) => {
		ctx.authorize('account.change_passkeys');
		await takeChallenge(ctx, challenge);
		const [made] = await ctx.tx
			.insert(passkey)
			.values({ ...kept, account_id, name, created_at: ctx.now })
			.onConflictDoNothing()
			.returning({ id: passkey.id });
		if (!made) throw new Refusal('taken', 'response', { rule: { name: 'passkey_taken' } });
		ctx.audit({ entity: 'account', id: account_id, detail: { passkey: name } });
		return { id: made.id };
	});

/**
 * Removes a passkey from one's own account, and ends all other sessions of the account.
 * @param kept number of the session that stays
 * @throws Refusal `not_found`
 */
export const removePasskey = (context: ActorContext, account_id: number, kept: number, id: number) =>
	runCommand(context, 'remove_passkey', async (ctx) => {
		ctx.authorize('account.change_passkeys');
		const [gone] = await ctx.tx
			.delete(passkey)
			.where(and(eq(passkey.id, id), eq(passkey.account_id, account_id)))
			.returning({ name: passkey.name });
		if (!gone) throw new Refusal('not_found', 'key');
		await endSessions(ctx, account_id, kept);
		ctx.audit({ entity: 'account', id: account_id, detail: { passkey: gone.name } });
		return { id };
	});
