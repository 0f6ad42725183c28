import { z } from 'zod';
import { notifyPresence } from '../../../platform/db/screens';
import { momentMs, wholeFromZero } from '../../../shared/input/numbers';
import { personCall } from '../account/people-calls';

const place = wholeFromZero;
const openRow = z.object({
	row: z.string().regex(/^[a-z_]{1,40}:\S{1,2000}$/),
	is_writing: z.boolean(),
	/** The caret in a text that is written together, as positions after a numbered step. */
	caret: z.object({ number: place, anchor: place, head: place }).optional(),
});

/** The call by which a browser reports what it has open. */
export const presenceCalls = [
	personCall({
		method: 'POST',
		path: 'presence',
		summary: 'Says which rows a browser has open, so that colleagues see it',
		input: {
			body: z.object({
				browser: z.string().regex(/^[\w-]{8,40}$/),
				at: momentMs,
				open: z.array(openRow).max(40),
			}),
		},
		output: z.object({}),
		async run({ db, actor, input }) {
			await notifyPresence(db, { ...input, account: actor.id, name: actor.name });
			return {};
		},
	}),
];
