import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../access/actor';
import { account, session } from '../../data/tables/security/account';
import { isAccountPassword } from '../../platform/security/account-password';
import { proofCounters } from '../../platform/security/sign-in-counters';
import { giveBack } from '../../platform/security/sign-in-tries';
import { tokenHash } from '../../platform/security/signature';
import { Refusal } from '../../shared/refusal';
import type { StaffSession } from '../../shared/staff';
import { type CommandContext, createContext, runCommand } from '../command';
import { notePasswordRefused, type SignIn, take } from './sign-in';

/** Notes that somebody has proved who they are. The session goes on under another token. @returns the token */
export async function renewSession(ctx: CommandContext, id: number): Promise<string> {
	const token = randomBytes(32).toString('base64url');
	await ctx.tx
		.update(session)
		.set({ hash: tokenHash(token), proved_at: ctx.now })
		.where(eq(session.id, id));
	return token;
}

/**
 * Takes the password again, for what asks for a fresh proof. Its tries are counted by session: those of strangers at the
 * same account do not hold up a person who is signed in.
 * @returns the token by which the session goes on; the former one is void
 * @throws Refusal `credentials`, `wait`
 */
export async function prove(given: SignIn, actor: Actor, of: StaffSession, password: string): Promise<string> {
	const { db, keys, now } = given;
	const counters = proofCounters(keys, of.email_key, of.id);
	await take(given, counters);
	const [row] = await db.write((tx) => tx.select().from(account).where(eq(account.id, of.account_id)));
	if (!(await isAccountPassword(password, row?.password_hash ?? null))) {
		await notePasswordRefused(given, of.account_id);
		throw new Refusal('credentials', 'password');
	}
	await giveBack(db, counters, now);
	return runCommand(createContext(db, actor, now), 'prove', async (ctx) => {
		ctx.authorize('session.prove');
		ctx.audit({ entity: 'account', id: of.account_id });
		return renewSession(ctx, of.id);
	});
}
