import { slugOf } from '../../shared/address/slugs';
import type { ArticleType } from '../../shared/statuses';
import type { WxrCategory } from './wxr-builder';

/** Names of categories that are sections here, as slugs. */
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
/** Where WordPress files what nobody filed. */
const NO_CATEGORY = new Set(['uncategorized', 'uncategorised', 'sin-categoria', 'sin-categorizar']);

export const DEFAULT_TYPE: ArticleType = 'company';

const typeOf = (category: WxrCategory): ArticleType | undefined => {
	const names = [slugOf(category.name), slugOf(category.slug)];
	return (Object.keys(SECTION_NAMES) as ArticleType[]).find((type) =>
		names.some((name) => SECTION_NAMES[type].includes(name)),
	);
};

export interface Filing {
	/** Section the post stands in; undefined when none of its categories is one. */
	type: ArticleType | undefined;
	/** Everything else it was filed under, in the export's order, without doubles. */
	tags: { slug: string; name: string }[];
	hadOtherCategories: boolean;
	/** `quote`, `link`, `chat` …, when the post had one. */
	format: string | undefined;
}

/** Sorts a post's categories and tags: the first that is a section here gives its type, the others are tags. */
export function fileUnder(categories: WxrCategory[]): Filing {
	const sections = categories.filter((category) => category.domain === 'category');
	const section = sections.find((category) => typeOf(category) !== undefined);
	const tags = new Map<string, { slug: string; name: string }>();
	let hadOtherCategories = false;
	for (const category of categories) {
		if (category === section || (category.domain !== 'category' && category.domain !== 'post_tag')) continue;
		const slug = slugOf(category.name) || slugOf(category.slug) || '';
		if (category.domain === 'category' && (NO_CATEGORY.has(slug) || NO_CATEGORY.has(category.slug))) continue;
		hadOtherCategories ||= category.domain === 'category';
		const key = slug || `tag-${Buffer.from(category.name.normalize('NFC')).toString('hex').slice(0, 24)}`;
		if (category.name !== '') tags.set(key, tags.get(key) ?? { slug: key, name: category.name.replace(/\s+/g, ' ') });
	}
	const format = categories.find((category) => category.domain === 'post_format')?.slug.replace(/^post-format-/, '');
	return { type: section && typeOf(section), tags: [...tags.values()], hadOtherCategories, format };
}
