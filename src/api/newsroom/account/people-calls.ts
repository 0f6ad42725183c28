import { z } from 'zod';
import type { Method } from '../../../call/access';
import { type CallSchemas, call, type Given, type Result } from '../../../call/call';
import type { PersonContext } from '../../../call/contexts';
import { staffCall } from '../../../call/newsroom-calls';
import { changeAccount, resetSecondFactor } from '../../../commands/account/change-account';
import { askForAddress } from '../../../commands/account/change-address';
import { changeOwn, changeOwnPassword, ownFields } from '../../../commands/account/change-own';
import { endSession } from '../../../commands/account/end-session';
import { invitationFields, invite, makePasswordLink } from '../../../commands/account/make-link';
import { prove } from '../../../commands/account/prove';
import { createContext } from '../../../commands/command';
import { listAccounts, listSessions } from '../../../queries/secret/accounts';
import { ownRoleChange } from '../../../queries/secret/own-role-change';
import { NEWSROOM } from '../../../shared/address/folders';
import { Refusal } from '../../../shared/refusal';
import { accountStates, roles, staffLanguages } from '../../../shared/staff';
import { doneByFields } from '../done-by-fields';

const NUMBER = ':key{[1-9][0-9]{0,8}}';
const grants = z.array(
	z.object({ role: z.enum(roles), edition: z.string().optional(), section: z.string().optional() }),
);
const numbered = { path: z.object({ key: z.string() }) };
/** The link is missing where it was sent to them by e-mail. */
const linked = z.object({ id: z.number(), link: z.string().optional() });

interface PersonCall<S extends CallSchemas, O extends z.ZodType> {
	method: Method;
	path: string;
	summary: string;
	input: S;
	output: O;
	run(context: PersonContext & { input: Given<S> }): Promise<Result<O>>;
}

/** Declares a call over one's own account. */
export const personCall = <S extends CallSchemas, O extends z.ZodType>(definition: PersonCall<S, O>) =>
	call({ ...definition, router: 'newsroom', access: { who: 'person' }, cache: 'no-store' });

/** The address of the link that an administrator has to hand over, if any. */
const handed = (newsroom_url: string, token: string | undefined) =>
	token === undefined ? {} : { link: `${newsroom_url}${NEWSROOM}/link/${token}` };

