import { articleUrl, pathOf } from '../../editions/links';
import type { Reading, Site } from '../screen';
import type { OpenListing } from './listing';

/** Where a page stands, from home down to itself (schema.org BreadcrumbList). */
export const breadcrumbList = (site: Site, crumbs: readonly [name: string, path: string][]): object => ({
	'@context': 'https://schema.org',
	'@type': 'BreadcrumbList',
	itemListElement: crumbs.map(([name, path], i) => ({ '@type': 'ListItem', position: i + 1, name, item: site.url + path })),
});

/** A page of a list and what stands on it, in order (schema.org CollectionPage). */
export function collectionPage({ site, edition }: Reading, name: string, description: string, open: OpenListing): object {
	const url = site.url + open.href(open.page);
	return {
		'@context': 'https://schema.org',
		'@type': 'CollectionPage',
		'@id': `${url}#page`,
		url,
		name,
		description,
		inLanguage: edition.language,
		isPartOf: { '@type': 'WebSite', '@id': `${site.url}/#website`, name: site.brand.name, url: site.url + pathOf(edition, '/') },
		mainEntity: {
			'@type': 'ItemList',
			numberOfItems: open.articles.length,
			itemListElement: open.articles.map((article, i) => ({ '@type': 'ListItem', position: (open.page - 1) * open.limit + i + 1, url: site.url + articleUrl(edition, article) })),
		},
	};
}
