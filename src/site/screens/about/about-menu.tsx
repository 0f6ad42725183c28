import { pageUrl, pathOf } from '../../../editions/links';
import { usePage } from '../../render/contexts';

/**
 * The side list of the pages about the site.
 * @param current name of the page it stands on; `subscribe` for the letters
 */
export function AboutMenu({ current }: { current?: string | undefined }) {
	const { edition } = usePage();
	const { words } = edition;
	const items: [name: string, href: string, text: string][] = [
		['about', pageUrl(edition, 'about'), words.footer.about_us],
		['policy', pageUrl(edition, 'policy'), words.footer.policy],
		['terms', pageUrl(edition, 'terms'), words.footer.terms],
		['cookie', pageUrl(edition, 'cookie'), words.footer.cookie],
		['subscribe', pathOf(edition, '/about/subscribe'), words.newsletters],
	];
	return (
		<nav className="sticky about-menu" aria-label={words.about_site}>
			<p className="rail-h" aria-hidden="true">
				{words.about}
			</p>
			<ul className="mk">
				{items.map(([name, href, text]) => (
					<li key={name}>
						<a href={href} aria-current={name === current ? 'page' : undefined}>
							{text}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
