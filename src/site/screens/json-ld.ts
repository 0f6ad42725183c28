import { urls } from '../../editions/urls';
import type { PageRequest, Site } from '../render/screen';
import type { OpenListing } from './listing/open-listing';

/** The path from home to a page, itself included (schema.org BreadcrumbList). */
export const breadcrumbList = (site: Site, crumbs: readonly [name: string, path: string][]): object => ({
	'@context': 'https://schema.org',
	'@type': 'BreadcrumbList',
	itemListElement: crumbs.map(([name, path], i) => ({
		'@type': 'ListItem',
		position: i + 1,
		name,
		item: site.url + path,
	})),
});

/** A page that lists others, and their links in order. */
export interface Collection {
	/** Path of the page. */
	path: string;
	name: string;
	description: string;
	/** Paths of the listed pages. */
	items: readonly string[];
	/** Position of the first one in the whole list, 1 by default. */
	first?: number;
}

/** A page of a list with the pages that it lists, in order (schema.org CollectionPage). */
export function collectionPage(
	{ site, edition }: PageRequest,
	{ path, name, description, items, first = 1 }: Collection,
): object {
	const url = site.url + path;
	return {
		'@context': 'https://schema.org',
		'@type': 'CollectionPage',
		'@id': `${url}#page`,
		url,
		name,
		description,
		inLanguage: edition.language,
		isPartOf: {
			'@type': 'WebSite',
			'@id': `${site.url}/#website`,
			name: site.brand.name,
			url: site.url + urls.home.href(edition),
		},
		mainEntity: {
			'@type': 'ItemList',
			numberOfItems: items.length,
			itemListElement: items.map((item, i) => ({ '@type': 'ListItem', position: first + i, url: site.url + item })),
		},
	};
}

/** A page of a listing of articles. */
export const listingPage = (request: PageRequest, name: string, description: string, open: OpenListing): object =>
	collectionPage(request, {
		path: open.href(open.page),
		name,
		description,
		items: open.articles.map((article) => urls.article.href(request.edition, article)),
		first: (open.page - 1) * open.limit + 1,
	});
