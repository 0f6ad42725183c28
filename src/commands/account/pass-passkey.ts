import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { account, account_role, passkey } from '../../data/tables/security/account';
import { challengeIn, type PasskeySite, verifyEntrance } from '../../platform/security/passkey';
import { passwordCounters } from '../../platform/security/sign-in-counters';
import { forgetTries } from '../../platform/security/sign-in-tries';
import { grantOf } from '../../queries/secret/staff-session';
import { Refusal } from '../../shared/refusal';
import type { StaffSession } from '../../shared/staff';
import { type CommandContext, createContext, runCommand } from '../command';
import { type Entered, issueSession } from './issue-session';
import { knowBrowser } from './know-browser';
import { renewSession } from './prove';
import { type SignIn, trierOf } from './sign-in';
import { takeChallenge } from './take-challenge';

/** A passkey that has signed, and whose it is. */
async function signed(given: SignIn, site: PasskeySite, response: AuthenticationResponseJSON, who: string) {
	const { db, keys, now } = given;
	const [found] = await db.write((tx) =>
		tx
			.select({ key: passkey, person: account })
			.from(passkey)
			.innerJoin(account, eq(account.id, passkey.account_id))
			.where(eq(passkey.credential_id, response.id)),
	);
	const counter = found && (await verifyEntrance({ site, keys, who, now }, found.key, response));
	if (!found || counter === undefined || found.person.state !== 'active') throw new Refusal('credentials');
	const roles = await db.write((tx) =>
		tx.select().from(account_role).where(eq(account_role.account_id, found.person.id)),
	);
	return { ...found, counter, grants: roles.map(grantOf) };
}

/** Notes that a passkey has signed. */
async function noteUse(
	ctx: CommandContext,
	id: number,
	counter: number,
	response: AuthenticationResponseJSON,
): Promise<void> {
	await takeChallenge(ctx, challengeIn(response));
	await ctx.tx.update(passkey).set({ counter, used_at: ctx.now }).where(eq(passkey.id, id));
}

/**
 * Signs in by a passkey alone: it is something one has, and its device has asked for a finger, a face or a PIN. Waits
 * after failed passwords do not hold it up, and it forgets the failed passwords at this account from here.
 * @param who whom the challenge was for: '' for anybody, else the number of the account of a session half way in
 * @throws Refusal `credentials`
 */
export async function enterByPasskey(
	given: SignIn,
	site: PasskeySite,
	response: AuthenticationResponseJSON,
	half: StaffSession | undefined,
): Promise<Entered> {
	const { db, keys, now, browser } = given;
	const { key, person, counter, grants } = await signed(given, site, response, half ? String(half.account_id) : '');
	if (half && half.account_id !== person.id) throw new Refusal('credentials');
	const actor = { kind: 'staff', id: person.id, name: person.name, grants } as const;
	const [own] = passwordCounters(keys, await trierOf(given, person.email_key));
	return runCommand(createContext(db, actor, now), 'sign_in', async (ctx) => {
		ctx.authorize('session.open');
		await noteUse(ctx, key.id, counter, response);
		ctx.audit({ entity: 'account', id: person.id, detail: { passkey: key.name, agent: browser.agent.slice(0, 300) } });
		const token = await issueSession(ctx, person.id, 'in', browser, true);
		await forgetTries(ctx.tx, [own]);
		return { token, known: await knowBrowser(ctx, person.id, browser, token) };
	});
}

/**
 * Shows a passkey again, for what asks for a fresh proof.
 * @returns the token by which the session goes on
 * @throws Refusal `credentials`
 */
export async function proveByPasskey(
	given: SignIn,
	site: PasskeySite,
	response: AuthenticationResponseJSON,
	of: StaffSession,
): Promise<string> {
	const { db, now } = given;
	const { key, person, counter, grants } = await signed(given, site, response, String(of.account_id));
	if (person.id !== of.account_id) throw new Refusal('credentials');
	const actor = { kind: 'staff', id: person.id, name: person.name, grants } as const;
	return runCommand(createContext(db, actor, now), 'prove', async (ctx) => {
		ctx.authorize('session.prove');
		await noteUse(ctx, key.id, counter, response);
		ctx.audit({ entity: 'account', id: person.id, detail: { passkey: key.name } });
		return renewSession(ctx, of.id);
	});
}
