import { rootPaths } from '../../../shared/address/addresses';
import { API, BUILT_FILES, COVER, FONTS, NEWSROOM, STORED_FILES } from '../../../shared/address/folders';
import { type Area, hostNames, isCall } from '../edge/guard';

/** The host of the newsroom, where it has one of its own. */
export interface OwnHost {
	/** Origin of the newsroom. */
	newsroom: string;
	/** Origin of the readers' pages. */
	site: string;
	/** Names of the newsroom's host. */
	names: ReadonlySet<string>;
}

/** @param newsroom_url origin of the newsroom; @param site_url of the readers' pages, which may be the same */
export const ownHost = (newsroom_url: string, site_url: string): OwnHost | undefined =>
	newsroom_url === site_url
		? undefined
		: { newsroom: newsroom_url, site: site_url, names: hostNames([new URL(newsroom_url).host], newsroom_url) };

/** The first segment of a path. */
const folderOf = (path: string): string => `/${path.split('/')[1] ?? ''}`;

/** Paths besides its own that the newsroom shows and calls: pictures, covers, cards, icons, built files, calls. */
const SHARED: ReadonlySet<string> = new Set(
	[
		API,
		BUILT_FILES,
		FONTS,
		STORED_FILES,
		COVER,
		rootPaths.socialCard,
		rootPaths.icon,
		rootPaths.oldIcon,
		rootPaths.touchIcon,
	].map(folderOf),
);

/**
 * Decides where a request to the wrong host belongs. The newsroom's host shows no page for readers, so that none of
 * them shares an origin with people who are signed in; the readers' host shows no page of the newsroom.
 * @param host as the request names it
 * @param url path and query
 * @returns the address to redirect to; `refused` for a call, which has already sent its cookie or key to the wrong
 *   host; undefined where the request belongs here
 */
export function elsewhere(
	own: OwnHost | undefined,
	host: string,
	{ area, path, url }: { area: Area; path: string; url: string },
): string | undefined {
	if (own === undefined) return undefined;
	if (!own.names.has(host.toLowerCase())) {
		if (area !== 'newsroom') return undefined;
		return isCall(path) ? 'refused' : own.newsroom + url;
	}
	if (area === 'newsroom' || SHARED.has(folderOf(path))) return undefined;
	return path === '/' ? own.newsroom + NEWSROOM : own.site + url;
}
