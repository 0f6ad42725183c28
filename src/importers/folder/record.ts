import { momentOf } from '../core/dates';
import { newItem, type SourceItem } from '../core/source';

/** A post as somebody has written it down in named fields, in front matter or in a row of a table. */
export type Fields = Record<string, unknown>;

const words = (value: unknown): string =>
	typeof value === 'string'
		? value.trim()
		: typeof value === 'number'
			? String(value)
			: value instanceof Date
				? value.toISOString()
				: '';

/** Value of the first of several fields that has one. */
const first = (fields: Fields, ...names: string[]): string =>
	names.map((name) => words(fields[name])).find((value) => value !== '') ?? '';

/** Reads names from a list, from a line with commas, or from objects with a name. */
function names(fields: Fields, ...keys: string[]): string[] {
	for (const key of keys) {
		const value = fields[key];
		const list = Array.isArray(value) ? value : words(value) === '' ? [] : words(value).split(/[,;|]/);
		const found = list.map((one: unknown) =>
			typeof one === 'object' && one !== null ? first(one as Fields, 'name', 'title', 'slug') : words(one),
		);
		if (found.some((one) => one !== '')) return found.filter((one) => one !== '');
	}
	return [];
}

const no = (value: unknown): boolean => value === false || /^(?:false|no|0)$/i.test(words(value));
const yes = (value: unknown): boolean => value === true || /^(?:true|yes|1)$/i.test(words(value));

/** Statuses of posts that readers have, or will have on their day; no status at all is one of them. */
const PUBLIC = new Set([
	'',
	'published',
	'publish',
	'public',
	'live',
	'active',
	'scheduled',
	'future',
	'sent',
	'1',
	'true',
]);

function statusOf(fields: Fields, date: string): string {
	const status = first(fields, 'status', 'state').toLowerCase();
	if (yes(fields.draft) || no(fields.published) || ['draft', 'pending', 'review'].includes(status)) return 'draft';
	// An unknown status may mean that readers must not have the post.
	if (!PUBLIC.has(status)) return 'private';
	// A post without a date has not been published yet.
	return date === '' ? 'draft' : 'publish';
}

const PATTERN = /(?:^|\/):[a-z]/i;

const filed = (domain: string) => (name: string) => ({
	domain,
	slug: name.toLowerCase().replace(/\s+/g, '-'),
	name,
});

/**
 * Makes a post of what somebody has written down.
 * @param place its path in the folder, or its line in the table; identifies it in later imports too
 * @param slug its address where the fields give none
 * @param site address of the old site
 */
export function itemOf(fields: Fields, id: number, place: string, slug: string, site: string): SourceItem {
	const written = first(fields, 'permalink', 'path', 'url', 'link');
	// `/:year/:title/` is a pattern for addresses, not an address.
	const permalink = PATTERN.test(written) ? '' : written;
	const own =
		first(fields, 'slug', 'basename', 'handle') ||
		permalink.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ||
		slug;
	const date = momentOf(
		first(fields, 'date', 'published_at', 'publishdate', 'published', 'pubdate', 'created', 'created_at'),
	);
	const isPage = [first(fields, 'type'), first(fields, 'layout')].includes('page');
	const address = URL.canParse(permalink, `${site}/`) && permalink !== '' ? new URL(permalink, `${site}/`).href : '';
	const cover = first(fields, 'image', 'cover', 'feature_image', 'featured_image', 'thumbnail', 'hero', 'banner');
	return {
		...newItem(),
		id,
		key: place,
		type: isPage ? 'page' : 'post',
		status: statusOf(fields, date),
		title: first(fields, 'title', 'headline', 'name'),
		link: address || `${site}/${slug}`,
		slug: own.replace(/\.(?:html?|md)$/i, ''),
		excerpt: first(fields, 'standfirst', 'description', 'excerpt', 'summary', 'subtitle'),
		date_gmt: date,
		modified_gmt: momentOf(
			first(fields, 'revised', 'updated', 'updated_at', 'lastmod', 'modified', 'last_modified_at'),
		),
		is_sticky: yes(fields.featured) || yes(fields.sticky),
		authors: names(fields, 'authors', 'author', 'by').map((name) => ({ login: name, name })),
		categories: [
			...names(fields, 'section', 'categories', 'category').map(filed('category')),
			...names(fields, 'tags', 'tag', 'keywords').map(filed('post_tag')),
		],
		seo: {
			title: first(fields, 'seo_title', 'meta_title').slice(0, 300),
			description: first(fields, 'seo_description', 'meta_description').slice(0, 600),
		},
		...(cover === '' ? {} : { cover: { address: cover, alt: first(fields, 'image_alt', 'cover_alt'), caption: '' } }),
	};
}
