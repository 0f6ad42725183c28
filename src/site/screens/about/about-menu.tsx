import { urls } from '../../../editions/urls';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/**
 * The side list of the pages about the site.
 * @param current name of the page that shows it; `subscribe` for the newsletters
 */
export function AboutMenu({ current }: { current?: string | undefined }) {
	const { edition } = usePage();
	const { words } = edition;
	const items: [name: string, href: string, text: string][] = [
		['about', urls.page.href(edition, 'about'), words.footer.about_us],
		['policy', urls.page.href(edition, 'policy'), words.footer.policy],
		['terms', urls.page.href(edition, 'terms'), words.footer.terms],
		['cookie', urls.page.href(edition, 'cookie'), words.footer.cookie],
		['imprint', urls.page.href(edition, 'imprint'), words.footer.imprint],
		['subscribe', urls.subscribe.href(edition), words.newsletters],
		['feeds', urls.feeds.href(edition), words.feeds.title],
		['corrections', urls.corrections.href(edition), words.corrections],
	];
	return (
		<nav className="sticky about-menu" aria-label={words.about_site}>
			<p className="rail-h" aria-hidden="true">
				{words.about}
			</p>
			<ul className="mk">
				{each(items, 'items', ([name, href, text]) => (
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
