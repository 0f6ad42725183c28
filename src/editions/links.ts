import type { Edition, MenuKey } from './edition';

/** A filter of a listing, with the value it has when nobody chose one. */
export interface ListingFilter {
	value: string | number | undefined;
	default: string | number | undefined;
}

/** Path of an edition's screen: `/news` → `/es/news`; `/` → `/es`. */
export const pathOf = (edition: Edition, path: string): string => (path === '/' ? edition.prefix || '/' : edition.prefix + path);

/**
 * Listing links of the specification: path segments for filters whose value differs from the default,
 * then a page number when the page is above 1.
 */
export function listingUrl(edition: Edition, base: string, filters: ListingFilter[], page = 1): string {
	const segments = filters.filter((filter) => filter.value !== undefined && filter.value !== filter.default).map((filter) => encodeURIComponent(String(filter.value)));
	if (page > 1) segments.push(String(page));
	return pathOf(edition, [base, ...segments].join('/'));
}

/** News detail link: /news/{seo_url} when the article has one, otherwise /news/detail?id={id}. */
export const articleUrl = (edition: Edition, article: { id: number; seo_url: string | null }): string =>
	pathOf(edition, article.seo_url ? `/news/${encodeURIComponent(article.seo_url)}` : `/news/detail?id=${article.id}`);

/** Page of /news/list; without a type and on page 1 it is /news itself. */
export function newsListUrl(edition: Edition, type?: string, page = 1): string {
	return !type && page === 1 ? pathOf(edition, '/news') : listingUrl(edition, '/news/list', [{ value: type, default: undefined }], page);
}

export const tagUrl = (edition: Edition, slug: string, page = 1): string => listingUrl(edition, `/tag/detail/${encodeURIComponent(slug)}`, [], page);
export const authorUrl = (edition: Edition, slug: string, page = 1): string => listingUrl(edition, `/author/${encodeURIComponent(slug)}`, [], page);
export const topicUrl = (edition: Edition, slug: string): string => pathOf(edition, `/topic/${encodeURIComponent(slug)}`);
export const licenseUrl = (edition: Edition, slug: string): string => pathOf(edition, `/license/${encodeURIComponent(slug)}`);
export const bookUrl = (edition: Edition, slug: string): string => pathOf(edition, `/book/detail/${encodeURIComponent(slug)}`);

export interface SearchFilters {
	kind?: string;
	section?: string;
	year?: number;
	tag?: string;
	country?: string;
	sort?: string;
}

/** Search address: /search/{keyword}, then `name-value` for each filter that differs from its default, then the page. */
export function searchUrl(edition: Edition, keyword: string, filters: SearchFilters = {}, page = 1): string {
	if (!keyword) return pathOf(edition, '/search');
	const named = (['kind', 'section', 'year', 'tag', 'country', 'sort'] as const).map((name): ListingFilter => {
		const value = filters[name];
		return { value: value === undefined || (name === 'sort' && value === 'relevance') ? undefined : `${name}-${value}`, default: undefined };
	});
	return listingUrl(edition, `/search/${encodeURIComponent(keyword)}`, named, page);
}

/** Where each item of the menu leads. */
export function menuUrl(edition: Edition, key: MenuKey): string {
	const paths: Record<MenuKey, string> = {
		home: '/',
		company: '/news/list/company',
		product: '/news/list/product',
		regulation: '/news/list/regulation',
		china: '/license',
		data: '/news/data',
		exhibition: '/topic',
		interview: '/news/interview',
	};
	return pathOf(edition, paths[key]);
}

/** Listing screen of a section. */
export function sectionUrl(edition: Edition, section: string): string {
	const paths: Record<string, string> = { data: '/news/data', interview: '/news/interview', exhibition: '/topic', china: '/china', headline: '/news/headline' };
	return pathOf(edition, paths[section] ?? `/news/list/${section}`);
}
