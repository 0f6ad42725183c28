import { pages } from './addresses';
import { decoded } from './slugs';

/** Query parameters that hold the number of a post, a page or a file on an imported site (`/?p=12`). */
export const OLD_NUMBERS = ['p', 'page_id', 'attachment_id'] as const;

/** Parts of an address of this site, as redirects compare it. */
export interface LedAddress {
	/** Decoded, without empty segments and without a slash at its end. */
	path: string;
	/** The part of the query that redirects look up, as `p=12`; '' where there is none. */
	number: string;
	/** True where the address has a query of which redirects look up nothing. */
	hasIdleQuery: boolean;
}

/** Returns a path as redirects look it up: decoded, without empty segments and without a slash at its end. */
export const lookedUpPath = (given: string): string => `/${decoded(given).split('/').filter(Boolean).join('/')}`;

/**
 * Returns the first number in a query, as redirects look it up: `p=12`, or `id=12` of an article; '' where there is
 * none.
 */
function numberIn(path: string, query: string): string {
	const given = new URLSearchParams(query);
	const isArticle = path.toLowerCase().endsWith(pages.articleById);
	const name = [...OLD_NUMBERS, ...(isArticle ? (['id'] as const) : [])].find((one) => given.get(one));
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
	const number = numberIn(path, query);
	return { path, number, hasIdleQuery: query !== '' && number === '' };
}

/** Returns an address in the form of `redirect.source`. */
export const sourceOf = ({ path, number }: LedAddress): string => (number === '' ? path : `${path}?${number}`);

/** Returns the same key for all addresses that redirects treat as one, whatever the case of their letters. */
export const keyOfAddress = (given: string): string => sourceOf(ledAddress(given)).toLowerCase();

/** A target of this site as a link of it is written: each segment encoded, query and fragment as they were given. */
export function linkedTarget(given: string): string {
	const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(given) ?? [];
	return `/${lookedUpPath(path).slice(1).split('/').map(encodeURIComponent).join('/')}${rest}`;
}
