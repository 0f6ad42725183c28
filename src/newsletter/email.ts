import { domainToUnicode } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import type { Edition } from '../editions/edition';
import { urls } from '../editions/urls';
import { sayLanguages, withoutMarks } from '../editions/words/untranslated';
import type { Brand } from '../shared/site/brand';

/** An e-mail address as its reader writes it: a domain of other letters than ASCII in those. */
export function shownAddress(to: string): string {
	const at = to.lastIndexOf('@') + 1;
	return to.slice(0, at) + (domainToUnicode(to.slice(at)) || to.slice(at));
}

/** An email as it is given to the mail server. */
export type EmailMessage = SendMailOptions & { messageId: string; envelope: { from: string; to: string[] } };

/** The sender of emails. */
export interface Sender {
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Origin of the newsroom, for emails to its people. */
	newsroom_url: string;
	mailFrom: string;
	brand: Pick<Brand, 'name' | 'legal_name' | 'address' | 'mail' | 'hidden'>;
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

/** Address of the page that the token of an email opens. */
export const subscriptionUrl = (site_url: string, edition: Edition, page: SubscriptionPage, token: string): string =>
	`${site_url}${urls[page].href(edition, { token })}`;

/** Fields of every e-mail: one recipient, addresses as objects (security rule 21), a fixed sender. */
function headOf(sender: Sender, { to, message_id, created_at }: Omit<Addressed, 'token'>, text: EmailText) {
	return {
		from: { name: sender.brand.name, address: sender.mailFrom },
		...(sender.brand.mail ? { replyTo: { name: sender.brand.name, address: sender.brand.mail } } : {}),
		to: { name: '', address: to },
		envelope: { from: sender.mailFrom, to: [to] },
		subject: withoutMarks(text.subject),
		text: withoutMarks(text.text),
		html: sayLanguages(text.html),
		messageId: `<${message_id}>`,
		date: new Date(created_at * 1000),
	};
}

/** Makes an e-mail to a member of the newsroom. It belongs to no list, so it has no headers to unsubscribe. */
export const staffMessage = (
	sender: Sender,
	edition: Edition,
	addressed: Omit<Addressed, 'token'>,
	text: EmailText,
): EmailMessage => ({
	...headOf(sender, addressed, text),
	headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': edition.language },
});

/**
 * Makes an email to a reader, with the headers by which mail programs offer to unsubscribe and recognise automatic
 * mail.
 */
export function emailMessage(sender: Sender, edition: Edition, addressed: Addressed, text: EmailText): EmailMessage {
	const host = new URL(sender.site_url).hostname;
	const leave = subscriptionUrl(sender.site_url, edition, 'unsubscribe', addressed.token);
	return {
		...headOf(sender, addressed, text),
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
