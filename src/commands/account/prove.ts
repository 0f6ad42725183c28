import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../access/actor';
import { account, session } from '../../data/tables/security/account';
import { isAccountPassword } from '../../platform/security/account-password';
import { forgetFailures, waitKeys } from '../../platform/security/sign-in-wait';
import { tokenHash } from '../../platform/security/signature';
import { Refusal } from '../../shared/refusal';
import type { StaffSession } from '../../shared/staff';
import { type Act, act, actingAs } from '../act';
import { notePasswordRefused, refuseHurry, type SignIn } from './sign-in';

/** Notes that somebody has proved who they are. The session goes on under another token. @returns the token */
export async function renewSession(one: Act, id: number): Promise<string> {
	const token = randomBytes(32).toString('base64url');
	await one.tx
		.update(session)
		.set({ hash: tokenHash(token), proved_at: one.now })
		.where(eq(session.id, id));
	return token;
}

/**
 * Takes the password again, for what asks for a fresh proof.
 * @returns the token by which the session goes on; the former one is nobody's any more
 * @throws Refusal `credentials`, `wait`
 */
export async function prove(given: SignIn, actor: Actor, of: StaffSession, password: string): Promise<string> {
	const { db, keys, now, client } = given;
	const names = waitKeys(keys, of.email_key, client);
	await refuseHurry(given, names);
	const [row] = await db.write((tx) => tx.select().from(account).where(eq(account.id, of.account_id)));
	if (!(await isAccountPassword(password, row?.password_hash ?? null))) {
		await notePasswordRefused(given, names, of.account_id);
		throw new Refusal('credentials', 'password');
	}
	await forgetFailures(db, names);
	return act(actingAs(db, actor, now), 'prove', async (one) => {
		one.demand('session.prove');
		one.done({ noun: 'account', id: of.account_id });
		return renewSession(one, of.id);
	});
}
