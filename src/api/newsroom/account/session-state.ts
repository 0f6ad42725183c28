import { z } from 'zod';
import { denialForAny } from '../../../access/authorization';
import { policy, type Right } from '../../../access/policy';
import type { Entrance } from '../../../call/contexts';
import type { Entered } from '../../../commands/account/issue-session';
import { KNOWN_SECONDS } from '../../../commands/account/know-browser';
import type { Database } from '../../../platform/db/db';
import { passkeySite } from '../../../platform/security/passkey';
import { sessionOf } from '../../../queries/secret/staff-session';
import { roles, staffLanguages } from '../../../shared/staff';
import { personOf } from '../staff-of';

const grant = z.object({ role: z.enum(roles), edition: z.string().optional(), section: z.string().optional() });

/** What the newsroom's application knows of the person at the browser. */
export const sessionState = z.object({
	/** `out`: not signed in; `code`, `enrol`: the second factor is missing, or not set up; `in`: signed in. */
	state: z.enum(['out', 'code', 'enrol', 'in']),
	/** Name of the site. */
	brand: z.string(),
	account: z
		.object({
			id: z.number(),
			name: z.string(),
			email: z.string(),
			language: z.enum(staffLanguages),
			is_demonstration: z.boolean(),
			grants: z.array(grant),
			/** Unix seconds until which the last proof is fresh. */
			proved_until: z.number().optional(),
		})
		.optional(),
	/** Rights that the person has over some row. */
	rights: z.array(z.string()).optional(),
	/** Whether a link for a forgotten password is sent by e-mail; else an administrator hands it over. */
	has_mail: z.boolean(),
	/** Whether passkeys can be used: they need a host name. */
	has_passkeys: z.boolean(),
	/** Whether people of the demonstration can be signed in as, with the secret in the address that the start prints. */
	has_demo: z.boolean(),
});
export type SessionState = z.output<typeof sessionState>;

/** Seconds for which a proof is fresh. */
const FRESH = 900;
const rights = Object.keys(policy) as Right[];

/** The state of the session, as the application gets it. */
export function stateOf({
	session,
	brand,
	newsroom_url,
	demonstrationSecret,
	hasMail: has_mail,
}: Entrance): SessionState {
	const has_passkeys = passkeySite(newsroom_url, brand) !== undefined;
	const has_demo = demonstrationSecret !== undefined;
	if (!session) return { state: 'out', brand, has_mail, has_passkeys, has_demo };
	const person = personOf(session);
	const { account_id: id, name, email, language, is_demonstration, grants, proved_at, stage } = session;
	const proof = proved_at === null ? {} : { proved_until: proved_at + FRESH };
	return {
		state: stage,
		brand,
		has_mail,
		has_passkeys,
		has_demo,
		account: { id, name, email, language, is_demonstration, grants, ...proof },
		rights: stage === 'in' ? rights.filter((right) => !denialForAny(person, right)) : [],
	};
}

/**
 * Sets the cookies of a browser that has signed in completely: its session, and the value by which it is known.
 * @returns its state
 */
export function enterWhole(db: Database, entrance: Entrance, { token, known }: Entered, now: number) {
	entrance.knowBrowser(known, KNOWN_SECONDS);
	return enter(db, entrance, token, now);
}

/** Sets the session cookie of the browser. @returns its state */
export async function enter(db: Database, entrance: Entrance, token: string, now: number): Promise<SessionState> {
	entrance.setCookie(token);
	return stateOf({ ...entrance, session: await sessionOf(db, token, now) });
}
