import { z } from 'zod';
import { actors } from '../../access/actor';
import { editionParameter } from '../../call/parameters';
import { mutation, query } from '../../call/public-calls';
import { createContext } from '../../commands/command';
import { logAdv } from '../../commands/site/log-adv';
import { localeOf } from '../../editions/editions';
import { advAt } from '../../queries/site/adv';
import { tag } from '../../shared/cache-tags';
import { rowId } from '../../shared/input/numbers';
import { Refusal } from '../../shared/refusal';
import { advActs, advPositions } from '../../shared/statuses';
import { isRobot } from './robots';

const shown = z.object({
	id: z.int(),
	position: z.string(),
	advertiser: z.string(),
	headline: z.string(),
	text: z.string(),
	action: z.string(),
	link: z.string(),
	weight: z.int(),
});

/** ISO day of a moment in a time zone. */
const dayIn = (time_zone: string, now: number) =>
	new Intl.DateTimeFormat('en-CA', { timeZone: time_zone, dateStyle: 'short' }).format(now * 1000);

export const advQueryCalls = [
	query({
		path: 'adv/get',
		summary: 'The advertisement of a position on a day, or null',
		input: z.object({
			position: z.enum(advPositions),
			edition: editionParameter,
			date: z.iso.date().optional().describe('Today where it is left out.'),
		}),
		output: shown.nullable(),
		async run({ input: { position, edition, date }, ...context }) {
			context.tag(tag.advs);
			const { time_zone } = localeOf(edition);
			return (
				(await advAt(context.db, edition, position, date ?? dayIn(time_zone, context.now), {
					country: context.country(),
				})) ?? null
			);
		},
	}),
];

export const advCalls = [
	mutation({
		path: 'adv/log',
		summary:
			'Counts a click on an advertisement, or that it was seen; without consent to targeting cookies by nothing but the day',
		input: z.object({
			id: rowId,
			link: z.string().max(2_048).describe("The advertisement's own."),
			act: z.enum(advActs).default('click'),
		}),
		output: z.object({ is_counted: z.boolean() }),
		limits: { seconds: 60, per_client: 300 },
		async run({ input: { id, link, act }, db, now, headers, consent, visitor }) {
			if (isRobot(headers.get('user-agent'))) return { is_counted: false };
			if (
				!(await logAdv(createContext(db, actors.visitor, now), {
					id,
					link,
					act,
					visitor: consent.targeting ? visitor : undefined,
				}))
			)
				throw new Refusal('not_found');
			return { is_counted: true };
		},
	}),
];
