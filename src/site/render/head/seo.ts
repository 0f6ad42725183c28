import { pathOf } from '../../../editions/address';
import { editionOfPath } from '../../../editions/editions';
import { rootUrls } from '../../../editions/urls';
import type { Db } from '../../../platform/db/tx';
import { type SeoOverride, seoOverride } from '../../../queries/site/seo';
import { routes } from '../routes';
import { type Head, Missing, Redirect, type Site } from '../screen';
import { documentDescription, searchTitle } from './search-text';

/** Applies the editors' values over those of the content. */
export function withOverride(head: Head, override: SeoOverride | undefined): Head {
	if (!override) return head;
	const card = override.card === 'summary' || override.card === 'summary_large_image' ? override.card : head.card;
	return {
		...head,
		title: override.title ?? head.title,
		keywords: override.keywords ?? head.keywords,
		description: override.description ?? head.description,
		search: {
			...head.search,
			...(override.title === null ? {} : { title: override.title, isTitleFixed: true }),
			...(override.description === null ? {} : { isDescriptionFixed: true }),
		},
		image: override.image ?? head.image,
		canonical: override.canonical ?? head.canonical,
		robots: override.robots ?? head.robots,
		card,
	};
}

/**
 * Metadata of the page at a path, as its document prints it; undefined where there is no page.
 * @param now Unix seconds
 */
export async function seoOf(
	db: Db,
	site: Site,
	now: number,
	path: string,
): Promise<Record<string, string> | undefined> {
	const edition = editionOfPath(path);
	const route = routes.find(([pattern]) => {
		const fixed = pathOf(edition, pattern.replace(/\/\*$/, '') || '/');
		return pattern.endsWith('/*') ? path === fixed || path.startsWith(`${fixed}/`) : path === fixed;
	});
	if (!route) return undefined;
	const [pattern, screen] = route;
	const fixed = pathOf(edition, pattern.replace(/\/\*$/, '') || '/');
	const rest = path.slice(fixed.length).split('/').filter(Boolean);
	const opened = await screen.open({ db, edition, site, now, path, rest, query: new URLSearchParams(), tag: () => {} });
	if (opened instanceof Missing || opened instanceof Redirect) return undefined;
	const head = withOverride(opened.head, await seoOverride(db, path));
	const absolute = (value: string) => (value.startsWith('/') ? site.url + value : value);
	return {
		title: searchTitle(head),
		keywords: head.keywords ?? '',
		description: documentDescription(head, site.brand.name, edition.words.tagline),
		image: absolute(head.image ?? rootUrls.siteCard.href()),
		card: head.card ?? 'summary',
		canonical: absolute(head.canonical),
		robots: site.is_public ? (head.robots ?? 'index, follow') : 'noindex, nofollow',
	};
}
