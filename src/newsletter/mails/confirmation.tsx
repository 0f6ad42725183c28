import type { Edition } from '../../editions/edition';
import { imprintOf } from '../../shared/site/brand';
import { type Addressed, type EmailText, type Sender, shownAddress, subscriptionUrl } from '../email';
import { drawEmail, ink } from './layout';

/** Writes the email that asks to confirm a subscription. Of the request it contains only the address. */
export function confirmationEmail(sender: Sender, edition: Edition, { to, token }: Addressed): EmailText {
	const { confirmation } = edition.words.newsletter;
	const confirm = subscriptionUrl(sender.site_url, edition, 'confirm', token);
	const leave = subscriptionUrl(sender.site_url, edition, 'unsubscribe', token);
	const subject = confirmation.subject({ brand: sender.brand.name });
	const lines = [confirmation.asked({ email: shownAddress(to), brand: sender.brand.name }), confirmation.what_happens];
	const html = drawEmail({
		edition,
		sender,
		title: subject,
		foot: (
			<p style={ink.small}>
				{confirmation.not_you}{' '}
				<a style={ink.link} href={leave}>
					{confirmation.never_again}
				</a>
			</p>
		),
		children: (
			<>
				<h1 style={ink.head}>{confirmation.heading}</h1>
				{lines.map((line) => (
					<p key={line} style={ink.text}>
						{line}
					</p>
				))}
				<p style={ink.text}>
					<a style={ink.button} href={confirm}>
						{confirmation.button}
					</a>
				</p>
				<p style={ink.small}>
					{confirmation.or_copy}
					<br />
					<a style={ink.link} href={confirm}>
						{confirm}
					</a>
				</p>
			</>
		),
	});
	const text = [
		confirmation.heading,
		...lines,
		confirmation.button,
		confirm,
		'',
		confirmation.not_you,
		`${confirmation.never_again}: ${leave}`,
		'',
		'-- ',
		imprintOf(sender.brand),
	];
	return { subject, html, text: text.join('\n\n').replace(/\n{3,}/g, '\n\n') };
}
