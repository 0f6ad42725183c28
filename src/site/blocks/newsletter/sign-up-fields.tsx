import { urls } from '../../../editions/urls';
import { usePage } from '../../render/contexts';
import { Honeypot } from '../honeypot';
import { signUpForm } from './sign-up-form';

interface SignUpFieldsProps {
	/**
	 * Name of the form, which the proof of consent records. It prefixes the ids of the fields, so a page has each form
	 * once.
	 */
	form: 'footer' | 'rail' | 'home';
	className?: string;
	hasLamp?: boolean;
}

/** A sign-up on one line, with an address and a button; a plain form that works without a script. */
export function SignUpFields({ form, className, hasLamp = false }: SignUpFieldsProps) {
	const { edition, isPreview } = usePage();
	const { words } = edition;
	const id = `${form}-email`;
	if (isPreview)
		return (
			<a className={hasLamp ? 'btn btn--lamp' : 'btn'} href={urls.subscribe.href(edition)}>
				{words.subscribe}
			</a>
		);
	return (
		<form className={className} {...signUpForm(edition, form)}>
			<label className="vh" htmlFor={id}>
				{words.email_address}
			</label>
			<input
				className="field"
				id={id}
				name="email"
				type="email"
				autoComplete="email"
				maxLength={254}
				placeholder={words.email_address}
			/>
			<input type="hidden" name="form" value={form} />
			<Honeypot id={`${form}-line`} />
			<button className={hasLamp ? 'btn btn--lamp' : 'btn'} type="submit">
				{words.subscribe}
			</button>
		</form>
	);
}
