import { usePage } from '../../render/contexts';
import { SignUpFields } from './sign-up-fields';

/** The newsletter's sign-up for a rail: a plain form. One a page, because its field has an id. */
export function NewsletterBox() {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<section className="sidel">
			<h2>{words.sign_up_title}</h2>
			<p>{words.sign_up_line}</p>
			<SignUpFields form="rail" />
		</section>
	);
}
