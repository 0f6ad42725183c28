import { decoded } from '../../shared/address/slugs';
import { httpUrl } from './text/embeds';

/** A path as `redirect.source` holds it: decoded, without the slash at its end. */
export function pathSource(path: string): string {
	const plain = decoded(path)
		.normalize('NFC')
		.replace(/\/{2,}/g, '/')
		.replace(/\/+$/, '');
	return plain === '' ? '/' : plain;
}

/** Path of an address on the old site, as redirects hold it. */
export const oldPath = (url: URL): string => pathSource(url.pathname);

/** Parameters that count readers and tell no piece apart. */
const COUNTING = /^(?:utm_|mc_|fbclid$|gclid$|ref$|source$)/i;

/**
 * Path of a piece's own address, as the source of a redirect. None where its query tells it apart (`/story.php?id=12`):
 * every piece has the path then, and it would lead to one of them.
 */
export function ownPaths(address: string): string[] {
	const url = httpUrl(address);
	if (!url || oldPath(url) === '/') return [];
	return [...url.searchParams.keys()].every((name) => COUNTING.test(name)) ? [oldPath(url)] : [];
}

/** Path of the old site itself: empty, or `/blog` for one in a folder. */
export function basePath(site_url: string): string {
	const path = oldPath(new URL(site_url));
	return path === '/' ? '' : path;
}
