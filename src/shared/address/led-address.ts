import { pages } from './addresses';
import { decoded } from './slugs';

/**
 * Query parameters by which an imported site named a post, a page, a file (`/?p=12`) or a list (`/?cat=3`,
 * `/?tag=duty`, `/?author=2`, `/?m=202405`, `/?feed=rss2`); the first of them counts.
 */
export const OLD_QUERY = ['p', 'page_id', 'attachment_id', 'cat', 'tag', 'author', 'm', 'feed'] as const;

/** Parts of an address of this site, as redirects compare it. */
export interface LedAddress {
	/** Decoded, without empty segments and without a slash at its end. */
	path: string;
	/** The part of the query that redirects look up, decoded, as `p=12`; '' where there is none. */
	query: string;
	/** True where the address has a query of which redirects look up nothing. */
	hasIdleQuery: boolean;
}

/** Returns a path as redirects look it up: decoded, without empty segments and without a slash at its end. */
export const lookedUpPath = (given: string): string => `/${decoded(given).split('/').filter(Boolean).join('/')}`;

/**
 * Returns the part of a query that redirects look up: `p=12` or another of an old site, or `id=12` of an article; ''
 * where there is none.
 */
function namedIn(path: string, query: string): string {
	const given = new URLSearchParams(query);
	const isArticle = path.toLowerCase().endsWith(pages.articleById);
	const name = [...OLD_QUERY, ...(isArticle ? (['id'] as const) : [])].find((one) => given.get(one));
	return name === undefined ? '' : `${name}=${given.get(name)}`;
}

/**
 * Splits an address of this site into the parts that redirects compare.
 * @param given path, perhaps with a query and a fragment, encoded or not
 */
export function ledAddress(given: string): LedAddress {
	const [whole = ''] = given.split('#', 1);
	const mark = whole.indexOf('?');
	const path = lookedUpPath(mark < 0 ? whole : whole.slice(0, mark));
	const query = mark < 0 ? '' : whole.slice(mark + 1);
	const named = namedIn(path, query);
	return { path, query: named, hasIdleQuery: query !== '' && named === '' };
}

/** Returns an address in the form of `redirect.source`. */
export const sourceOf = ({ path, query }: LedAddress): string => (query === '' ? path : `${path}?${query}`);

/** Returns the same key for all addresses that redirects treat as one, whatever the case of their letters. */
export const keyOfAddress = (given: string): string => sourceOf(ledAddress(given)).toLowerCase();

/** A target of this site as a link of it is written: each segment encoded, query and fragment as they were given. */
export function linkedTarget(given: string): string {
	const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(given) ?? [];
	return `/${lookedUpPath(path).slice(1).split('/').map(encodeURIComponent).join('/')}${rest}`;
}
