import { usePage } from '../../render/contexts';
import { fragment } from '../../render/fragments/fragment';
import { SignUpFields } from './sign-up-fields';

/**
 * The weekly newsletter across a page: a plain form that works by itself.
 * @param isQuiet between the rows of a list, not on the lamp
 */
export const NewsletterBand = fragment(
	'newsletter-band',
	function NewsletterBand({ isQuiet = false }: { isQuiet?: boolean }) {
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
						<SignUpFields form="home" className="form" />
						<p className="help">{words.sign_up_promise}</p>
					</div>
				</div>
			</section>
		);
	},
);
