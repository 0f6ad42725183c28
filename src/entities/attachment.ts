import { attachment as table } from '../data/tables/enterprise';
import { tag } from '../shared/cache-tags';
import { filledLine } from '../shared/input/texts';
import { entity } from './kit/declare';
import { integer, needed, optional, reference, texts } from './kit/fields';
import { topicTags } from './topic-tags';

/** A file that an event or an exhibitor offers. */
export const attachmentEntity = entity({
	name: 'attachment',
	table,
	fields: {
		event_edition_id: needed(reference('event_edition')),
		enterprise_id: optional(reference('enterprise')),
		media_id: needed(reference('media')),
		position: integer({ min: 0, max: 9_999 }),
		texts: needed(texts({ title: filledLine(200) })),
	},
	title: ['texts.title'],
	list: { order: 'event_edition_id', search: ['texts'], filters: ['event_edition_id', 'enterprise_id'] },
	rights: { write: 'attachment.write', remove: 'attachment.write' },
	tags: async (row, ctx) => [
		...(await topicTags(ctx, row.event_edition_id)),
		...(row.enterprise_id === null ? [] : [tag.enterprise(row.enterprise_id)]),
	],
});
