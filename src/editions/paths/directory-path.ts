import { pages } from '../../shared/address/addresses';
import { pathKeyword } from '../../shared/address/path-keyword';
import { address, type ListingFilter, listingUrl } from '../address';
import type { Edition } from '../edition';

const directory = address(pages.directory);

export interface DirectoryFilters {
	keyword?: string;
	/** ISO 3166 alpha-2. */
	country?: string;
	category?: string;
}

const DIRECTORY_FILTERS = ['keyword', 'country', 'category'] as const;
/** What a filter's value looks like in the path. */
const DIRECTORY_VALUE: Record<(typeof DIRECTORY_FILTERS)[number], RegExp> = {
	keyword: /^.{1,200}$/su,
	country: /^[A-Z]{2}$/,
	category: /^[a-z_]{1,40}$/,
};

/** Exhibitors of an event: /topic/{topic}/enterprise, then `name-value` for each filter that is set, then the page. */
export function directoryUrl(edition: Edition, topic_slug: string, filters: DirectoryFilters = {}, page = 1): string {
	const named = DIRECTORY_FILTERS.map(
		(name): ListingFilter => ({ value: filters[name] ? `${name}-${filters[name]}` : undefined, default: undefined }),
	);
	return listingUrl(edition, directory.path({ slug: topic_slug }), named, page);
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
