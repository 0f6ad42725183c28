import { eq } from 'drizzle-orm';
import { actors } from '../../access/actor';
import { account, account_role } from '../../data/tables/security/account';
import type { Database } from '../../platform/db/db';
import { isAccountPassword, isOutworn, slowHash } from '../../platform/security/account-password';
import { countFailure, signInWait, waitKeys } from '../../platform/security/sign-in-wait';
import type { SigningKeys } from '../../platform/security/signature';
import { grantOf } from '../../queries/secret/staff-session';
import { Refusal } from '../../shared/refusal';
import { readEmailAddress } from '../../shared/text/email-address';
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
 * Counts a password that was wrong and leaves it in the audit, alike for addresses that are nobody's: neither the time
 * nor the rows tell them apart for whoever tries.
 * @param account_id whose it was to be; undefined for an address that is nobody's
 */
export async function notePasswordRefused(
	{ db, now, browser }: Pick<SignIn, 'db' | 'now' | 'browser'>,
	names: readonly string[],
	account_id: number | undefined,
): Promise<void> {
	await countFailure(db, names, now);
	await act(actingAs(db, actors.visitor, now), 'refuse_password', async (one) => {
		one.demand('session.try');
		one.done({
			noun: 'account',
			id: account_id ?? 0,
			detail: { agent: browser.agent.slice(0, 300), network: browser.network },
		});
	});
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
		await notePasswordRefused(given, names, found?.id);
		throw new Refusal('credentials');
	}
	const roles = await db.write((tx) => tx.select().from(account_role).where(eq(account_role.account_id, found.id)));
	const person = { kind: 'staff', id: found.id, name: found.name, grants: roles.map(grantOf) } as const;
	// A hash of weaker make than those of today is made anew while the password is at hand.
	const renewed = isOutworn(found.password_hash ?? '') ? { password_hash: await slowHash(password) } : undefined;
	return act(actingAs(db, person, now), 'sign_in', async (one) => {
		one.demand('session.open');
		if (renewed) await one.tx.update(account).set(renewed).where(eq(account.id, found.id));
		const stage = found.code_secret === null ? 'enrol' : 'code';
		one.done({ noun: 'account', id: found.id, detail: { stage, agent: browser.agent.slice(0, 300) } });
		return issueSession(one, found.id, stage, browser, true);
	});
}
