import { eq } from 'drizzle-orm';
import { account, account_role } from '../../data/tables/security/account';
import type { Database } from '../../platform/db/db';
import { isAccountPassword } from '../../platform/security/account-password';
import { countFailure, signInWait, waitKeys } from '../../platform/security/sign-in-wait';
import type { SigningKeys } from '../../platform/security/signature';
import { grantOf } from '../../queries/secret/staff-session';
import { readEmailAddress } from '../../shared/email-address';
import { Refusal } from '../../shared/refusal';
import { act, actingAs } from '../act';
import { type Browser, issueSession } from './issue-session';

/** Who tries to sign in, from where, and when. */
export interface SignIn {
	db: Database;
	keys: SigningKeys;
	/** Unix seconds. */
	now: number;
	/** Address of the client. */
	client: string;
	browser: Browser;
}

/** Lets nobody go on who has failed too often. @throws Refusal `wait` */
export async function refuseHurry({ db, now }: Pick<SignIn, 'db' | 'now'>, names: readonly string[]): Promise<void> {
	const seconds = await signInWait(db, names, now);
	if (seconds > 0) throw new Refusal('wait', undefined, { retryAfter: seconds });
}

/**
 * The first half of signing in: e-mail address and password. A session is opened that has no right before the second
 * factor is shown, or set up. An address that is nobody's takes as long and is refused alike.
 * @returns the session's token
 * @throws Refusal `credentials`, `wait`
 */
export async function signIn(given: SignIn, email: string, password: string): Promise<string> {
	const { db, keys, now, client, browser } = given;
	const email_key = readEmailAddress(email)?.key ?? '';
	const names = waitKeys(keys, email_key, client);
	await refuseHurry(given, names);
	const [found] = await db.write((tx) => tx.select().from(account).where(eq(account.email_key, email_key)));
	const isRight = await isAccountPassword(password, found?.password_hash ?? null);
	if (!found || !isRight || found.state !== 'active') {
		await countFailure(db, names, now);
		throw new Refusal('credentials');
	}
	const roles = await db.write((tx) => tx.select().from(account_role).where(eq(account_role.account_id, found.id)));
	const person = { kind: 'staff', id: found.id, name: found.name, grants: roles.map(grantOf) } as const;
	return act(actingAs(db, person, now), 'sign_in', async (one) => {
		one.demand('session.open');
		const stage = found.code_secret === null ? 'enrol' : 'code';
		one.done({ noun: 'account', id: found.id, detail: { stage, agent: browser.agent.slice(0, 300) } });
		return issueSession(one, found.id, stage, browser, true);
	});
}
