import { z } from 'zod';
import { actors } from '../../access/actor';
import { editionParameter } from '../../call/parameters';
import { mutation } from '../../call/public-calls';
import { createContext } from '../../commands/command';
import { postWallMessage, wallLimits } from '../../commands/event/post-wall-message';
import type { Edition } from '../../editions/edition';
import { remember } from '../../platform/db/read-cache';
import { clientNetwork } from '../../platform/security/client-network';
import { openWall } from '../../queries/event/open-wall';
import { tag } from '../../shared/cache-tags';
import { Refusal } from '../../shared/refusal';
import { readWallEntry } from '../../shared/subject/wall-entry';

/** What is wrong with a field, in the words of the form. */
const say = (_given: Record<string, unknown>, field: string, { words }: Edition) =>
	({
		text: words.newsletter.wall.wrong_text,
		name: words.newsletter.wall.wrong_name,
		country: words.newsletter.wall.wrong_country,
	})[field];

export const wallCalls = [
	mutation({
		path: 'topic_iecie_wall/create',
		summary: 'Writes on the wall of IECIE; the message is seen after approval',
		input: z.object({
			text: z.string().max(2_000).describe('2 to 280 characters.'),
			name: z.string().max(400).describe('At most 60 characters.'),
			country: z.string().max(10).describe('ISO 3166 alpha-2.'),
			edition: editionParameter,
		}),
		output: z.object({ status: z.literal('waiting') }),
		limits: { ...wallLimits, overall: () => wallLimits.overall },
		say,
		async run({ input: { edition, ...given }, db, keys, visitor, client, now }) {
			const entry = readWallEntry(given);
			if (typeof entry === 'string') throw new Refusal('invalid', entry, { rule: { name: 'not_there' } });
			const event = await remember(db.read, `open_wall:${edition}`, [tag.topics], 10, () =>
				openWall(db.read, edition, 'iecie', now),
			);
			if (!event) throw new Refusal('not_found');
			await postWallMessage(createContext(db, actors.visitor, now), keys, {
				event_edition_id: event.id,
				edition,
				entry,
				who: visitor ?? clientNetwork(client),
			});
			return { status: 'waiting' as const };
		},
	}),
];
