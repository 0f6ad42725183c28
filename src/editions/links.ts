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
/** Calendar file of an event, or with the slug `calendar` of all of them. */
export const calendarUrl = (edition: Edition, slug: string): string => `${topicUrl(edition, slug)}.ics`;
/** An exhibitor of an event. @param topic_slug address of the event's page under /topic/ */
export const enterpriseUrl = (edition: Edition, topic_slug: string, slug: string): string => `${topicUrl(edition, topic_slug)}/enterprise/${encodeURIComponent(slug)}`;
/** Messages on the wall of an event. */
export const wallUrl = (edition: Edition, topic_slug: string, page = 1): string => listingUrl(edition, `/topic/${encodeURIComponent(topic_slug)}/wall`, [], page);

export interface DirectoryFilters {
	keyword?: string;
	/** ISO 3166 alpha-2. */
	country?: string;
	category?: string;
}

const DIRECTORY_FILTERS = ['keyword', 'country', 'category'] as const;
/** What a filter's value looks like in the path. */
const DIRECTORY_VALUE: Record<(typeof DIRECTORY_FILTERS)[number], RegExp> = { keyword: /^.{1,200}$/su, country: /^[A-Z]{2}$/, category: /^[a-z_]{1,40}$/ };

/** Exhibitors of an event: /topic/{topic}/enterprise, then `name-value` for each filter that is set, then the page. */
export function directoryUrl(edition: Edition, topic_slug: string, filters: DirectoryFilters = {}, page = 1): string {
	const named = DIRECTORY_FILTERS.map((name): ListingFilter => ({ value: filters[name] ? `${name}-${filters[name]}` : undefined, default: undefined }));
	return listingUrl(edition, `/topic/${encodeURIComponent(topic_slug)}/enterprise`, named, page);
}

/**
 * Reads the trailing path of a directory back.
 * @param rest decoded segments behind /enterprise
 * @returns undefined for a path that no directory has; `directoryUrl` of the answer is the one address of that list
 */
export function parseDirectoryPath(rest: readonly string[]): { filters: DirectoryFilters; page: number } | undefined {
	const filters: DirectoryFilters = {};
	const segments = [...rest];
	const last = segments.at(-1);
	const page = last !== undefined && /^[1-9]\d{0,5}$/.test(last) ? Number(segments.pop()) : 1;
	for (const segment of segments) {
		const name = DIRECTORY_FILTERS.find((known) => segment.startsWith(`${known}-`));
		const value = name && segment.slice(name.length + 1);
		if (!name || !value || !DIRECTORY_VALUE[name].test(value) || filters[name] !== undefined) return undefined;
		filters[name] = name === 'keyword' ? pathKeyword(value) : value;
	}
	return { filters, page };
}

export const licenseUrl = (edition: Edition, slug: string): string => pathOf(edition, `/license/${encodeURIComponent(slug)}`);
/** A data series; with `.csv`, `.json`, `.svg` or `.png` behind it, its files. */
export const seriesUrl = (edition: Edition, slug: string): string => pathOf(edition, `/news/data/${encodeURIComponent(slug)}`);
export const bookUrl = (edition: Edition, slug: string): string => pathOf(edition, `/book/detail/${encodeURIComponent(slug)}`);

export interface SearchFilters {
	kind?: string;
	section?: string;
	year?: number;
	tag?: string;
	country?: string;
	sort?: string;
}

const SEARCH_FILTERS = ['kind', 'section', 'year', 'tag', 'country', 'sort'] as const;

/**
 * A keyword as a path can carry it: separators, line ends and other control characters are blanks, which a search does not tell
 * from any other; a keyword of dots alone would mean another folder and is empty.
 */
export function pathKeyword(keyword: string): string {
	const clean = keyword
		.toWellFormed()
		.replace(/[\s\p{Cc}/\\]+/gu, ' ')
		.trim()
		.slice(0, 200)
		.toWellFormed()
		.trim();
	return clean === '.' || clean === '..' ? '' : clean;
}

/** Search address: /search/{keyword}, then `name-value` for each filter that differs from its default, then the page. */
export function searchUrl(edition: Edition, keyword: string, filters: SearchFilters = {}, page = 1): string {
	const clean = pathKeyword(keyword);
	if (!clean) return pathOf(edition, '/search');
	const named = SEARCH_FILTERS.map((name): ListingFilter => {
		const value = filters[name];
		return { value: value === undefined || (name === 'sort' && value === 'relevance') ? undefined : `${name}-${value}`, default: undefined };
	});
	return listingUrl(edition, `/search/${encodeURIComponent(clean)}`, named, page);
}

export interface SearchPath {
	keyword: string;
	filters: SearchFilters;
	page: number;
}

/** What a filter's value looks like in the path; names and slugs are looked up by whoever asks. */
const FILTER_VALUE: Record<(typeof SEARCH_FILTERS)[number], RegExp> = {
	kind: /^[a-z]{1,20}$/,
	section: /^[a-z]{1,20}$/,
	year: /^[12]\d{3}$/,
	tag: /^.{1,200}$/su,
	country: /^[A-Z]{2}$/,
	sort: /^(?:date|relevance)$/,
};

/**
 * Reads the trailing path of a search back; filters may stand in any order.
 * @param rest decoded segments behind /search
 * @returns undefined for a path that no search has; `searchUrl` of the answer is the one address of that search
 */
export function parseSearchPath(rest: readonly string[]): SearchPath | undefined {
	const [keyword = '', ...segments] = rest;
	const parsed: SearchPath = { keyword: pathKeyword(keyword), filters: {}, page: 1 };
	const last = segments.at(-1);
	if (last !== undefined && /^\d{1,6}$/.test(last)) {
		parsed.page = Number(last);
		segments.pop();
	}
	for (const segment of segments) {
		const name = SEARCH_FILTERS.find((known) => segment.startsWith(`${known}-`));
		const value = name && segment.slice(name.length + 1);
		if (!name || !value || !FILTER_VALUE[name].test(value) || parsed.filters[name] !== undefined) return undefined;
		if (name === 'year') parsed.filters.year = Number(value);
		else parsed.filters[name] = value;
	}
	return parsed.page > 0 ? parsed : undefined;
}

/** Editable page: /about/{name}; the page named `about` is /about itself. */
export const pageUrl = (edition: Edition, name: string): string => pathOf(edition, name === 'about' ? '/about' : `/about/${encodeURIComponent(name)}`);
/** A letter of the newsletter's archive. */
export const issueUrl = (edition: Edition, slug: string): string => pathOf(edition, `/about/subscribe/issue/${encodeURIComponent(slug)}`);

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
