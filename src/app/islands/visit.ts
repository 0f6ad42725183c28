import { standingConsent } from '../../shared/consent';
import { logAdvClicks } from './adv-log';
import { followConsent } from './choice';
import { loadChunk } from './chunk';
import { readCookie } from './cookie';
import { LETTER_COOKIE } from './letter-cookie';

/** Milliseconds after the page has loaded until the newsletter pop-up (specification, section 9). */
const LETTER_DELAY = 30_000;

/**
 * What a page does once it has loaded and the browser is idle: it asks about cookies or follows what was chosen, and waits with the
 * newsletter pop-up, which does not come for 30 days after it was closed.
 */
export function startVisit(): void {
	const consent = standingConsent(document.cookie, Date.now() / 1000);
	if (consent) followConsent(consent);
	else loadChunk(() => import('./consent')).then(({ askConsent }) => askConsent(), reportError);
	logAdvClicks();
	if (readCookie(LETTER_COOKIE) || !document.querySelector('template[data-dialog=letter]')) return;
	setTimeout(() => {
		loadChunk(() => import('./letter-dialog')).then(({ showWhenFree }) => showWhenFree(), reportError);
	}, LETTER_DELAY);
}