/** Calls over the people of the newsroom, for administrators, and over one's own account. */
export const peopleCalls = [
	staffCall({
		method: 'GET',
		path: 'people',
		summary: 'Everybody of the newsroom',
		right: 'account.read',
		input: {},
		output: z.object({
			rows: z.array(
				z.object({
					id: z.number(),
					name: z.string(),
					email: z.string(),
					language: z.enum(staffLanguages),
					state: z.enum(accountStates),
					is_demonstration: z.boolean(),
					has_second_factor: z.boolean(),
					last_seen: z.number().nullable(),
					grants,
					author: z.object({ id: z.number(), name: z.string() }).nullable(),
					version: z.string(),
				}),
			),
		}),
		run: async ({ db }) => ({ rows: await listAccounts(db) }),
	}),
	staffCall({
		method: 'POST',
		path: 'people/invite',
		summary: 'Invites somebody, by e-mail; without a mail server the link is answered once, to be handed over',
		right: 'account.write',
		input: { body: invitationFields },
		output: linked,
		async run({ db, actor, now, input, entrance }) {
			const { id, token } = await invite(createContext(db, actor, now), input, await entrance.mail());
			return { id, ...handed(entrance.newsroom_url, token) };
		},
	}),
	staffCall({
		method: 'POST',
		path: `people/${NUMBER}/link`,
		summary: 'A new link for somebody to set a password; earlier ones are dead',
		right: 'account.write',
		input: numbered,
		output: linked,
		async run({ db, actor, now, input, entrance }) {
			const token = await makePasswordLink(createContext(db, actor, now), Number(input.key), await entrance.mail());
			return { id: Number(input.key), ...handed(entrance.newsroom_url, token) };
		},
	}),
	staffCall({
		method: 'PATCH',
		path: `people/${NUMBER}`,
		summary: 'Changes the name, roles, state or author of somebody',
		right: 'account.write',
		input: { ...numbered, body: changeAccount.input.omit({ id: true }) },
		output: z.object({ id: z.number() }),
		run: ({ db, actor, now, input }) =>
			changeAccount(createContext(db, actor, now), { ...input, id: Number(input.key) }),
	}),
	staffCall({
		method: 'POST',
		path: `people/${NUMBER}/reset`,
		summary: 'Takes away the second factor of somebody who has lost it',
		right: 'account.write',
		input: numbered,
		output: z.object({ id: z.number() }),
		async run({ db, actor, now, input }) {
			await resetSecondFactor(createContext(db, actor, now), Number(input.key));
			return { id: Number(input.key) };
		},
	}),
	personCall({
		method: 'PATCH',
		path: 'me',
		summary: 'Changes one’s own name or language',
		input: { body: ownFields },
		output: z.object({ id: z.number() }),
		async run({ db, actor, now, input }) {
			await changeOwn(createContext(db, actor, now), actor.id, input);
			return { id: actor.id };
		},
	}),
	personCall({
		method: 'GET',
		path: 'me/role',
		summary: 'Who changed one’s own role within the last day, and when',
		input: {},
		/** Empty where no other person changed the caller's rights within a day. */
		output: z.object({
			change: z.object({ by: z.string(), by_kind: doneByFields.actor_kind, at: z.number() }).optional(),
		}),
		async run({ db, actor, now }) {
			const change = await ownRoleChange(db.staff, actor.id, now);
			return change ? { change } : {};
		},
	}),
	personCall({
		method: 'POST',
		path: 'me/password',
		summary: 'Sets another password; all other sessions end',
		input: { body: z.object({ old: z.string().max(1_000), password: z.string().max(1_000) }) },
		output: z.object({ id: z.number() }),
		async run({ db, actor, now, input, entrance }) {
			const { keys, client, browser, session } = entrance;
			entrance.setCookie(await prove({ db, now, keys: await keys(), client, browser }, actor, session, input.old));
			const known = [entrance.brand, session.name, session.email];
			await changeOwnPassword(createContext(db, actor, now), actor.id, session.id, input.password, known);
			return { id: actor.id };
		},
	}),
	personCall({
		method: 'POST',
		path: 'me/address',
		summary: 'Asks for another address of one’s own, which is confirmed at the old one and at the new one',
		input: { body: z.object({ email: z.string().max(300) }) },
		output: z.object({ id: z.number() }),
		async run({ db, actor, now, input, entrance }) {
			const mail = await entrance.mail();
			if (!mail) throw new Refusal('state', 'email', { rule: { name: 'no_mail' } });
			await askForAddress(createContext(db, actor, now), actor.id, input.email, mail);
			return { id: actor.id };
		},
	}),
	personCall({
		method: 'GET',
		path: 'me/sessions',
		summary: 'Browsers in which one is signed in',
		input: {},
		output: z.object({
			rows: z.array(
				z.object({
					id: z.number(),
					agent: z.string(),
					network: z.string(),
					created_at: z.number(),
					seen_at: z.number(),
					is_this: z.boolean(),
				}),
			),
		}),
		run: async ({ db, actor, entrance }) => ({
			rows: (await listSessions(db, actor.id)).map((row) => ({ ...row, is_this: row.id === entrance.session.id })),
		}),
	}),
	personCall({
		method: 'DELETE',
		path: `me/sessions/${NUMBER}`,
		summary: 'Ends the session of one’s own in another browser',
		input: numbered,
		output: z.object({ id: z.number() }),
		async run({ db, actor, now, input, entrance }) {
			await endSession(createContext(db, actor, now), entrance.session, Number(input.key));
			return { id: Number(input.key) };
		},
	}),
];
