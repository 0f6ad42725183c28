import { z } from 'zod';
import { staffCall } from '../../../call/newsroom-calls';
import { acceptChange, declineChange } from '../../../commands/article/pending/decide-change';
import { proposeChange } from '../../../commands/article/pending/propose-change';
import { createContext } from '../../../commands/command';

const KEY = 'article/:key{[1-9][0-9]{0,8}}';
const path = z.object({ key: z.string() });

/** A change of a published article that waits for a second person: given, let out, declined or taken back. */
export const articlePendingCalls = [
	staffCall({
		method: 'POST',
		path: `${KEY}/propose`,
		summary: 'Gives a change of a published article to a second person; readers have nothing of it meanwhile',
		right: 'article.write',
		input: { path, body: proposeChange.input.omit({ id: true }) },
		output: z.object({ pending: z.number() }),
		run: ({ db, actor, now, given: { key, ...given } }) =>
			proposeChange(createContext(db, actor, now), { ...given, id: Number(key) } as never),
	}),
	staffCall({
		method: 'POST',
		path: `${KEY}/accept`,
		summary: 'Gives readers a change that somebody else has proposed',
		right: 'article.write',
		input: { path, body: acceptChange.input.omit({ id: true }) },
		output: z.object({ version: z.number() }),
		run: ({ db, actor, now, given: { key, ...given } }) =>
			acceptChange(createContext(db, actor, now), { ...given, id: Number(key) } as never),
	}),
	staffCall({
		method: 'POST',
		path: `${KEY}/decline`,
		summary: 'Declines a change that waits, or takes one’s own back; its words are kept',
		right: 'article.publish',
		input: { path, body: declineChange.input.omit({ id: true }) },
		output: z.object({}),
		run: ({ db, actor, now, given: { key, ...given } }) =>
			declineChange(createContext(db, actor, now), { ...given, id: Number(key) } as never),
	}),
];
