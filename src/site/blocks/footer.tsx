import type { MenuKey } from '../../editions/edition';
import { dateParts } from '../../editions/relative-time';
import { urls } from '../../editions/urls';
import { Icon } from '../../ui/icon';
import { Wordmark } from '../../ui/wordmark';
import { usePage } from '../render/contexts';
import { each } from '../render/each';
import { fragment } from '../render/fragments/fragment';
import type { Head } from '../render/screen';
import { LanguageLink } from './header';
import { languagesOf } from './language/languages';
import { SignUpFields } from './newsletter/sign-up-fields';
import { isShown, Shortcuts } from './shortcuts';

const SECTIONS: MenuKey[] = ['home', 'company', 'product', 'regulation', 'china', 'data', 'exhibition', 'interview'];

/** Sections, about, the newsletter, social and mail. */
const FooterTop = fragment('footer-top', function FooterTop() {
	const { edition, site } = usePage();
	const { words } = edition;
	const { brand } = site;
	const about: [path: string, text: string][] = [
		[urls.about.href(edition), words.footer.about_us],
		[urls.page.href(edition, 'policy'), words.footer.policy],
		[urls.page.href(edition, 'terms'), words.footer.terms],
		[urls.page.href(edition, 'cookie'), words.footer.cookie],
		[urls.page.href(edition, 'imprint'), words.footer.imprint],
		[urls.subscribe.href(edition), words.newsletters],
	];
	return (
		<div className="wrap grid top">
			<div className="c2">
				<span className="logo">
					<Wordmark name={brand.name} mark={site.mark} logo={brand.logo} isLit isFirst={false} />
				</span>
			</div>
			<nav className="c3" id="footer-menu" aria-label={words.footer.sections}>
				<h2>{words.footer.sections}</h2>
				<ul className="two">
					{SECTIONS.filter((key) => isShown(brand, key)).map((key) => (
						<li key={key}>
							<a href={urls.menu.href(edition, key)}>{words.menu[key]}</a>
						</li>
					))}
				</ul>
			</nav>
			<nav className="c2" aria-label={words.footer.about}>
				<h2>{words.footer.about}</h2>
				<ul>
					{each(about, 'about', ([path, text]) => (
						<li key={path}>
							<a href={path}>{text}</a>
						</li>
					))}
					<li>
						<a href={urls.page.href(edition, 'cookie')} data-opens="consent">
							{words.footer.cookies_settings}
						</a>
					</li>
				</ul>
			</nav>
			<nav className="c2" aria-label={words.indexes.reference_menu}>
				<h2>{words.indexes.reference_menu}</h2>
				<ul>
					<Shortcuts edition={edition} brand={brand} />
				</ul>
			</nav>
			<div className="c3 sign">
				<h2>{words.footer.newsletter}</h2>
				<p>{words.footer.sign_up_line}</p>
				<SignUpFields form="footer" className="form" hasLamp />
				<h2 className="follow">{words.footer.follow}</h2>
				<div className="soc">
					{brand.twitter && (
						<a href={brand.twitter} rel="me">
							Twitter
						</a>
					)}
					{brand.youtube && (
						<a href={brand.youtube} rel="me">
							YouTube
						</a>
					)}
					{brand.mail && <a href={`mailto:${brand.mail}`}>{brand.mail}</a>}
					<a href={urls.feeds.href(edition)}>{words.footer.feeds}</a>
				</div>
			</div>
		</div>
	);
});

/** Sections, about, the newsletter, social and mail; age and audience notice, languages, copyright; back to top. */
export function Footer({ head }: { head: Head }) {
	const { edition, site, now } = usePage();
	const { words } = edition;
	const { brand } = site;
	return (
		<footer className="footer">
			<FooterTop />
			<div className="wrap base">
				<div className="age">
					<b>18+</b>
					<span>{words.footer.age}</span>
				</div>
				<nav className="langs" aria-label={words.footer.languages}>
					{languagesOf(edition, brand).map((code) => (
						<LanguageLink key={code} code={code} head={head} />
					))}
				</nav>
				<span>
					© {dateParts(edition, now)?.year} {brand.name}. {words.footer.rights}{' '}
					{brand.is_demonstration && words.footer.demonstration}
				</span>
			</div>
			<a className="top-btn" href="#top" aria-label={words.back_to_top} data-top="" hidden>
				<Icon name="up" />
			</a>
		</footer>
	);
}
