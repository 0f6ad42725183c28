import { defaultEdition, editionByCode, editions } from '../editions/editions';
import type { StaffEmailKind } from '../shared/staff';
import { type Addressed, type EmailMessage, emailMessage, type Sender, staffMessage } from './email';
import { confirmationEmail } from './mails/confirmation';
import { issueEmail, type WeeklyIssue } from './mails/issue';
import { staffLinkEmail } from './mails/staff-link';

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

/**
 * Writes out an e-mail to somebody of the newsroom.
 * @param written.language the newsroom's for this person: an edition is written in it
 */
export function composeStaffEmail(
	sender: Sender,
	written: Addressed & { kind: StaffEmailKind; name: string; language: string },
): EmailMessage {
	const edition = editions.find(({ language }) => language === written.language) ?? defaultEdition;
	return staffMessage(sender, edition, written, staffLinkEmail(sender, edition, written));
}
