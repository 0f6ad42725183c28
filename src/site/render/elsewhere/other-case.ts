import { pathOf } from '../../../editions/address';
import type { Edition } from '../../../editions/edition';
import { editionOfPath } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import type { Db } from '../../../platform/db/tx';
import { pathInItsCase } from '../../../queries/site/redirect';
import { moved } from '../../../shared/address/addresses';
import { API, isSecretPath, NEWSROOM } from '../../../shared/address/folders';
import type { Route } from '../routes';
import { Missing, type OpaqueScreen, type PageRequest, Redirect } from '../screen';

/** Segments with text that somebody typed. */
const TYPED = /^(?:find|keyword)-/;
const isUnder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Whether a path holds a token, or words that somebody searched for, in which upper and lower case matter. */
function isTyped(path: string): boolean {
	const within = path.slice(editionOfPath(path).prefix.length);
	return (
		isSecretPath(`${path}/`) ||
		[API, NEWSROOM].some((folder) => isUnder(path, folder)) ||
		within.startsWith(`${urls.search.path()}/`) ||
		path.split('/').some((segment) => TYPED.test(segment))
	);
}

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** A path in lower case; escapes stay as they are. @param path encoded or not */
export const foldedPath = (path: string): string => {
	try {
		return encoded(decodeURIComponent(path).toLowerCase());
	} catch {
		return path;
	}
};

/** Whether a path may be that of a page in other case. @param path encoded */
export const mayBeInOtherCase = (path: string): boolean => {
	const folded = foldedPath(path);
	return folded !== path && !isTyped(decodeURIComponent(folded));
};

/** The screen of a path, with its edition and the pattern of its route. */
interface Place {
	edition: Edition;
	pattern: string;
	screen: OpaqueScreen;
}

/** The first route that matches a path. @param path decoded */
function placeAt(routes: readonly Route[], path: string): Place | undefined {
	const edition = editionOfPath(path);
	for (const [pattern, screen] of routes) {
		const own = pathOf(edition, pattern);
		const isHere = own.endsWith('/*') ? isUnder(path, own.slice(0, -2)) : own === path;
		if (isHere) return { edition, pattern, screen };
	}
	return undefined;
}

/**
 * Finds the page of an address that is written in other case: every segment must be a word of the site, or the slug of
 * a row that readers may see. Tokens, searched words, calls and files are left alone.
 * @param path decoded, without a page of its own
 * @param requestFor makes the request with which a screen is read at a path
 * @returns the encoded address, with the query parameters that it uses; undefined where there is no page in any case
 */
export async function addressInOtherCase(
	db: Db,
	routes: readonly Route[],
	path: string,
	requestFor: (place: Place, path: string) => PageRequest,
): Promise<{ location: string; status: number } | undefined> {
	const folded = path.toLowerCase();
	if (isTyped(folded)) return undefined;
	const edition = editionOfPath(folded);
	const within = folded.slice(edition.prefix.length);
	const to = moved.find(([from]) => from === within)?.[1];
	if (to) return { location: pathOf(edition, to), status: 301 };
	const place = folded === path ? undefined : placeAt(routes, folded);
	if (place) {
		const request = requestFor(place, folded);
		const opened = await place.screen.open(request);
		if (opened instanceof Redirect) return opened;
		if (!(opened instanceof Missing) && opened.status === 200) {
			const asked = request.query.size > 0 ? `?${request.query}` : '';
			return { location: encoded(folded) + asked, status: 301 };
		}
	}
	const own = await pathInItsCase(db, edition.code, encoded(within));
	if (own === undefined || own.includes('?')) return undefined;
	const location = pathOf(edition, own);
	return decodeURIComponent(location) === path ? undefined : { location, status: 301 };
}
