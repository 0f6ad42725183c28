import type { SendMailOptions } from 'nodemailer';
import type { Edition } from '../editions/edition';
import { urls } from '../editions/urls';
import { sayLanguages, withoutMarks } from '../editions/words/untranslated';

/** An email as the mail server gets it. */
export type EmailMessage = SendMailOptions & { messageId: string; envelope: { from: string; to: string[] } };

/** Who emails come from. */
export interface Sender {
	/** Origin of the site without a trailing slash. */
	site_url: string;
	mailFrom: string;
	brand: { name: string; legal_name: string; address: string; mail: string };
}

export interface EmailText {
	subject: string;
	html: string;
	text: string;
}

export interface Addressed {
	to: string;
	message_id: string;
	token: string;
	/** Unix seconds. */
	created_at: number;
}

export type SubscriptionPage = 'confirm' | 'preferences' | 'unsubscribe';

/** Address of a page that an email's token opens. */
export const subscriptionUrl = (site_url: string, edition: Edition, page: SubscriptionPage, token: string): string =>
	`${site_url}${urls[page].href(edition, { token })}`;

/**
 * Puts an email into its envelope (security rule 21): addresses as objects, one recipient, a fixed sender, and the
 * headers by which mail programs offer to leave the list and know that no person waits for an answer.
 */
export function emailMessage(sender: Sender, edition: Edition, addressed: Addressed, text: EmailText): EmailMessage {
	const host = new URL(sender.site_url).hostname;
	const leave = subscriptionUrl(sender.site_url, edition, 'unsubscribe', addressed.token);
	return {
		from: { name: sender.brand.name, address: sender.mailFrom },
		replyTo: { name: sender.brand.name, address: sender.brand.mail },
		to: { name: '', address: addressed.to },
		envelope: { from: sender.mailFrom, to: [addressed.to] },
		subject: withoutMarks(text.subject),
		text: withoutMarks(text.text),
		html: sayLanguages(text.html),
		messageId: `<${addressed.message_id}>`,
		date: new Date(addressed.created_at * 1000),
		headers: {
			'List-Id': {
				prepared: true,
				value: `${edition.words.newsletter
					.list_name({ brand: sender.brand.name })
					.normalize('NFD')
					.replace(/[^\x20-\x7e]|[<>"\\]/g, '')} <weekly-${edition.code}.${host}>`,
			},
			'List-Unsubscribe': { prepared: true, value: `<${leave}>` },
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
			'Auto-Submitted': 'auto-generated',
			'Content-Language': edition.language,
		},
	};
}
