import type { Edition } from '../../../editions/edition';
import { urls } from '../../../editions/urls';

/**
 * What every sign-up form says of itself: without a script it posts, and the page it posts to says what is wrong; with
 * one the words come at once.
 * @param form which of the forms it is, part of the proof of consent
 */
export function signUpForm(edition: Edition, form: 'popup' | 'footer' | 'rail' | 'home') {
	const { missing, invalid } = form === 'popup' ? edition.words.newsletter.popup : edition.words.newsletter.footer;
	return {
		method: 'post',
		action: urls.subscribe.href(edition),
		noValidate: true,
		'data-letter': form,
		'data-edition': edition.code,
		'data-missing': missing,
		'data-invalid': invalid,
		'data-failed': edition.words.dialogs.newsletter.failed,
	};
}
