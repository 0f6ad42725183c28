import { z } from 'zod';
import { mutation } from '../../call/public-calls';
import { makeVisitorToken } from '../../platform/security/visitor-token';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const authCalls = [
	mutation({
		path: 'auth/login',
		summary: 'A visitor token, good for thirty days; it carries no rights and knows nothing of the uuid',
		input: z.object({ uuid: z.string().regex(UUID).describe('Made by the browser, version 4.') }),
		output: z.object({ token: z.string().describe('For the User-Token header.') }),
		limits: { seconds: 3_600, per_client: 600 },
		run: async ({ keys, now }) => ({ token: makeVisitorToken(keys, now) }),
	}),
];
