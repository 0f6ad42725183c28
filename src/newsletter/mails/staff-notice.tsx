import type { Edition } from '../../editions/edition';
import { NEWSROOM } from '../../shared/address/folders';
import { imprintOf } from '../../shared/site/brand';
import type { StaffNotice } from '../../shared/staff';
import type { EmailText, Sender } from '../email';
import { drawEmail, ink } from './layout';

/** Content of a notice. */
export interface Notice {
	kind: StaffNotice;
	article: { id: number; title: string };
	about: { minutes?: number };
}

/** The e-mail that informs the desk of what became of a planned article. */
export function staffNoticeEmail(sender: Sender, edition: Edition, { kind, article, about }: Notice): EmailText {
	const words = edition.words.newsroom.notices;
	const brand = sender.brand.name;
	const address = `${sender.newsroom_url}${NEWSROOM}/article/${article.id}`;
	const values = { title: article.title, minutes: about.minutes ?? 0 };
	const heading = words[kind].heading;
	const subject = words[kind].subject(values);
	const line = words[kind].line(values);
	const foot = words.foot({ brand });
	const html = drawEmail({
		edition,
		sender,
		title: subject,
		foot: <p style={ink.small}>{foot}</p>,
		children: (
			<>
				<h1 style={ink.head}>{heading}</h1>
				<p style={ink.text}>{line}</p>
				<p style={ink.text}>
					<a style={ink.button} href={address}>
						{words.button}
					</a>
				</p>
			</>
		),
	});
	return { subject, html, text: [heading, line, address, foot, `-- \n${imprintOf(sender.brand)}`].join('\n\n') };
}
