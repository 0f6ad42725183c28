import { institution_kinds, partner as table } from '../data/tables/license';
import { tag } from '../shared/cache-tags';
import { lines } from '../shared/input/texts';
import { entity } from './kit/declare';
import { choice, integer, link, needed, optional, reference, text, texts } from './kit/fields';

/** An institution on the licence screen: a single row for all editions, with a text in each. */
export const partnerEntity = entity({
	name: 'partner',
	table,
	fields: {
		name: needed(text(160)),
		kind: needed(choice(institution_kinds)),
		logo_id: optional(reference('media')),
		url: optional(link()),
		company_id: optional(reference('company')),
		position: integer({ min: 0, max: 9_999 }),
		texts: texts({ summary: lines(400) }),
	},
	title: ['name'],
	list: { order: 'position', search: ['name', 'texts'], filters: ['kind', 'company_id'] },
	rights: { write: 'partner.write', remove: 'partner.write' },
	// The page of the partner's company says that it is one.
	tags: ({ company_id }) => [tag.partners, ...(company_id === null ? [] : [tag.company(company_id), tag.companies])],
});
