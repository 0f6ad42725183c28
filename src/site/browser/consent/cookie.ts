import { cookieValue } from '../../../shared/consent';

const DAY = 86_400;

/** Value of a cookie of this page. One that cannot be read is none. */
export function readCookie(name: string): string | undefined {
	const value = cookieValue(document.cookie, name);
	try {
		return value && decodeURIComponent(value);
	} catch {
		return undefined;
	}
}

/** Stores a cookie for the whole site and nobody else; for 0 days takes it away. */
export function writeCookie(name: string, value: string, days: number): void {
	const secure = location.protocol === 'https:' ? '; Secure' : '';
	// biome-ignore lint/suspicious/noDocumentCookie: the newer way is not in every browser
	document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${days * DAY}; Path=/; SameSite=Lax${secure}`;
}
