import type { Edition } from '../../../editions/edition';
import { urls } from '../../../editions/urls';

/**
 * Attributes that all sign-up forms share. Without a script the form posts, and the next page shows errors; with one
 * they appear at once.
 * @param form name of the form, which the proof of consent records
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
