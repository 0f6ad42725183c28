import { z } from 'zod';
import { staffCall } from '../../../call/newsroom-calls';
import { createContext } from '../../../commands/command';
import { makeAdminToken, revokeAdminToken, rights as tokenRights } from '../../../commands/security/admin-token';
import { listAdminTokens } from '../../../queries/secret/admin-tokens';
import { givenWhole } from '../../../shared/input/numbers';
import { filledLine } from '../../../shared/input/texts';

const DAY = 86_400;
const rights = z.array(z.enum(tokenRights)).min(1).max(tokenRights.length);

/** Calls over the keys of programs, for administrators. */
export const keyCalls = [
	staffCall({
		method: 'GET',
		path: 'keys',
		summary: 'Keys of programs, without what opens a door',
		right: 'admin_token.read',
		input: {},
		output: z.object({
			rows: z.array(
				z.object({
					id: z.number(),
					name: z.string(),
					rights,
					created_at: z.number(),
					expires_at: z.number(),
					revoked_at: z.number().nullable(),
				}),
			),
		}),
		run: async ({ db }) => ({ rows: await listAdminTokens(db) }),
	}),
	staffCall({
		method: 'POST',
		path: 'keys',
		summary: 'Makes a key for a program; it is answered once',
		right: 'admin_token.make',
		input: {
			body: z.object({
				name: filledLine(120),
				rights,
				days: givenWhole(1, 3_650),
			}),
		},
		output: z.object({ token: z.string() }),
		run: async ({ db, actor, now, input }) => ({
			token: await makeAdminToken(createContext(db, actor, now), input.name, input.rights, input.days * DAY),
		}),
	}),
	staffCall({
		method: 'DELETE',
		path: 'keys/:key{[1-9][0-9]{0,8}}',
		summary: 'Ends a key of a program',
		right: 'admin_token.revoke',
		input: { path: z.object({ key: z.string() }) },
		output: z.object({ id: z.number() }),
		async run({ db, actor, now, input }) {
			await revokeAdminToken(createContext(db, actor, now), Number(input.key));
			return { id: Number(input.key) };
		},
	}),
];
