import { check } from '../../../shared/input/checks';
import { call } from '../client';
import { writeCookie } from '../consent/cookie';
import { refusalOf } from '../forms/call-error';
import { openDialog, SENT_TO } from '../layout/dialog';
import { leaveFor } from '../pages/loading-logo';
import { announce } from '../toast';
import { sayBeside } from './form-message';
import { NEWSLETTER_COOKIE, NEWSLETTER_DAYS } from './newsletter-cookie';

/** Shows the reader what is wrong: the pop-up in a toast, the other forms under their field. */
function say(form: HTMLFormElement, field: HTMLInputElement, text: string): void {
	const dialog = form.closest('dialog');
	if (!dialog) {
		sayBeside(form, field, text);
		return;
	}
	if (!text) {
		field.removeAttribute('aria-invalid');
		return;
	}
	field.setAttribute('aria-invalid', 'true');
	announce(text, dialog);
	field.focus();
}

/** Keeps the address for the thanks on the next page; only this tab has it, and only until then. */
function keepForThanks(email: string): void {
	try {
		sessionStorage.setItem(SENT_TO, email);
	} catch {
		// Storage is blocked: the thanks say "your address".
	}
}

/**
 * Confirms that the email will come: the pop-up leads to a page that says so, the other forms open a dialog and are
 * emptied.
 */
async function thank(form: HTMLFormElement, field: HTMLInputElement): Promise<void> {
	// The pop-up does not ask a reader who has just signed up.
	writeCookie(NEWSLETTER_COOKIE, '1', NEWSLETTER_DAYS);
	if (form.dataset.letter === 'popup') {
		keepForThanks(field.value.trim());
		leaveFor(`${form.action}?success=1&dialog=1`);
		return;
	}
	try {
		const dialog = await openDialog('thanks');
		const address = dialog?.querySelector('[data-address]');
		if (address) address.textContent = field.value.trim();
		form.reset();
	} catch {
		// The page that the form would have led to says it too.
		leaveFor(`${form.action}?success=1`);
	}
}

/** Signs up for the newsletter with the values of the form; a second call meanwhile does nothing. */
export async function subscribe(form: HTMLFormElement): Promise<void> {
	const field = form.elements.namedItem('email');
	if (!(field instanceof HTMLInputElement) || form.hasAttribute('aria-busy')) return;
	// Only a program fills in an invisible field; the page that the form posts to answers it.
	if (form.querySelector<HTMLInputElement>('[aria-hidden=true] input')?.value) {
		form.submit();
		return;
	}
	const { missing = '', invalid = '', failed = '', edition, letter } = form.dataset;
	const email = field.value.trim();
	const wrong = email === '' ? missing : check(email, 'email') ? '' : invalid;
	say(form, field, wrong);
	if (wrong) return;
	const button = form.querySelector('[type=submit]');
	form.setAttribute('aria-busy', 'true');
	button?.classList.add('is-loading');
	try {
		await call('email/create', { body: { email, language: 'english', edition, form: letter }, isKnown: true });
		await thank(form, field);
	} catch (error) {
		say(form, field, refusalOf(error) ?? failed);
	} finally {
		form.removeAttribute('aria-busy');
		button?.classList.remove('is-loading');
	}
}
