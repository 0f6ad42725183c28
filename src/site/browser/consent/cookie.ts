import { cookieValue } from '../../../shared/consent';

const DAY = 86_400;

/** Returns the value of a cookie of this page; an unreadable one counts as missing. */
export function readCookie(name: string): string | undefined {
	const value = cookieValue(document.cookie, name);
	try {
		return value && decodeURIComponent(value);
	} catch {
		return undefined;
	}
}

/** Stores a cookie for this host alone, on all its paths; 0 days deletes it. */
export function writeCookie(name: string, value: string, days: number): void {
	const secure = location.protocol === 'https:' ? '; Secure' : '';
	// biome-ignore lint/suspicious/noDocumentCookie: the newer way is not in every browser
	document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${days * DAY}; Path=/; SameSite=Lax${secure}`;
}
