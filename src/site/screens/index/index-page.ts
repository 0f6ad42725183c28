import type { SectionKey } from '../../../editions/edition';
import { urls } from '../../../editions/urls';
import type { Head, Layout, PageRequest } from '../../render/screen';
import { breadcrumbList, collectionPage } from '../json-ld';
import { inEveryEdition } from '../listing/listing';
import { type IndexName, nameOfIndex } from './index-tabs';

/** Metadata of a page of an index. @param items paths that the page lists */
export function indexHead(
	request: PageRequest,
	name: IndexName,
	description: string,
	items: readonly string[],
	page = 1,
): Head {
	const { edition, site } = request;
	const path = urls[name].href(edition, page);
	const title = nameOfIndex(edition, name);
	return {
		title: page > 1 ? `${title} – ${edition.words.page_number({ page })}` : title,
		description,
		canonical: path,
		robots: items.length === 0 ? 'noindex, follow' : undefined,
		alternates: page === 1 ? inEveryEdition((one) => urls[name].href(one)) : undefined,
		jsonLd: [
			collectionPage(request, { path, name: title, description, items }),
			breadcrumbList(site, [
				[edition.words.home, urls.home.href(edition)],
				[title, path],
			]),
		],
	};
}

/** The layout around an index. @param line what the index holds, in a sentence */
export const indexLayout = (
	{ edition }: PageRequest,
	name: IndexName,
	line: string,
	background: SectionKey,
	styles: Layout['styles'] = ['indexes'],
): Layout => ({
	styles,
	section: background,
	fixedTitle: nameOfIndex(edition, name),
	bar: {
		title: nameOfIndex(edition, name),
		line,
		eventNews: false,
		background,
		art: `index-${name}`,
	},
});
