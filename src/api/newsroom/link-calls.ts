import { z } from 'zod';
import { actors } from '../../access/actor';
import { followLink, linkBehind, linkFields } from '../../commands/account/follow-link';
import { actingAs } from '../../commands/act';
import { Refusal } from '../../shared/refusal';
import { linkKinds } from '../../shared/staff';
import { guestCall } from './session-calls';
import { enter, sessionState, stateOf } from './session-state';

const token = z.string().max(100);

/** Links by which somebody sets a password: of the first administrator, of an invitation, of whoever forgot theirs. */
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
			const made = await followLink(actingAs(db, actors.visitor, now), input.token, input, entrance.browser);
			return made === undefined ? stateOf({ ...entrance, session: undefined }) : enter(db, entrance, made, now);
		},
	}),
];
