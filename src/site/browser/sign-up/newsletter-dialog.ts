import { readCookie, writeCookie } from '../consent/cookie';
import { openDialog } from '../layout/dialog';
import { isMobile } from '../mobile';
import { NEWSLETTER_COOKIE, NEWSLETTER_DAYS } from './newsletter-cookie';

/** True while the cookie bar, a dialog or a panel is open, none of which the pop-up may cover. */
const isBusy = () => document.querySelector('.cookie, dialog[open], .panel:not([hidden])') !== null;

async function show(): Promise<void> {
	if (readCookie(NEWSLETTER_COOKIE)) return;
	const dialog = await openDialog('letter');
	if (!dialog) {
		if (isBusy()) showWhenFree();
		return;
	}
	// On a telephone the keyboard would cover the text above the field.
	if (isMobile(navigator.userAgent)) {
		dialog.tabIndex = -1;
		dialog.focus();
	}
	const remember = () => writeCookie(NEWSLETTER_COOKIE, '1', NEWSLETTER_DAYS);
	dialog.addEventListener('close', () => {
		remember();
		removeEventListener('pagehide', remember);
	});
	addEventListener('pagehide', remember);
}

/**
 * Shows the newsletter pop-up, or waits until nothing else is in its place. Closing it, or leaving the page while it is
 * open, is remembered.
 */
export function showWhenFree(): void {
	if (!isBusy()) {
		void show();
		return;
	}
	const observer = new MutationObserver(() => {
		if (isBusy()) return;
		observer.disconnect();
		void show();
	});
	observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'hidden'] });
}
