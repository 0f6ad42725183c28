import { seo_override as table } from '../data/tables/site';
import { tag } from '../shared/cache-tags';
import { entity } from './kit/declare';
import { address, choice, lines, link, needed, optional, text } from './kit/fields';

/** Metadata that editors set for an address, instead of what is derived from its content. */
export const seoOverrideEntity = entity({
	name: 'seo_override',
	table,
	key: 'url',
	fields: {
		url: needed(address()),
		title: optional(text(300)),
		keywords: optional(text(500)),
		description: optional(lines(600)),
		image: optional(link()),
		card: optional(choice(['summary', 'summary_large_image'])),
		canonical: optional(link()),
		robots: optional(choice(['index,follow', 'noindex,follow', 'noindex,nofollow'])),
	},
	fixed: ['url'],
	title: ['url'],
	list: { order: 'url', search: ['url', 'title', 'description'], filters: ['robots'] },
	rights: { write: 'seo_override.write', remove: 'seo_override.write' },
	tags: () => [tag.seo],
});
