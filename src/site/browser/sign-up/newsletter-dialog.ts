import { readCookie, writeCookie } from '../consent/cookie';
import { dialogReady, openDialog } from '../layout/dialog';
import { isMobile } from '../mobile';
import type { Activity } from './activity';
import { SIGN_UP_FORM } from './form-selector';
import { NEWSLETTER_COOKIE, NEWSLETTER_DAYS } from './newsletter-cookie';

/** Milliseconds after the last key, and after a field was left, for which the keyboard is the reader's. */
const QUIET_MS = 5_000;

/** True where a sign-up form of the page was touched, holds an address, or says what is wrong with one. */
const isInUse = ({ usesForm }: Activity) =>
	usesForm ||
	document.activeElement?.closest(SIGN_UP_FORM) != null ||
	[...document.querySelectorAll<HTMLInputElement>(`${SIGN_UP_FORM} [name=email]`)].some(
		(field) => field.value !== '' || field.ariaInvalid === 'true',
	);

/** Milliseconds until the keyboard is free; undefined while a field has the focus. */
const quietIn = ({ at }: Activity): number | undefined =>
	document.activeElement?.matches('input, textarea, select, [contenteditable]')
		? undefined
		: Math.max(0, at + QUIET_MS - performance.now());

/** True while the cookie bar, a dialog or a panel is open, none of which the pop-up may cover. */
const isBusy = () => document.querySelector('.cookie, dialog[open], .panel:not([hidden])') !== null;

async function show(): Promise<void> {
	const dialog = await openDialog('letter');
	if (!dialog) return;
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
 * Shows the newsletter pop-up, or waits until nothing else is in its place and the reader neither types nor is in a field
 * (decision 102); it does not come where a sign-up form of the page is in use. Closing it, or leaving the page while it
 * is open, is remembered.
 */
export function showWhenFree(activity: Activity): void {
	const waiting = new AbortController();
	const { signal } = waiting;
	const observer = new MutationObserver(() => look());
	let timer = 0;
	const stop = () => {
		waiting.abort();
		observer.disconnect();
	};
	const look = () => void lookAround();
	const lookAround = async (): Promise<void> => {
		clearTimeout(timer);
		if (signal.aborted) return;
		if (isInUse(activity) || readCookie(NEWSLETTER_COOKIE)) {
			stop();
			return;
		}
		const wait = quietIn(activity);
		if (isBusy() || wait === undefined) return;
		if (wait > 0) {
			timer = window.setTimeout(look, wait);
			return;
		}
		try {
			// It is a moment on its way, in which the reader may begin to type.
			await dialogReady('letter');
		} catch {
			// The next page may show it.
			stop();
		}
		if (signal.aborted) return;
		if (isBusy() || quietIn(activity) !== 0) {
			look();
			return;
		}
		stop();
		await show();
	};
	addEventListener('focusout', look, { signal });
	observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'hidden'] });
	look();
}
