import { z } from 'zod';
import type { Method } from '../../../call/access';
import { type CallSchemas, call, type Given, type GuestLimits, type Result } from '../../../call/call';
import type { GuestContext } from '../../../call/contexts';
import { endSession } from '../../../commands/account/end-session';
import { KNOWN_SECONDS } from '../../../commands/account/know-browser';
import { passCode } from '../../../commands/account/pass-code';
import { prove } from '../../../commands/account/prove';
import { beginCodes, confirmCodes } from '../../../commands/account/set-up-codes';
import { type SignIn, signIn } from '../../../commands/account/sign-in';
import { createContext } from '../../../commands/command';
import { codeUri } from '../../../platform/security/one-time-code';
import { Refusal } from '../../../shared/refusal';
import type { StaffSession } from '../../../shared/staff';
import { personOf, staffOf } from '../staff-of';
import { enter, enterWhole, sessionState, stateOf } from './session-state';

interface GuestCall<M extends Method, S extends CallSchemas, O extends z.ZodType> {
	method: M;
	path: string;
	summary: string;
	input: S;
	output: O;
	/** Counted before anything is done, by the client's network. */
	limits: GuestLimits<M>;
	run(context: GuestContext & { input: Given<S> }): Promise<Result<O>>;
}

/** Declares a call for somebody who is about to sign in. */
export const guestCall = <M extends Method, S extends CallSchemas, O extends z.ZodType>(
	definition: GuestCall<M, S, O>,
) => call({ ...definition, router: 'newsroom', access: { who: 'guest' }, cache: 'no-store' });

/**
 * Limits the calls of one network, which may be a whole office. Passwords and codes are limited much sooner, by
 * account; this limit bounds the load on the database.
 */
const SIGNING_IN = { seconds: 600, per_client: 300 };
/** Limits the setting up of a second factor, which is done once. */
const ENROLLING = { seconds: 600, per_client: 120 };

const password = z.string().max(1_000);
const code = z.string().max(40);

/** Returns what every attempt to sign in needs, with the client and the browser that it comes from. */
export async function trying({ db, now, entrance }: GuestContext): Promise<SignIn> {
	return { db, now, keys: await entrance.keys(), client: entrance.client, browser: entrance.browser };
}

/** Returns the session that waits for a further step. @throws Refusal `credentials` where there is none */
function pending({ entrance: { session } }: GuestContext): StaffSession {
	if (!session) throw new Refusal('credentials');
	return session;
}

/** Coming in and going. */
export const sessionCalls = [
	guestCall({
		method: 'GET',
		path: 'session',
		summary: 'Who is signed in, and what they may',
		limits: { unlimited: 'It tells of the session that every call looks up, and does no more work than a refusal.' },
		input: {},
		output: sessionState,
		run: async ({ entrance }) => stateOf(entrance),
	}),
	guestCall({
		method: 'POST',
		path: 'session',
		summary: 'Signs in by e-mail address and password; the second factor follows',
		limits: SIGNING_IN,
		input: { body: z.object({ email: z.string().max(300), password }) },
		output: sessionState,
		async run(context) {
			const { db, now, entrance, input } = context;
			return enter(db, entrance, await signIn(await trying(context), input.email, input.password), now);
		},
	}),
	guestCall({
		method: 'POST',
		path: 'session/code',
		summary: 'Shows a one-time code, or a recovery code',
		limits: SIGNING_IN,
		input: { body: z.object({ code }) },
		output: sessionState,
		async run(context) {
			const { db, now, entrance, input } = context;
			return enterWhole(db, entrance, await passCode(await trying(context), pending(context), input.code), now);
		},
	}),
	guestCall({
		method: 'POST',
		path: 'session/enrolment',
		summary: 'Makes a secret for one-time codes',
		limits: ENROLLING,
		input: {},
		output: z.object({ secret: z.string(), uri: z.string() }),
		async run(context) {
			const session = pending(context);
			const secret = await beginCodes(createContext(context.db, personOf(session), context.now), session);
			return { secret, uri: codeUri(secret, context.entrance.brand, session.email) };
		},
	}),
	guestCall({
		method: 'POST',
		path: 'session/enrolment/confirm',
		summary: 'Takes the first code of the new secret; answers the recovery codes, once',
		limits: ENROLLING,
		input: { body: z.object({ code }) },
		output: z.object({ recovery_codes: z.array(z.string()) }),
		async run(context) {
			const session = pending(context);
			const signedIn = createContext(context.db, personOf(session), context.now);
			const made = await confirmCodes(signedIn, session, context.input.code, context.entrance.browser);
			context.entrance.setCookie(made.token);
			context.entrance.knowBrowser(made.known, KNOWN_SECONDS);
			return { recovery_codes: made.recovery_codes };
		},
	}),
	guestCall({
		method: 'POST',
		path: 'session/proof',
		summary: 'Shows the password again, for what asks for a fresh proof',
		limits: SIGNING_IN,
		input: { body: z.object({ password }) },
		output: sessionState,
		async run(context) {
			const session = pending(context);
			const person = staffOf(session);
			if (!person) throw new Refusal('state', undefined, { rule: { name: 'other_step' } });
			const { db, now, entrance, input } = context;
			return enter(db, entrance, await prove(await trying(context), person, session, input.password), now);
		},
	}),
	guestCall({
		method: 'DELETE',
		path: 'session',
		summary: 'Signs out',
		limits: SIGNING_IN,
		input: {},
		output: sessionState,
		async run({ db, now, entrance }) {
			const { session } = entrance;
			if (session) await endSession(createContext(db, personOf(session), now), session, session.id);
			entrance.setCookie(undefined);
			return stateOf({ ...entrance, session: undefined });
		},
	}),
];
