import { OLD_QUERY } from '../../../shared/address/led-address';

/** Returns the name of the query parameter by which an old site named something; undefined where there is none. */
export const oldQueryIn = (url: URL) => OLD_QUERY.find((name) => url.searchParams.has(name));

/** Returns path and query of an address without what only an old site knew. */
export function withoutOldQuery(url: URL): string {
	const query = new URLSearchParams([...url.searchParams].filter(([name]) => !OLD_QUERY.some((old) => old === name)));
	return url.pathname + (query.size > 0 ? `?${query}` : '');
}
