import { z } from 'zod';
import { adv as table } from '../data/tables/adv';
import { tag } from '../shared/cache-tags';
import { ruleError } from '../shared/http/refusal-rules';
import { advPositions } from '../shared/statuses';
import { entity } from './kit/declare';
import { choiceOfEdition } from './kit/edition-field';
import { choice, day, flag, integer, lines, link, list, needed, optional, reference, text } from './kit/fields';

/** An advertisement: words, perhaps a picture, one link. */
export const advEntity = entity({
	name: 'adv',
	table,
	fields: {
		position: needed(choice(advPositions)),
		edition: needed(choiceOfEdition()),
		advertiser: needed(text(120)),
		/** The advertiser; the advertisement is never shown on a page about that company. */
		company_id: optional(reference('company')),
		headline: needed(text(120)),
		text: lines(300),
		action: needed(text(40)),
		link: needed(link()),
		image_id: optional(reference('media')),
		weight: integer({ min: 0, max: 100 }),
		starts_on: optional(day()),
		ends_on: optional(day()),
		suppressed_countries: list(z.string().regex(/^[A-Z]{2}$/, ruleError({ name: 'country' })), 250),
		is_active: flag(),
	},
	title: ['headline'],
	list: {
		order: 'id',
		search: ['advertiser', 'headline'],
		filters: ['edition', 'position', 'is_active', 'company_id'],
	},
	rights: { read: 'adv.read', write: 'adv.write', remove: 'adv.write' },
	tags: () => [tag.advs],
});
