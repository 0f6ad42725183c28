import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Entrance, GuestContext } from '../../../call/contexts';
import { enterByPasskey, proveByPasskey } from '../../../commands/account/pass-passkey';
import { addPasskey, removePasskey } from '../../../commands/account/passkeys';
import { createContext } from '../../../commands/command';
import {
	challengeIn,
	entranceOptions,
	type PasskeySite,
	passkeySite,
	registrationOptions,
	verifyRegistration,
} from '../../../platform/security/passkey';
import { passkeysOf } from '../../../queries/secret/passkeys';
import { filledLine } from '../../../shared/input/texts';
import { Refusal } from '../../../shared/refusal';
import type { StaffSession } from '../../../shared/staff';
import { personCall } from './people-calls';
import { guestCall, trying } from './session-calls';
import { enter, enterWhole, sessionState } from './session-state';

/** Answers to challenges that one network may send, and challenges that it may ask for, in ten minutes. */
const TRYING = { name: 'passkey', seconds: 600, per_client: 60 };
const BEGINNING = { seconds: 600, per_client: 120 };

const text = z.string().max(20_000);
/** What a browser sends for a passkey; the library checks the whole of it. */
const response = z.object({
	id: z.string().max(2_000),
	rawId: z.string().max(2_000),
	type: z.literal('public-key'),
	clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
	authenticatorAttachment: z.string().max(40).optional(),
	response: z.object({ clientDataJSON: text }).catchall(z.unknown()),
});
const options = z.object({ options: z.record(z.string(), z.unknown()) });
const given = { body: z.object({ response }) };

/** The site as passkeys know it. @throws Refusal `state` where the site has no name that they could use */
function siteOf({ newsroom_url, brand }: Entrance): PasskeySite {
	const site = passkeySite(newsroom_url, brand);
	if (!site) throw new Refusal('state', undefined, { rule: { name: 'no_passkeys' } });
	return site;
}

/** The session that waits for its second factor; undefined where any passkey may answer. */
const halfOf = ({ entrance: { session } }: GuestContext): StaffSession | undefined =>
	session?.stage === 'code' ? session : undefined;

/** The session that is proved. @throws Refusal `credentials` */
function provingOf({ entrance: { session } }: GuestContext): StaffSession {
	if (session?.stage !== 'in') throw new Refusal('credentials');
	return session;
}

/** Calls for signing in by a passkey, and for one's own passkeys. */
export const passkeyCalls = [
	guestCall({
		method: 'POST',
		path: 'session/passkey/begin',
		summary: 'What a browser needs to sign in with a passkey, or to prove with one who sits there',
		limits: BEGINNING,
		input: {},
		output: options,
		async run(context) {
			const { db, now, entrance } = context;
			const site = siteOf(entrance);
			const whose = entrance.session?.stage === 'in' ? entrance.session : halfOf(context);
			const asked = { site, keys: await entrance.keys(), who: whose ? String(whose.account_id) : '', now };
			const known = whose ? await passkeysOf(db, whose.account_id) : [];
			return { options: (await entranceOptions(asked, known)) as Record<string, unknown> };
		},
	}),
	guestCall({
		method: 'POST',
		path: 'session/passkey',
		summary: 'Signs in with a passkey, which is both factors',
		limits: TRYING,
		input: given,
		output: sessionState,
		async run(context) {
			const { db, now, entrance, input } = context;
			const answered = input.response as unknown as AuthenticationResponseJSON;
			const entered = await enterByPasskey(await trying(context), siteOf(entrance), answered, halfOf(context));
			return enterWhole(db, entrance, entered, now);
		},
	}),
	guestCall({
		method: 'POST',
		path: 'session/proof/passkey',
		summary: 'Shows a passkey again, for what asks for a fresh proof',
		limits: TRYING,
		input: given,
		output: sessionState,
		async run(context) {
			const session = provingOf(context);
			const answered = context.input.response as unknown as AuthenticationResponseJSON;
			const { db, now, entrance } = context;
			return enter(db, entrance, await proveByPasskey(await trying(context), siteOf(entrance), answered, session), now);
		},
	}),
	personCall({
		method: 'GET',
		path: 'me/passkeys',
		summary: 'One’s own passkeys',
		input: {},
		output: z.object({
			rows: z.array(
				z.object({ id: z.number(), name: z.string(), created_at: z.number(), used_at: z.number().nullable() }),
			),
		}),
		run: async ({ db, actor }) => ({
			rows: (await passkeysOf(db, actor.id)).map(({ id, name, created_at, used_at }) => ({
				id,
				name,
				created_at,
				used_at,
			})),
		}),
	}),
	personCall({
		method: 'POST',
		path: 'me/passkeys/begin',
		summary: 'What a browser needs to make a passkey',
		input: {},
		output: options,
		async run({ db, actor, now, entrance }) {
			if (entrance.session.is_demonstration)
				throw new Refusal('state', undefined, { rule: { name: 'of_demonstration' } });
			const asked = { site: siteOf(entrance), keys: await entrance.keys(), who: String(actor.id), now };
			const known = await passkeysOf(db, actor.id);
			return { options: (await registrationOptions(asked, entrance.session, known)) as Record<string, unknown> };
		},
	}),
	personCall({
		method: 'POST',
		path: 'me/passkeys',
		summary: 'Keeps a new passkey of one’s own',
		input: { body: z.object({ response, name: filledLine(80) }) },
		output: z.object({ id: z.number() }),
		async run({ db, actor, now, input, entrance }) {
			if (entrance.session.is_demonstration)
				throw new Refusal('state', undefined, { rule: { name: 'of_demonstration' } });
			const answered = input.response as unknown as RegistrationResponseJSON;
			const asked = { site: siteOf(entrance), keys: await entrance.keys(), who: String(actor.id), now };
			const kept = await verifyRegistration(asked, answered);
			if (!kept) throw new Refusal('credentials', 'response');
			return addPasskey(createContext(db, actor, now), actor.id, kept, input.name, challengeIn(answered));
		},
	}),
	personCall({
		method: 'DELETE',
		path: 'me/passkeys/:key{[1-9][0-9]{0,8}}',
		summary: 'Takes a passkey of one’s own away; all other sessions end',
		input: { path: z.object({ key: z.string() }) },
		output: z.object({ id: z.number() }),
		run: ({ db, actor, now, input, entrance }) =>
			removePasskey(createContext(db, actor, now), actor.id, entrance.session.id, Number(input.key)),
	}),
];
