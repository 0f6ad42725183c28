import { loadChunk } from '../chunk';
import { followActivity } from '../sign-up/activity';
import { NEWSLETTER_COOKIE } from '../sign-up/newsletter-cookie';
import { logAdvClicks } from './adv-log';
import { followConsent } from './choice';
import { readCookie } from './cookie';
import { ownConsent } from './own-consent';

/** Milliseconds after the page has loaded until the newsletter pop-up at the earliest (specification, section 9). */
const NEWSLETTER_DELAY = 30_000;

/**
 * Back may show a page as it was left: what was chosen on another meanwhile is followed here too, and asked for no
 * more.
 */
function onReturn({ persisted }: PageTransitionEvent): void {
	const consent = persisted && ownConsent();
	if (!consent) return;
	document.querySelector('.cookie')?.remove();
	followConsent(consent);
}

/**
 * What a page does once it has loaded and the browser is idle: it asks about cookies or follows what was chosen, and
 * waits with the newsletter pop-up, which does not come for 30 days after it was closed.
 */
export function startVisit(): void {
	const consent = ownConsent();
	if (consent) followConsent(consent);
	else loadChunk(() => import('./consent')).then(({ askConsent }) => askConsent(), reportError);
	addEventListener('pageshow', onReturn);
	logAdvClicks();
	if (readCookie(NEWSLETTER_COOKIE) || !document.querySelector('[data-pop-up]')) return;
	const activity = followActivity();
	setTimeout(() => {
		loadChunk(() => import('../sign-up/newsletter-dialog')).then(
			({ showWhenFree }) => showWhenFree(activity),
			reportError,
		);
	}, NEWSLETTER_DELAY);
}
