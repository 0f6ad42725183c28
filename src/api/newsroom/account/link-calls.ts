import { z } from 'zod';
import { actors } from '../../../access/actor';
import { confirmAddress } from '../../../commands/account/change-address';
import { followLink, linkBehind, linkFields } from '../../../commands/account/follow-link';
import { requestLink } from '../../../commands/account/forget-password';
import { KNOWN_SECONDS } from '../../../commands/account/know-browser';
import { createContext } from '../../../commands/command';
import { Refusal } from '../../../shared/refusal';
import { linkKinds } from '../../../shared/staff';
import { guestCall, trying } from './session-calls';
import { enter, sessionState, stateOf } from './session-state';

const token = z.string().max(100);

/**
 * Links that one network may ask for in an hour. There is no limit for all networks together: strangers could use it
 * up, and then no one could ask for a link. Links to one account have a limit of their own.
 */
const ASKING = { seconds: 3_600, per_client: 10 };
const LOOKING = { name: 'link', seconds: 600, per_client: 120 };
/** Following a link costs the hash of a password, though only where the link is good. */
const FOLLOWING = { seconds: 600, per_client: 60 };

/**
 * Calls for the links that set a password (the first administrator's, an invitation's, a forgotten password's) and for
 * those that confirm another address.
 */
export const linkCalls = [
	guestCall({
		method: 'POST',
		path: 'link/look',
		summary: 'What a link is for; it stays good',
		limits: LOOKING,
		input: { body: z.object({ token }) },
		output: z.object({
			kind: z.enum(linkKinds),
			email: z.string().optional(),
			name: z.string().optional(),
			brand: z.string(),
		}),
		async run({ db, now, entrance, input }) {
			const found = await db.write((tx) => linkBehind(tx, input.token, now));
			if (!found) throw new Refusal('not_found', 'token');
			const { account_id: _account, ...publicFields } = found;
			return { ...publicFields, brand: entrance.brand };
		},
	}),
	guestCall({
		method: 'POST',
		path: 'link/accept',
		summary: 'Sets the password of whoever holds the link, which is good once',
		limits: FOLLOWING,
		input: { body: linkFields.extend({ token }) },
		output: sessionState,
		async run(context) {
			const { entrance, input, db, now } = context;
			const { token, known } = await followLink(await trying(context), input.token, input, entrance.brand);
			if (known !== undefined) entrance.knowBrowser(known, KNOWN_SECONDS);
			return token === undefined ? stateOf({ ...entrance, session: undefined }) : enter(db, entrance, token, now);
		},
	}),
	guestCall({
		method: 'POST',
		path: 'link/confirm',
		summary: 'Confirms one half of a change of address',
		limits: LOOKING,
		input: { body: z.object({ token }) },
		output: z.object({ is_changed: z.boolean() }),
		run: async ({ db, now, input }) => ({
			is_changed: await confirmAddress(createContext(db, actors.visitor, now), input.token),
		}),
	}),
	guestCall({
		method: 'POST',
		path: 'session/forgotten',
		summary: 'Sends whoever has this address a link to set another password; the answer is the same for everybody',
		limits: ASKING,
		input: { body: z.object({ email: z.string().max(300) }) },
		output: z.object({}),
		async run({ db, now, entrance, input }) {
			if (!entrance.hasMail) throw new Refusal('state', 'email', { rule: { name: 'no_mail' } });
			await requestLink(createContext(db, actors.visitor, now), input.email);
			return {};
		},
	}),
];
