import { pathKeyword } from '../../../shared/address/path-keyword';
import { RECENT_SEARCHES } from '../../../shared/consent';
import { ownConsent } from './own-consent';

/** Searches that are kept. */
const MAX_SEARCHES = 6;

const isAllowed = () => ownConsent()?.functional === true;

/** Takes away what this browser keeps of searches. */
export function clearRecentSearches(): void {
	try {
		localStorage.removeItem(RECENT_SEARCHES);
	} catch {
		// Storage that is closed to us holds nothing of ours.
	}
}

/**
 * What was searched for in this browser, the newest first: nothing without consent to functional cookies. It never
 * leaves the device.
 */
export function recentSearches(): readonly string[] {
	if (!isAllowed()) return [];
	try {
		const kept = JSON.parse(localStorage.getItem(RECENT_SEARCHES) ?? '[]') as unknown;
		return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MAX_SEARCHES) : [];
	} catch {
		return [];
	}
}

/** Keeps a search, where the reader has agreed to it; the same words in other cases take the place of the old ones. */
export function keepSearch(typed: string): void {
	const keyword = pathKeyword(typed);
	if (!keyword || !isAllowed()) return;
	const others = recentSearches().filter((one) => one.toLowerCase() !== keyword.toLowerCase());
	try {
		localStorage.setItem(RECENT_SEARCHES, JSON.stringify([keyword, ...others].slice(0, MAX_SEARCHES)));
	} catch {
		// Storage that is full or closed keeps nothing; the search goes on.
	}
}
