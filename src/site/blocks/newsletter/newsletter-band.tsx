import { usePage } from '../../render/contexts';
import { Honeypot } from '../honeypot';
import { signUpForm } from './sign-up-form';

/** The weekly newsletter across a page: a plain form that works by itself. @param isQuiet between the rows of a list, not on the lamp */
export function NewsletterBand({ isQuiet = false }: { isQuiet?: boolean }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<section className={isQuiet ? 'letter letter--quiet' : 'letter'}>
			<div className="wrap">
				<div>
					<h2>{words.sign_up_title}</h2>
					<p>{words.sign_up_line}</p>
				</div>
				<div>
					<form className="form" {...signUpForm(edition, 'home')}>
						<label className="vh" htmlFor="home-email">
							{words.email_address}
						</label>
						<input
							className="field"
							id="home-email"
							name="email"
							type="email"
							autoComplete="email"
							maxLength={254}
							placeholder={words.email_address}
						/>
						<input type="hidden" name="form" value="home" />
						<Honeypot id="home-line" />
						<button className="btn" type="submit">
							{words.subscribe}
						</button>
					</form>
					<p className="help">{words.sign_up_promise}</p>
				</div>
			</div>
		</section>
	);
}
