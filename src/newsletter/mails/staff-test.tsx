import type { Edition } from '../../editions/edition';
import { imprintOf } from '../../shared/site/brand';
import type { EmailText, Sender } from '../email';
import { drawEmail, ink } from './layout';

/** The e-mail by which an administrator sees that mail leaves. */
export function staffTestEmail(sender: Sender, edition: Edition): EmailText {
	const { subject, line } = edition.words.newsroom.test_email;
	const brand = sender.brand.name;
	const title = subject({ brand });
	const html = drawEmail({
		edition,
		sender,
		title,
		foot: null,
		children: (
			<>
				<h1 style={ink.head}>{title}</h1>
				<p style={ink.text}>{line({ address: sender.site_url })}</p>
			</>
		),
	});
	return {
		subject: title,
		html,
		text: [title, line({ address: sender.site_url }), `-- \n${imprintOf(sender.brand)}`].join('\n\n'),
	};
}
