import { pages } from '../../shared/address/addresses';
import { pathKeyword } from '../../shared/address/path-keyword';
import { address, type ListingFilter, listingUrl } from '../address';
import type { Edition } from '../edition';

const companies = address(pages.companies);

export interface CompanyListFilters {
	keyword?: string;
	/** ISO 3166 alpha-2. */
	country?: string;
	/** `A` to `Z`, or `0` for names that begin with something else. */
	letter?: string;
}

/**
 * What a filter's value looks like in the path, and the word before it. No firm's own address begins with one of these.
 */
const FILTERS = {
	keyword: ['find', /^.{1,200}$/su],
	country: ['country', /^[A-Z]{2}$/],
	letter: ['letter', /^[A-Z0]$/],
} as const satisfies Record<keyof CompanyListFilters, readonly [string, RegExp]>;
const NAMES = Object.keys(FILTERS) as (keyof CompanyListFilters)[];

/** The list of firms: /company, then `word-value` for each filter that is set, then the page. */
export function companyListUrl(edition: Edition, filters: CompanyListFilters = {}, page = 1): string {
	const named = NAMES.map(
		(name): ListingFilter => ({
			value: filters[name] ? `${FILTERS[name][0]}-${filters[name]}` : undefined,
			default: undefined,
		}),
	);
	return listingUrl(edition, companies.path(), named, page);
}

/**
 * Reads the trailing path of the list back.
 * @param rest decoded segments behind /company
 * @returns undefined for a path that no list has; `companyListUrl` of the answer is the one address of that list
 */
export function parseCompanyPath(rest: readonly string[]): { filters: CompanyListFilters; page: number } | undefined {
	const filters: CompanyListFilters = {};
	const segments = [...rest];
	const last = segments.at(-1);
	const page = last !== undefined && /^[1-9]\d{0,5}$/.test(last) ? Number(segments.pop()) : 1;
	for (const segment of segments) {
		const name = NAMES.find((known) => segment.startsWith(`${FILTERS[known][0]}-`));
		const value = name && segment.slice(FILTERS[name][0].length + 1);
		if (!name || !value || !FILTERS[name][1].test(value) || filters[name] !== undefined) return undefined;
		filters[name] = name === 'keyword' ? pathKeyword(value) : value;
	}
	return { filters, page };
}

/** Whether a slug of a firm would be taken for a filter, or for a page of the list. */
export const isCompanyListSegment = (segment: string): boolean => parseCompanyPath([segment]) !== undefined;
