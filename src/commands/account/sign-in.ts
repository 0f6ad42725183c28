import { eq } from 'drizzle-orm';
import { actors } from '../../access/actor';
import { account, account_role } from '../../data/tables/security/account';
import type { Database } from '../../platform/db/db';
import { isAccountPassword, isOutworn, slowHash } from '../../platform/security/account-password';
import { type Counters, passwordCounters, type Trier } from '../../platform/security/sign-in-counters';
import { giveBack, takeTry } from '../../platform/security/sign-in-tries';
import type { SigningKeys } from '../../platform/security/signature';
import { knownBrowserOf } from '../../queries/secret/known-browser';
import { grantOf } from '../../queries/secret/staff-session';
import { Refusal } from '../../shared/refusal';
import { readEmailAddress } from '../../shared/text/email-address';
import { createContext, runCommand } from '../command';
import { type Browser, issueSession } from './issue-session';

/** An attempt to sign in: from where, and when. */
export interface SignIn {
	db: Database;
	keys: SigningKeys;
	/** Unix seconds. */
	now: number;
	/** Address of the client. */
	client: string;
	browser: Browser;
}

/** Whom a try counts for. @param email_key the address as it is compared */
export const trierOf = async ({ db, now, client, browser }: SignIn, email_key: string): Promise<Trier> => ({
	email_key,
	client,
	known_browser: await knownBrowserOf(db, email_key, browser.known, now),
});

/** Takes a try before anything is looked at. @throws Refusal `wait` */
export async function take({ db, now }: Pick<SignIn, 'db' | 'now'>, counters: Counters): Promise<void> {
	const seconds = await takeTry(db, counters, now);
	if (seconds > 0) throw new Refusal('wait', undefined, { retryAfter: seconds });
}

/**
 * Records a refused password in the audit, in the same way for addresses without an account: neither the time nor the
 * rows distinguish them.
 * @param account_id of the account with the address; undefined where there is none
 */
export async function notePasswordRefused(
	{ db, now, browser }: Pick<SignIn, 'db' | 'now' | 'browser'>,
	account_id: number | undefined,
): Promise<void> {
	await runCommand(createContext(db, actors.visitor, now), 'refuse_password', async (ctx) => {
		ctx.authorize('session.try');
		ctx.audit({
			entity: 'account',
			id: account_id ?? 0,
			detail: { agent: browser.agent.slice(0, 300), network: browser.network },
		});
	});
}

/**
 * The first half of signing in: e-mail address and password. The session it opens has no right before the second factor
 * is shown, or set up. An address without an account takes as long and is refused alike.
 * @returns the session's token
 * @throws Refusal `credentials`, `wait`, `disabled` for the right password of an account that may not sign in
 */
export async function signIn(given: SignIn, email: string, password: string): Promise<string> {
	const { db, keys, now, browser } = given;
	const email_key = readEmailAddress(email)?.key ?? '';
	const counters = passwordCounters(keys, await trierOf(given, email_key));
	await take(given, counters);
	const [found] = await db.write((tx) => tx.select().from(account).where(eq(account.email_key, email_key)));
	const isRight = await isAccountPassword(password, found?.password_hash ?? null);
	if (!found || !isRight || found.state !== 'active') {
		await notePasswordRefused(given, found?.id);
		throw new Refusal(isRight ? 'disabled' : 'credentials');
	}
	await giveBack(db, counters, now);
	const roles = await db.write((tx) => tx.select().from(account_role).where(eq(account_role.account_id, found.id)));
	const person = { kind: 'staff', id: found.id, name: found.name, grants: roles.map(grantOf) } as const;
	// A hash of weaker make than those of today is made anew while the password is at hand.
	const renewed = isOutworn(found.password_hash ?? '') ? { password_hash: await slowHash(password) } : undefined;
	return runCommand(createContext(db, person, now), 'sign_in', async (ctx) => {
		ctx.authorize('session.open');
		if (renewed) await ctx.tx.update(account).set(renewed).where(eq(account.id, found.id));
		const stage = found.code_secret === null ? 'enrol' : 'code';
		ctx.audit({ entity: 'account', id: found.id, detail: { stage, agent: browser.agent.slice(0, 300) } });
		return issueSession(ctx, found.id, stage, browser, true);
	});
}
