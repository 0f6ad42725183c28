import { defaultEdition, editionByCode } from '../editions/editions';
import { type Addressed, type EmailMessage, emailMessage, type Sender } from './email';
import { confirmationEmail } from './mails/confirmation';
import { issueEmail, type WeeklyIssue } from './mails/issue';

/**
 * Writes an email out: that of an issue, or without one the email that asks to confirm.
 * @param written.edition code of the edition it is written in
 */
export function composeEmail(
	sender: Sender,
	written: Addressed & { edition: string; issue: WeeklyIssue | null },
): EmailMessage {
	const edition = editionByCode(written.edition) ?? defaultEdition;
	const text = written.issue
		? issueEmail(sender, edition, written, written.issue)
		: confirmationEmail(sender, edition, written);
	return emailMessage(sender, edition, written, text);
}
