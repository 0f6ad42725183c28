import { slugOf } from '../../shared/address/slugs';
import type { ArticleType } from '../../shared/statuses';
import type { SourceCategory } from './source';

/** Slugs of category names that are sections here. */
const SECTION_NAMES: Record<ArticleType, string[]> = {
	company: [
		'company',
		'companies',
		'business',
		'market',
		'markets',
		'empresa',
		'empresas',
		'compania',
		'companias',
		'negocio',
		'negocios',
		'mercado',
		'mercados',
	],
	product: ['product', 'products', 'producto', 'productos'],
	regulation: [
		'regulation',
		'regulations',
		'regulatory',
		'legislation',
		'regulacion',
		'regulaciones',
		'legislacion',
		'normativa',
	],
	ai: ['ai', 'artificial-intelligence', 'ia', 'inteligencia-artificial'],
};
/** Default categories of WordPress, for posts that were not filed. */
const NO_CATEGORY = new Set(['uncategorized', 'uncategorised', 'sin-categoria', 'sin-categorizar']);

/** Section of posts none of whose categories is a section. */
export const DEFAULT_TYPE: ArticleType = 'company';

/** Names that a person has mapped: a category to its section, `page:name` to the name of the page here. */
export type NameMap = ReadonlyMap<string, string>;
const NO_MAP: NameMap = new Map();

/** Slugs under which a category is known. */
const namesOf = (category: SourceCategory) => [slugOf(category.name), slugOf(category.slug)];

/** True for the default category of posts that were not filed. */
export const isNoCategory = (category: SourceCategory): boolean =>
	[...namesOf(category), category.slug].some((name) => NO_CATEGORY.has(name));

/** The section of a category; undefined where it is none. */
export const typeOf = (category: SourceCategory, map: NameMap): ArticleType | undefined => {
	const names = namesOf(category);
	const mapped = names.map((name) => map.get(name)).find((type) => type !== undefined) as ArticleType | undefined;
	return (
		mapped ??
		(Object.keys(SECTION_NAMES) as ArticleType[]).find((type) =>
			names.some((name) => SECTION_NAMES[type].includes(name)),
		)
	);
};

/** Slug of the tag that a category or tag becomes. */
export const tagKey = (category: SourceCategory): string =>
	slugOf(category.name) ||
	slugOf(category.slug) ||
	`tag-${Buffer.from(category.name.normalize('NFC')).toString('hex').slice(0, 24)}`;

/** Section, tags and format of a post, from its categories. */
export interface Filing {
	/** Section of the post; undefined where none of its categories is a section. */
	type: ArticleType | undefined;
	/** All its other categories and tags, in the order of the export, without doubles. */
	tags: { slug: string; name: string }[];
	hadOtherCategories: boolean;
	/** `quote`, `link`, `chat` …, when the post had one. */
	format: string | undefined;
}

/** Sorts a post's categories and tags: the first that is a section here gives its type, the others are tags. */
export function fileUnder(categories: SourceCategory[], map: NameMap = NO_MAP): Filing {
	const sections = categories.filter((category) => category.domain === 'category');
	const section = sections.find((category) => typeOf(category, map) !== undefined);
	const tags = new Map<string, { slug: string; name: string }>();
	let hadOtherCategories = false;
	for (const category of categories) {
		if (category === section || (category.domain !== 'category' && category.domain !== 'post_tag')) continue;
		if (category.domain === 'category' && isNoCategory(category)) continue;
		hadOtherCategories ||= category.domain === 'category';
		const key = tagKey(category);
		if (category.name !== '') tags.set(key, tags.get(key) ?? { slug: key, name: category.name.replace(/\s+/g, ' ') });
	}
	const format = categories.find((category) => category.domain === 'post_format')?.slug.replace(/^post-format-/, '');
	return { type: section && typeOf(section, map), tags: [...tags.values()], hadOtherCategories, format };
}
