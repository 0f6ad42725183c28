import type { Edition } from '../../../editions/edition';
import { editions } from '../../../editions/editions';
import type { Page } from '../../../queries/site/page';
import { imprintOf } from '../../../shared/site/brand';
import { type StandardPage, standardPages } from '../../../shared/site/standard-pages';
import { usePage } from '../../render/contexts';

const titleOf = ({ words }: Edition, name: StandardPage): string =>
	name === 'about' ? words.footer.about_us : words.footer[name];

/**
 * A page that menu, footer or consent bar link to before it is written; undefined for every other name. It is in no
 * table, and search engines do not keep it.
 */
export function unwrittenPage(edition: Edition, name: string): Page | undefined {
	const own = standardPages.find((one) => one === name);
	return (
		own && {
			id: 0,
			edition: edition.code,
			name,
			title: titleOf(edition, own),
			description: '',
			html: '',
			version: null,
			valid_from: null,
			updated_at: 0,
			translations: editions.filter((other) => other !== edition).map(({ code }) => ({ edition: code, name })),
		}
	);
}

/** The text until then: who publishes the site, how to ask, and a button for the cookie settings where they belong. */
export function Unwritten({ name }: { name: string }) {
	const { edition, site } = usePage();
	const { words } = edition;
	const { brand } = site;
	const { unwritten } = words;
	const own = standardPages.find((one) => one === name);
	return (
		<article className="c9 vr about">
			<header>
				<h1 className="hed hed--1">{own && titleOf(edition, own)}</h1>
			</header>
			<div className="about-text prose prose-body">
				<p>{own && unwritten[own]}</p>
				{own !== 'cookie' && <p>{unwritten.publisher({ brand: brand.name, publisher: imprintOf(brand) })}</p>}
				{brand.mail && (
					<p>
						{unwritten.ask} <a href={`mailto:${brand.mail}`}>{brand.mail}</a>
					</p>
				)}
				{(own === 'cookie' || own === 'policy') && (
					<p>
						<button className="btn btn--line" type="button" data-opens="consent">
							{words.footer.cookies_settings}
						</button>
					</p>
				)}
			</div>
		</article>
	);
}
