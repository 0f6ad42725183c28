import { usePage } from '../../render/contexts';
import { Honeypot } from '../honeypot';
import { signUpForm } from './sign-up-form';

/** The newsletter's sign-up for a rail: a plain form. One a page, because its field has an id. */
export function NewsletterBox() {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<section className="sidel">
			<h2>{words.sign_up_title}</h2>
			<p>{words.sign_up_line}</p>
			<form {...signUpForm(edition, 'rail')}>
				<label className="vh" htmlFor="rail-email">
					{words.email_address}
				</label>
				<input
					className="field"
					id="rail-email"
					name="email"
					type="email"
					autoComplete="email"
					maxLength={254}
					placeholder={words.email_address}
				/>
				<input type="hidden" name="form" value="rail" />
				<Honeypot id="rail-line" />
				<button className="btn" type="submit">
					{words.subscribe}
				</button>
			</form>
		</section>
	);
}
