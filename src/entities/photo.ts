import { cover_moods } from '../data/tables/columns';
import { photo as table } from '../data/tables/topic';
import { line, lines } from '../shared/input/texts';
import { entity } from './kit/declare';
import { choice, flag, integer, needed, optional, reference, text, texts } from './kit/fields';
import { topicTags } from './topic-tags';

/** A picture of an event; drawn from a seed where there is no photograph. */
export const photoEntity = entity({
	name: 'photo',
	table,
	fields: {
		event_edition_id: needed(reference('event_edition')),
		media_id: optional(reference('media')),
		cover_seed: optional(text(200)),
		cover_mood: optional(choice(cover_moods)),
		position: integer({ min: 0, max: 9_999 }),
		is_wide: flag(),
		is_shown: flag(),
		credit: text(200),
		texts: needed(texts({ alt: line(300), caption: lines(400) })),
	},
	title: ['texts.alt|texts.caption|cover_seed'],
	list: { order: 'event_edition_id', search: ['texts', 'credit'], filters: ['event_edition_id', 'is_shown'] },
	rights: { write: 'photo.write', remove: 'photo.write' },
	tags: (row, ctx) => topicTags(ctx, row.event_edition_id),
	isPublic: (row) => row.is_shown,
});
