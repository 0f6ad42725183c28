import type { Edition } from '../editions/edition';
import { defaultEdition, editionByCode, knownEdition } from '../editions/editions';
import type { BackupProblem } from '../shared/site/backup-states';
import { type StaffEmailKind, type StaffNotice, staffNotices } from '../shared/staff';
import { type Addressed, type EmailMessage, type EmailText, emailMessage, type Sender, staffMessage } from './email';
import { backupWarningEmail } from './mails/backup-warning';
import { confirmationEmail } from './mails/confirmation';
import { issueEmail, type WeeklyIssue } from './mails/issue';
import { staffLinkEmail } from './mails/staff-link';
import { type Notice, staffNoticeEmail } from './mails/staff-notice';

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

/** An e-mail to somebody of the newsroom. */
interface StaffEmail extends Addressed {
	kind: StaffEmailKind;
	name: string;
	language: string;
	about: Notice['about'] & { backup?: BackupProblem };
	article: Notice['article'] | null;
}

const isNotice = (kind: StaffEmailKind): kind is StaffNotice => (staffNotices as readonly string[]).includes(kind);

/** @throws Error for a notice that is about nothing: its article is gone, and it with it */
function textOf(sender: Sender, edition: Edition, { kind, article, about, ...written }: StaffEmail): EmailText {
	if (kind === 'backup') {
		if (!about.backup) throw new Error('A warning of the backups names no problem.');
		return backupWarningEmail(sender, edition, about.backup);
	}
	if (!isNotice(kind)) return staffLinkEmail(sender, edition, { ...written, kind });
	if (!article) throw new Error('A notice to the desk is about no article.');
	return staffNoticeEmail(sender, edition, { kind, article, about });
}

/**
 * Writes out an e-mail to somebody of the newsroom.
 * @param written.language the newsroom's for this person: an edition is written in it, whether readers have it or not
 */
export function composeStaffEmail(sender: Sender, written: StaffEmail): EmailMessage {
	const edition = knownEdition(written.language) ?? defaultEdition;
	return staffMessage(sender, edition, written, textOf(sender, edition, written));
}
