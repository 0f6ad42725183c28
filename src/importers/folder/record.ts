import { momentOf } from '../core/dates';
import { newItem, type SourceItem } from '../core/source';

/** A piece as somebody has written it down by names, in front matter or in a row of a table. */
export type Fields = Record<string, unknown>;

const words = (value: unknown): string =>
	typeof value === 'string'
		? value.trim()
		: typeof value === 'number'
			? String(value)
			: value instanceof Date
				? value.toISOString()
				: '';

/** The first of several names that says something. */
const first = (fields: Fields, ...names: string[]): string =>
	names.map((name) => words(fields[name])).find((value) => value !== '') ?? '';

/** Names in a list, in a line with commas, or of objects with a name. */
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

/** Words for what readers have, or get on its day; none at all is one of them. */
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
	// A word that nobody knows here may say that readers are not to have it.
	if (!PUBLIC.has(status)) return 'private';
	// Nobody has said when: it has not gone out yet.
	return date === '' ? 'draft' : 'publish';
}

const PATTERN = /(?:^|\/):[a-z]/i;

const filed = (domain: string) => (name: string) => ({
	domain,
	slug: name.toLowerCase().replace(/\s+/g, '-'),
	name,
});

/**
 * A piece of what somebody has written down.
 * @param place its path in the folder, or its line in the table: its name for ever
 * @param slug what its address is where the fields do not say
 * @param site address of the old site
 */
export function itemOf(fields: Fields, id: number, place: string, slug: string, site: string): SourceItem {
	const written = first(fields, 'permalink', 'path', 'url', 'link');
	// `/:year/:title/` is how a site makes addresses, and not one of them.
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
