import { plainText } from '../../platform/html/clean-html';
import type { SourceItem } from '../core/source';

/** Fields of extensions that are looked at: their words for searches, in the order in which one wins. */
const SEO_TITLES = ['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_aioseop_title'];
const SEO_DESCRIPTIONS = [
	'_yoast_wpseo_metadesc',
	'rank_math_description',
	'_aioseo_description',
	'_aioseop_description',
];
/** Fields in which WPML keeps a piece's language, and what it shares with its translations. */
const LANGUAGE = '_wpml_import_language_code';
const GROUP = '_wpml_import_translation_group';
export const EXTENSION_FIELDS: readonly string[] = [...SEO_TITLES, ...SEO_DESCRIPTIONS, 'enclosure', LANGUAGE, GROUP];

/** Words with the variables of Yoast (`%%title%%`), Rank Math (`%title%`) and All in One (`#post_title`) filled in. */
function filledIn(text: string, item: SourceItem, site: string): string {
	const title = plainText(item.title);
	const excerpt = plainText(item.excerpt);
	const values = new Map([
		...['title', 'post_title'].map((name) => [name, title] as const),
		...['sitename', 'site_title'].map((name) => [name, site] as const),
		...['sep', 'separator_sa'].map((name) => [name, '–'] as const),
		...['excerpt', 'post_excerpt'].map((name) => [name, excerpt] as const),
	]);
	return text
		.replace(
			/%%([a-z_]+)%%|%([a-z_]+)%|#(post_title|site_title|separator_sa|post_excerpt)\b/gi,
			(_, yoast, rank, aio) => {
				return values.get(String(yoast ?? rank ?? aio).toLowerCase()) ?? '';
			},
		)
		.replace(/\s+/g, ' ')
		.replace(/^[\s–]+|[\s–]+$/g, '');
}

const first = (item: SourceItem, names: readonly string[]) =>
	names.map((name) => item.meta[name]?.[0] ?? '').find((value) => value !== '') ?? '';

/** Takes over what extensions keep of a post: several authors, words for searches, sound that belongs to it. */
export function readExtensions(item: SourceItem, site: string): void {
	item.seo = {
		title: filledIn(first(item, SEO_TITLES), item, site).slice(0, 300),
		description: filledIn(first(item, SEO_DESCRIPTIONS), item, site).slice(0, 600),
	};
	// Address, size, type, and what players want to know: a line each.
	item.enclosures = (item.meta.enclosure ?? []).map((value) => value.split('\n')[0]?.trim() ?? '').filter(Boolean);
	// Polylang keeps both as taxonomies.
	const filed = (domain: string) => item.categories.find((one) => one.domain === domain)?.slug ?? '';
	item.language = (filed('language') || first(item, [LANGUAGE])).replace(/^pll_/, '').toLowerCase();
	item.group = filed('post_translations') || first(item, [GROUP]);
	const signed = new Map<string, string>();
	// Co-Authors Plus keeps who signs as a taxonomy, and writes "cap-" before some.
	for (const one of item.categories)
		if (one.domain === 'author') {
			const login = one.slug.replace(/^cap-/, '');
			if (login !== '' && !signed.has(login)) signed.set(login, one.name || login);
		}
	item.authors = [...signed].map(([login, name]) => ({ login, name }));
}
