import { z } from 'zod';
import { actors } from '../../../access/actor';
import { confirmAddress } from '../../../commands/account/change-address';
import { followLink, linkBehind, linkFields } from '../../../commands/account/follow-link';
import { forgetPassword } from '../../../commands/account/forget-password';
import { actingAs } from '../../../commands/act';
import { limitsOf, takeLimits } from '../../../platform/security/take-limits';
import { Refusal } from '../../../shared/refusal';
import { linkKinds } from '../../../shared/staff';
import { guestCall } from './session-calls';
import { enter, sessionState, stateOf } from './session-state';

const token = z.string().max(100);

/** Links that one client may ask for, and that everybody may, within so many seconds. */
const ASKING = { seconds: 3_600, per_client: 10, overall: 300 };

/**
 * Links by which somebody sets a password: of the first administrator, of an invitation, of whoever forgot theirs; and
 * those that confirm another address.
 */
export const linkCalls = [
	guestCall({
		method: 'POST',
		path: 'link/look',
		summary: 'What a link is for; it stays good',
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
			const { account_id: _account, ...told } = found;
			return { ...told, brand: entrance.brand };
		},
	}),
	guestCall({
		method: 'POST',
		path: 'link/accept',
		summary: 'Sets the password of whoever holds the link, which is good once',
		input: { body: linkFields.extend({ token }) },
		output: sessionState,
		async run({ db, now, entrance, input }) {
			const made = await followLink(
				actingAs(db, actors.visitor, now),
				input.token,
				input,
				entrance.browser,
				entrance.brand,
			);
			return made === undefined ? stateOf({ ...entrance, session: undefined }) : enter(db, entrance, made, now);
		},
	}),
	guestCall({
		method: 'POST',
		path: 'link/confirm',
		summary: 'Confirms one half of a change of address',
		input: { body: z.object({ token }) },
		output: z.object({ is_changed: z.boolean() }),
		run: async ({ db, now, input }) => ({
			is_changed: await confirmAddress(actingAs(db, actors.visitor, now), input.token),
		}),
	}),
	guestCall({
		method: 'POST',
		path: 'session/forgotten',
		summary: 'Sends whoever has this address a link to set another password; the answer is the same for everybody',
		input: { body: z.object({ email: z.string().max(300) }) },
		output: z.object({}),
		async run({ db, now, entrance, input }) {
			const mail = await entrance.mail();
			if (!mail) throw new Refusal('state', 'email');
			const limits = limitsOf('forgotten', ASKING, entrance.client);
			const seconds = await takeLimits(db, mail.keys, limits, now);
			if (seconds > 0) throw new Refusal('wait', undefined, { retryAfter: seconds });
			await forgetPassword(actingAs(db, actors.visitor, now), input.email, mail);
			return {};
		},
	}),
];
