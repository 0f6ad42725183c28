import { decoded } from '../../shared/address/slugs';
import { httpUrl } from './text/embeds';

/** A path in the form of `redirect.source`: decoded, without a slash at its end. */
export function pathSource(path: string): string {
	const plain = decoded(path)
		.normalize('NFC')
		.replace(/\/{2,}/g, '/')
		.replace(/\/+$/, '');
	return plain === '' ? '/' : plain;
}

/** Path of an address on the old site, in the form that redirects use. */
export const oldPath = (url: URL): string => pathSource(url.pathname);

/** Query parameters that only track readers, and do not identify a post. */
const COUNTING = /^(?:utm_|mc_|fbclid$|gclid$|ref$|source$)/i;

/**
 * Path of a post's own address, as the source of a redirect. Returns none where the query identifies the post
 * (`/story.php?id=12`): all posts share that path, and a redirect from it would lead to one of them.
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
