import { achievement as table } from '../data/tables/license';
import { tag } from '../shared/cache-tags';
import { entity } from './kit/declare';
import { choiceOfEdition } from './kit/edition-field';
import { day, integer, needed, object, optional, text } from './kit/fields';
import { titledLink } from './kit/source-field';

/** A figure of the licence screen: a value, what it counts, and the date it refers to. */
export const achievementEntity = entity({
	name: 'achievement',
	table,
	fields: {
		edition: needed(choiceOfEdition()),
		value: needed(text(40)),
		unit: optional(text(40)),
		label: needed(text(160)),
		as_of: optional(day()),
		position: integer({ min: 0, max: 9_999 }),
		source: optional(object(titledLink)),
	},
	fixed: ['edition'],
	title: ['label', 'value'],
	list: { order: 'position', search: ['label', 'value'], filters: ['edition'] },
	rights: { write: 'achievement.write', remove: 'achievement.write' },
	tags: () => [tag.licenses],
});
