import { urls } from '../../../editions/urls';
import { coverUrl } from '../../../shared/address/cover-url';
import { DialogTemplate } from '../../../ui/dialog-template';
import { usePage } from '../../render/contexts';
import { fragment } from '../../render/fragments/fragment';
import { Honeypot } from '../honeypot';
import { signUpForm } from './sign-up-form';

/** The newsletter pop-up: one field, the rule with its link, Subscribe, Decline. */
export const NewsletterDialog = fragment('newsletter-dialog', function NewsletterDialog() {
	const { edition } = usePage();
	const { words } = edition;
	const { newsletter } = words.dialogs;
	return (
		<DialogTemplate name="letter" labelledBy="letter-title" className="dialog dialog--letter" close={words.close}>
			<div className="art">
				{/* Lazy, or it would be fetched ahead with every page. */}
				<img
					src={coverUrl({ seed: 'letter6', kind: 'headline', scene: 'headland', mood: 'night' }, 40)}
					alt=""
					width="1280"
					height="720"
					loading="lazy"
					decoding="async"
				/>
			</div>
			<div className="in">
				<h2 id="letter-title">{words.sign_up_title}</h2>
				<p>{newsletter.line}</p>
				<form {...signUpForm(edition, 'popup')}>
					<label className="label" htmlFor="popup-email">
						{words.email_address}
					</label>
					<input
						className="field"
						id="popup-email"
						name="email"
						type="email"
						autoComplete="email"
						maxLength={254}
						placeholder={newsletter.placeholder}
					/>
					<input type="hidden" name="form" value="popup" />
					<Honeypot id="popup-line" />
					<p className="rule">
						{newsletter.rule}{' '}
						<a className="link" href={urls.page.href(edition, 'policy')}>
							{newsletter.policy}
						</a>
						.
					</p>
					<div className="acts">
						<button className="btn btn--lamp" type="submit">
							{words.subscribe}
						</button>
						<button className="btn btn--text" type="button" data-close="">
							{newsletter.decline}
						</button>
					</div>
				</form>
			</div>
		</DialogTemplate>
	);
});

/** After a sign-up: look into the inbox. The same for every address. */
export const ThanksDialog = fragment('thanks-dialog', function ThanksDialog() {
	const { edition, site } = usePage();
	const { words } = edition;
	const { thanks } = words.dialogs;
	return (
		<DialogTemplate name="thanks" labelledBy="thanks-title" close={words.close}>
			<svg className="tick" viewBox="0 0 120 56" aria-hidden="true">
				<circle cx="28" cy="28" r="24" />
				<path d="m17 28 8 8 15-17" />
				<path d="M60 10h60v1H60zM60 19h60v2H60zM60 29h60v3H60zM60 40h60v5H60z" />
			</svg>
			<h2 id="thanks-title">{thanks.title}</h2>
			<p>
				{thanks.line[0]} <b data-address="">{thanks.your_address}</b>, {thanks.line[1]}
			</p>
			<div className="acts">
				<a className="btn" href={urls.news.href(edition)} data-close="">
					{thanks.back}
				</a>
			</div>
			<p className="rule">
				{site.brand.mail ? thanks.nothing({ mail: site.brand.mail }) : words.newsletter.thanks_nothing}
			</p>
		</DialogTemplate>
	);
});
