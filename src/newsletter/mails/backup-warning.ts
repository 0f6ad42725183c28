import type { Edition } from '../../editions/edition';
import { dateAndTime } from '../../editions/relative-time';
import { NEWSROOM } from '../../shared/address/folders';
import type { BackupProblem } from '../../shared/site/backup-states';
import type { EmailText, Sender } from '../email';
import { drawNotice } from './draw-notice';

/** The e-mail that warns that there is no good backup: what failed, since when, and what to do. */
export function backupWarningEmail(
	sender: Sender,
	edition: Edition,
	{ state, reason, files = 0, goodAt }: BackupProblem,
): EmailText {
	const words = edition.words.newsroom.backups;
	const brand = sender.brand.name;
	return drawNotice(sender, edition, {
		subject: words.subject({ brand }),
		heading: words.headings[state],
		lines: [
			...(state === 'faulty' ? [words.files({ n: files })] : []),
			...(reason === undefined ? [] : [words.reason({ reason })]),
			goodAt === undefined ? words.none_good : words.good({ at: dateAndTime(edition, goodAt) }),
			words.advice,
			words.once,
		],
		address: `${sender.newsroom_url}${NEWSROOM}`,
		button: words.button,
		foot: words.foot({ brand }),
	});
}
