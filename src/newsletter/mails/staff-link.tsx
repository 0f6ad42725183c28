import type { Edition } from '../../editions/edition';
import { NEWSROOM } from '../../shared/address/folders';
import { imprintOf } from '../../shared/site/brand';
import type { StaffLinkEmail } from '../../shared/staff';
import type { EmailText, Sender } from '../email';
import { drawEmail, ink } from './layout';

/** Writes the e-mail that brings somebody of the newsroom a link. Of the request it contains only the address. */
export function staffLinkEmail(
	sender: Sender,
	edition: Edition,
	{ kind, to, name, token }: { kind: StaffLinkEmail; to: string; name: string; token: string },
): EmailText {
	const words = edition.words.newsroom.emails;
	const { subject, heading, line, button, foot } = words[kind];
	const brand = sender.brand.name;
	const address = `${sender.newsroom_url}${NEWSROOM}/link/${token}`;
	const values = { brand, name: name || to, email: to };
	const title = subject({ brand });
	const html = drawEmail({
		edition,
		sender,
		title,
		foot: <p style={ink.small}>{foot}</p>,
		children: (
			<>
				<h1 style={ink.head}>{heading}</h1>
				<p style={ink.text}>{line(values)}</p>
				<p style={ink.text}>
					<a style={ink.button} href={address}>
						{button}
					</a>
				</p>
				<p style={ink.small}>
					{words.or_copy}
					<br />
					<a style={ink.link} href={address}>
						{address}
					</a>
				</p>
			</>
		),
	});
	const text = [heading, line(values), button, address, foot, `-- \n${imprintOf(sender.brand)}`];
	return { subject: title, html, text: text.join('\n\n') };
}
