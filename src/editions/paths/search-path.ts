import { pages } from '../../shared/address/addresses';
import { pathKeyword } from '../../shared/address/path-keyword';
import { type ListingFilter, listingUrl, pathOf } from '../address';
import type { Edition } from '../edition';

/** Filters and order of a search; undefined where none was chosen. */
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
 * The address of a search: /search/{keyword}, then `name-value` for each filter that differs from its default, then the
 * page.
 */
export function searchUrl(edition: Edition, keyword = '', filters: SearchFilters = {}, page = 1): string {
	const clean = pathKeyword(keyword);
	if (!clean) return pathOf(edition, pages.search);
	const named = SEARCH_FILTERS.map((name): ListingFilter => {
		const value = filters[name];
		return {
			value: value === undefined || (name === 'sort' && value === 'relevance') ? undefined : `${name}-${value}`,
			default: undefined,
		};
	});
	return listingUrl(edition, pages.search, [{ value: clean, default: undefined }, ...named], page);
}

/** A search as its path names it. */
export interface SearchPath {
	keyword: string;
	filters: SearchFilters;
	page: number;
}

/** The form of each filter's value in the path; the caller checks that names and slugs exist. */
const FILTER_VALUE: Record<(typeof SEARCH_FILTERS)[number], RegExp> = {
	kind: /^[a-z]{1,20}$/,
	section: /^[a-z]{1,20}$/,
	year: /^[12]\d{3}$/,
	tag: /^.{1,200}$/su,
	country: /^[A-Z]{2}$/,
	sort: /^(?:date|relevance)$/,
};

/**
 * Reads the trailing path of a search; filters may come in any order.
 * @param rest decoded segments behind /search
 * @returns undefined for a path that no search has; `searchUrl` of the result is the canonical address of that search
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
