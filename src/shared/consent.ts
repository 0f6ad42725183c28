/** What a visitor has agreed to: the four categories of the cookie settings, in the order in which they are stored. */
export interface Consent {
	necessary: boolean;
	performance: boolean;
	functional: boolean;
	targeting: boolean;
}

/** The consent before any choice: what is strictly necessary, and nothing else. */
export const defaultConsent: Consent = { necessary: true, performance: false, functional: false, targeting: false };

/** Cookie that carries the choice: JSON of four booleans (specification, section 4). */
export const CONSENT_COOKIE = 'cookie_choose';
/** Days for which the choice is kept. */
export const CONSENT_DAYS = 3_650;
/** Second cookie: JSON of the version of the cookie notice that was agreed to, and when, in Unix seconds. */
export const CONSENT_AT_COOKIE = 'cookie_choose_at';
/**
 * Key of recent searches in the browser's local storage, a JSON array; kept only with consent to functional cookies.
 */
export const RECENT_SEARCHES = 'recent_searches';
/** Version of the cookie notice. Raise it when the notice changes in substance: every visitor is then asked again. */
export const NOTICE_VERSION = '4.0';
/** Days after which a visitor is asked again. */
export const ASK_AGAIN_DAYS = 180;

/** The value of a cookie in a Cookie header; the first of its name counts. */
export function cookieValue(header: string | null, name: string): string | undefined {
	for (const part of (header ?? '').split(';')) {
		const equals = part.indexOf('=');
		if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
	}
	return undefined;
}

/** Reads the choice from a Cookie header; anything other than four booleans is no choice. */
function readConsent(header: string | null): Consent {
	const value = cookieValue(header, CONSENT_COOKIE);
	if (value === undefined || value.length > 400) return defaultConsent;
	try {
		const [necessary, performance, functional, targeting, ...rest] = JSON.parse(decodeURIComponent(value)) as unknown[];
		const choice = [necessary, performance, functional, targeting];
		if (rest.length > 0 || !choice.every((one) => typeof one === 'boolean')) return defaultConsent;
		return {
			necessary: true,
			performance: performance === true,
			functional: functional === true,
			targeting: targeting === true,
		};
	} catch {
		return defaultConsent;
	}
}

/**
 * The choice that is still valid; undefined where there is none, where it was made under another version of the notice,
 * or where it is older than `ASK_AGAIN_DAYS`.
 * @param cookies a Cookie header
 * @param now Unix seconds
 */
export function standingConsent(cookies: string | null, now: number): Consent | undefined {
	const consent = readConsent(cookies);
	if (consent === defaultConsent) return undefined;
	const noted = cookieValue(cookies, CONSENT_AT_COOKIE);
	if (noted === undefined) return consent;
	try {
		const { version, at } = JSON.parse(decodeURIComponent(noted)) as { version?: unknown; at?: unknown };
		return version === NOTICE_VERSION && typeof at === 'number' && now - at < ASK_AGAIN_DAYS * 86_400
			? consent
			: undefined;
	} catch {
		return undefined;
	}
}
