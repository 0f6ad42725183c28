import { urls } from '../../editions/urls';
import { usePage } from '../render/contexts';
import type { Head } from '../render/screen';
import { Consent } from './consent';
import { LanguageDialogs } from './language/language-dialogs';
import { NewsletterDialog, ThanksDialog } from './newsletter/newsletter-dialogs';

/** The dialogs of every page, as templates. The pages of the newsletter have no pop-up that asks for a subscription. */
export function Dialogs({ head }: { head: Head }) {
	const { edition } = usePage();
	return (
		<>
			<Consent />
			<LanguageDialogs head={head} />
			{!head.canonical.startsWith(urls.subscribe.href(edition)) && <NewsletterDialog />}
			<ThanksDialog />
		</>
	);
}
