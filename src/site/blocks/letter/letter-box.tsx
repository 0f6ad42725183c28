import { usePage } from '../../render/contexts';
import { Honeypot } from '../honeypot';
import { letterForm } from './letter-form';

/** The letter's sign-up for a rail: a plain form. One a page, because its field has an id. */
export function LetterBox() {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<section className="sidel">
			<h2>{words.letter_title}</h2>
			<p>{words.letter_line}</p>
			<form {...letterForm(edition, 'rail')}>
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
