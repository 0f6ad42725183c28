import { defaultEdition, editionByCode } from '../editions/editions';
import { type Addressed, type LetterMail, letterMail, type Sender } from './letter-mail';
import { confirmationLetter } from './mails/confirmation';
import { type WeeklyIssue, weeklyLetter } from './mails/weekly-letter';

/**
 * Writes a letter out: that of an issue, or without one the letter that asks to confirm.
 * @param written.edition code of the edition it is written in
 */
export function composeLetter(
	sender: Sender,
	written: Addressed & { edition: string; issue: WeeklyIssue | null },
): LetterMail {
	const edition = editionByCode(written.edition) ?? defaultEdition;
	const text = written.issue
		? weeklyLetter(sender, edition, written, written.issue)
		: confirmationLetter(sender, edition, written);
	return letterMail(sender, edition, written, text);
}
