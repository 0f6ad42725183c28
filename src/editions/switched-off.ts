import { pages } from '../shared/address/addresses';
import { type Hideable, hideable } from '../shared/site/site-config';
import { editionOfPath } from './editions';

/** Address of the list of a type of article. */
const listOf = (type: string): string => `${pages.newsList}/${type}`;

/**
 * Addresses of each part that can be switched off: a pattern within an edition with everything below it. A pattern that
 * ends in `$` is that address alone, because other parts are below it.
 */
const places: Record<Hideable, readonly string[]> = {
	company: [listOf('company')],
	product: [listOf('product')],
	regulation: [listOf('regulation')],
	ai: [listOf('ai')],
	headline: [pages.headline],
	briefs: [pages.briefs],
	data: [pages.data],
	interview: [pages.interview],
	china: [pages.license],
	mainland: [pages.china],
	companies: [pages.companies],
	markets: [pages.markets],
	rules: [pages.rules],
	books: [pages.books],
	tags: [pages.tags],
	authors: [pages.authors],
	corrections: [pages.corrections],
	calculate: [pages.calculate, pages.calculateCsv, pages.calculateJson],
	tools: [`${pages.tools}$`],
	exhibition: [pages.topics],
	exhibitors: [pages.directory],
	wall: [pages.wall],
	calendar: [pages.calendar],
};

const splitPath = (path: string): string[] => path.split('/').filter(Boolean);

const patterns = hideable.flatMap((part) =>
	places[part].map((place) => ({
		part,
		isAlone: place.endsWith('$'),
		segments: splitPath(place.replace(/\$$/, '')),
	})),
);

/** The path of the page that is behind an address: without query, fragment, edition and the folder of its feed. */
function pageOf(address: string): string[] {
	const path = address.replace(/[?#].*$/, '');
	const segments = splitPath(path.slice(editionOfPath(path).prefix.length));
	const feeds = splitPath(pages.feeds);
	return feeds.every((segment, i) => segments[i] === segment) ? segments.slice(feeds.length) : segments;
}

/** The parts of the site to which an address belongs. @param address path of this site, with the edition's prefix */
export function partsAt(address: string): Hideable[] {
	const page = pageOf(address);
	return patterns
		.filter(
			({ segments, isAlone }) =>
				(isAlone ? page.length === segments.length : page.length >= segments.length) &&
				segments.every((segment, i) => segment.startsWith(':') || segment === page[i]),
		)
		.map(({ part }) => part);
}

/**
 * Whether an address belongs to a part that is switched off: nothing leads there.
 * @param hidden the parts that are switched off
 * @param address path of this site, with the edition's prefix
 */
export const isSwitchedOff = (hidden: readonly Hideable[], address: string): boolean =>
	hidden.length > 0 && partsAt(address).some((part) => hidden.includes(part));

/** Parts that are switched off at a page: a page of such a part goes on leading to the others of it. */
export const switchedOffFrom = (hidden: readonly Hideable[], address: string): readonly Hideable[] => {
	if (hidden.length === 0) return hidden;
	const own = partsAt(address);
	return hidden.filter((part) => !own.includes(part));
};
