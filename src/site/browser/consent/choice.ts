import { CONSENT_AT_COOKIE, CONSENT_COOKIE, CONSENT_DAYS, type Consent, NOTICE_VERSION } from '../../../shared/consent';
import { logAdvsSeen } from './adv-log';
import { writeCookie } from './cookie';
import { countView } from './page-view';
import { clearRecentSearches } from './recent-searches';
import { dropVisitor } from './visitor';

/** What a choice allows, once there is one. */
export function followConsent(consent: Consent): void {
	countView(consent);
	logAdvsSeen();
}

/**
 * Stores a choice with the version of the notice and the time, and follows it. What it no longer allows is taken away.
 */
export function saveConsent(consent: Consent): void {
	const { necessary, performance, functional, targeting } = consent;
	writeCookie(CONSENT_COOKIE, JSON.stringify([necessary, performance, functional, targeting]), CONSENT_DAYS);
	writeCookie(
		CONSENT_AT_COOKIE,
		JSON.stringify({ version: NOTICE_VERSION, at: Math.floor(Date.now() / 1000) }),
		CONSENT_DAYS,
	);
	if (!performance) dropVisitor();
	if (!functional) clearRecentSearches();
	followConsent(consent);
}
