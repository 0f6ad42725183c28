import type { Edition } from '../../editions/edition';
import { imprintOf } from '../../shared/site/brand';
import type { EmailText, Sender } from '../email';
import { drawEmail, ink } from './layout';

/** The words of an e-mail to the desk, and the address that its button opens. */
export interface NoticeWords {
	subject: string;
	heading: string;
	lines: readonly string[];
	address: string;
	button: string;
	foot: string;
}

/** Draws an e-mail to the desk: what has happened, and a button that leads to where it can be seen. */
export function drawNotice(
	sender: Sender,
	edition: Edition,
	{ subject, heading, lines, address, button, foot }: NoticeWords,
): EmailText {
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
						{button}
					</a>
				</p>
			</>
		),
	});
	return { subject, html, text: [heading, ...lines, address, foot, `-- \n${imprintOf(sender.brand)}`].join('\n\n') };
}
