import { urls } from '../../editions/urls';
import { usePage } from '../render/contexts';
import type { Head } from '../render/screen';
import { Consent } from './consent';
import { LanguageDialogs } from './language/language-dialogs';
import { NewsletterDialog, ThanksDialog } from './newsletter/newsletter-dialogs';

/**
 * What the browser's script needs for the dialogs of a page: the cookie of the visitor, the address of the dialogs that
 * all pages share, and those that are the page's own, as templates. The pages of the newsletter have no pop-up that asks
 * for a subscription.
 */
export function Dialogs({ head }: { head: Head }) {
	const { edition, site } = usePage();
	const hasPopUp = !head.canonical.startsWith(urls.subscribe.href(edition));
	return (
		<>
			<template
				data-consent={site.view_cookie}
				data-dialogs={urls.dialogs.href(edition)}
				data-pop-up={hasPopUp ? '' : undefined}
			/>
			<LanguageDialogs head={head} />
		</>
	);
}

/** The dialogs that all pages share, as templates. */
export const SharedDialogs = () => (
	<>
		<Consent />
		<NewsletterDialog />
		<ThanksDialog />
	</>
);
