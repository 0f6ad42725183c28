import { z } from 'zod';
import { actors } from '../../../access/actor';
import type { Entrance } from '../../../call/contexts';
import {
	demonstrationOffer,
	openDemonstration,
	proveDemonstration,
} from '../../../commands/account/open-demonstration';
import { createContext } from '../../../commands/command';
import { isSameSecret } from '../../../platform/security/signature';
import { Refusal } from '../../../shared/refusal';
import { roles } from '../../../shared/staff';
import { personOf } from '../staff-of';
import { guestCall } from './session-calls';
import { enter, sessionState } from './session-state';

/** Clicks of one network; the machine itself is one. */
const CLICKING = { seconds: 600, per_client: 1_200 };

/** The secret of the address that the start prints. One that is missing is refused as one that is wrong. */
const secret = z.string().max(200).default('');

/**
 * Requires the secret of the demonstration. The refusal is the same where no demonstration is offered, so that it does
 * not reveal whether one is.
 * @throws Refusal `forbidden`
 */
function requireSecret({ demonstrationSecret }: Entrance, given: string): void {
	if (demonstrationSecret === undefined || !isSameSecret(given, demonstrationSecret)) throw new Refusal('forbidden');
}

/** Calls that sign people of the demonstration in: only with the secret, and only from the machine itself. */
export const demonstrationSignIn = [
	guestCall({
		method: 'POST',
		path: 'session/demo/people',
		summary: 'The people of the demonstration, for who has the secret of the address that the start prints',
		limits: CLICKING,
		input: { body: z.object({ secret }) },
		output: z.object({ people: z.array(z.object({ role: z.enum(roles), name: z.string() })) }),
		async run({ entrance, input }) {
			requireSecret(entrance, input.secret);
			return { people: demonstrationOffer };
		},
	}),
	guestCall({
		method: 'POST',
		path: 'session/demo',
		summary: 'Signs in as a person of the demonstration, with the secret of the address that the start prints',
		limits: CLICKING,
		input: { body: z.object({ role: z.enum(roles), secret }) },
		output: sessionState,
		async run({ db, now, entrance, input }) {
			requireSecret(entrance, input.secret);
			const context = createContext(db, actors.operator, now);
			return enter(db, entrance, await openDemonstration(context, input.role, entrance.browser), now);
		},
	}),
	guestCall({
		method: 'POST',
		path: 'session/demo/proof',
		summary: 'Takes a click of a person of the demonstration for a fresh proof',
		limits: CLICKING,
		input: {},
		output: sessionState,
		async run({ db, now, entrance }) {
			const { session, demonstrationSecret } = entrance;
			if (!session || demonstrationSecret === undefined) throw new Refusal('forbidden');
			const context = createContext(db, personOf(session), now);
			return enter(db, entrance, await proveDemonstration(context, session), now);
		},
	}),
];
