import type { Edition } from '../../editions/edition';
import { dateAndTime } from '../../editions/relative-time';
import { NEWSROOM } from '../../shared/address/folders';
import type { BackupProblem } from '../../shared/site/backup-states';
import { imprintOf } from '../../shared/site/brand';
import type { EmailText, Sender } from '../email';
import { drawEmail, ink } from './layout';

/** The e-mail that warns that there is no good backup: what failed, since when, and what to do. */
export function backupWarningEmail(
	sender: Sender,
	edition: Edition,
	{ state, reason, files = 0, goodAt }: BackupProblem,
): EmailText {
	const words = edition.words.newsroom.backups;
	const brand = sender.brand.name;
	const address = `${sender.newsroom_url}${NEWSROOM}`;
	const subject = words.subject({ brand });
	const heading = words.headings[state];
	const lines = [
		...(state === 'faulty' ? [words.files({ n: files })] : []),
		...(reason === undefined ? [] : [words.reason({ reason })]),
		goodAt === undefined ? words.none_good : words.good({ at: dateAndTime(edition, goodAt) }),
		words.advice,
		words.once,
	];
	const foot = words.foot({ brand });
	const html = drawEmail({
		edition,
		sender,
		title: subject,
		foot: <p style={ink.small}>{foot}</p>,
		children: (
			<>
				<h1 style={ink.head}>{heading}</h1>
				{lines.map((line) => (
					<p key={line} style={ink.text}>
						{line}
					</p>
				))}
				<p style={ink.text}>
					<a style={ink.button} href={address}>
						{words.button}
					</a>
				</p>
			</>
		),
	});
	return { subject, html, text: [heading, ...lines, address, foot, `-- \n${imprintOf(sender.brand)}`].join('\n\n') };
}
