import { z } from 'zod';
import { denialFor } from '../../access/authorization';
import { staffCall } from '../../call/newsroom-calls';
import { createContext } from '../../commands/command';
import { decideWallMessages } from '../../commands/event/decide-wall-message';
import { editionCodes } from '../../editions/editions';
import { wallCounts, wallQueue } from '../../queries/event/wall-queue';
import { wallReasons, wallStatuses } from '../../shared/statuses';

const DAY = 86_400;
const status = z.enum(wallStatuses);

const message = z.object({
	id: z.number(),
	edition: z.string(),
	/** Name of the event on whose wall it would appear. */
	event: z.string(),
	name: z.string(),
	country: z.string().nullable(),
	text: z.string(),
	status,
	created_at: z.number(),
	decided_at: z.number().nullable(),
	decided_by: z.string().nullable(),
	reason: z.enum(wallReasons).nullable(),
	/** The reason for its refusal, in the words of the person who decided. */
	note: z.string().nullable(),
});

const queue = z.object({
	/** Messages that are decided together: a single one, or several with the same words or from the same sender. */
	entries: z.array(z.object({ why: z.enum(['words', 'sender']).nullable(), messages: z.array(message) })),
	counts: z.array(z.object({ edition: z.string(), status, n: z.number() })),
});
/** The queue of the walls, as its call answers it. */
export type WallQueue = z.output<typeof queue>;

/** Calls over visitors' messages that wait for a decision, and those decided within the last day. */
export const wallCalls = [
	staffCall({
		method: 'GET',
		path: 'wall',
		summary: 'Messages on walls: what waits, the oldest first, or what was decided within a day',
		right: 'wall_message.decide',
		input: { query: z.object({ status: status.optional(), edition: z.string().max(8).optional() }) },
		output: queue,
		async run({ db, actor, now, input }) {
			const mine = editionCodes.filter((code) => !denialFor(actor, 'wall_message.decide', { edition: code }, now));
			const since = now - DAY;
			const shown = mine.filter((code) => input.edition === undefined || code === input.edition);
			const [entries, counts] = await Promise.all([
				wallQueue(db.staff, shown, input.status ?? 'waiting', since),
				wallCounts(db.staff, mine, since),
			]);
			return { entries, counts };
		},
	}),
	staffCall({
		method: 'POST',
		path: 'wall/decide',
		summary: 'Approves or refuses messages, or takes that back',
		right: 'wall_message.decide',
		input: { body: decideWallMessages.input },
		output: z.object({ decided: z.number() }),
		run: ({ db, actor, now, given }) => decideWallMessages(createContext(db, actor, now), given as never),
	}),
];
