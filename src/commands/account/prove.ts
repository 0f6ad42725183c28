import { eq } from 'drizzle-orm';
import type { Actor } from '../../access/actor';
import { account, session } from '../../data/tables/security/account';
import { isAccountPassword } from '../../platform/security/account-password';
import { countFailure, forgetFailures, waitKeys } from '../../platform/security/sign-in-wait';
import { Refusal } from '../../shared/refusal';
import type { StaffSession } from '../../shared/staff';
import { act, actingAs } from '../act';
import { refuseHurry, type SignIn } from './sign-in';

/** Takes the password again, for what asks for a fresh proof. @throws Refusal `credentials`, `wait` */
export async function prove(given: SignIn, actor: Actor, of: StaffSession, password: string): Promise<void> {
	const { db, keys, now, client } = given;
	const names = waitKeys(keys, of.email_key, client);
	await refuseHurry(given, names);
	const [row] = await db.write((tx) => tx.select().from(account).where(eq(account.id, of.account_id)));
	if (!(await isAccountPassword(password, row?.password_hash ?? null))) {
		await countFailure(db, names, now);
		throw new Refusal('credentials', 'password');
	}
	await forgetFailures(db, names);
	await act(actingAs(db, actor, now), 'prove', async (one) => {
		one.demand('session.prove');
		await one.tx.update(session).set({ proved_at: now }).where(eq(session.id, of.id));
		one.done({ noun: 'account', id: of.account_id });
	});
}
