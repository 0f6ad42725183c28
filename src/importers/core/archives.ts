import { decoded, slugOf } from '../../shared/address/slugs';
import { pathSource } from './addresses';
import type { OldLists, Places, SourceCategory } from './source';

/** Paths of a system's lists within the site, without a leading slash. */
export interface ListPaths {
	category: string;
	tag: string;
	author: string;
	feeds: readonly string[];
	/** True where there is a list of each year, month and day. */
	hasDays: boolean;
	/** True where each list has an address by a query too, as WordPress has: `/?cat=3`. */
	hasQueries: boolean;
}

/** An old address, and where it leads here. */
interface Led {
	source: string;
	target: string;
}

/** Paths of a category: its slug alone, and with the slugs of its parents before it. */
function pathsOf(category: SourceCategory, parents: ReadonlyMap<string, string>): string[] {
	const path = [category.slug];
	for (let parent = parents.get(category.slug); parent && path.length < 10; parent = parents.get(parent)) {
		if (path.includes(parent)) break;
		path.unshift(parent);
	}
	return [category.slug, path.join('/')];
}

/** Names of feeds in a query of WordPress; the first is the one that a site offers. */
const FEEDS = ['rss2', 'rss', 'atom', 'rdf', 'comments-rss2'];

/** Addresses of the same lists by a query: where the old site had no others, and beside those. */
function queriesOf({ base, filed, numbers, usedAuthors, days }: OldLists, places: Places): Led[] {
	const at = `${base === '' ? '/' : base}?`;
	const out: Led[] = [];
	const lead = (query: string, target: string | undefined) => {
		if (target !== undefined) out.push({ source: at + query, target });
	};
	for (const category of filed.values()) {
		const id = numbers.get(`${category.domain}:${category.slug}`);
		if (category.domain === 'post_tag') lead(`tag=${decoded(category.slug)}`, places.filed(category));
		else if (id !== undefined) lead(`cat=${id}`, places.filed(category));
	}
	for (const login of usedAuthors) {
		const id = numbers.get(`author:${login}`);
		if (id !== undefined) lead(`author=${id}`, places.author(login));
	}
	const periods = [...days].flatMap((day) => [4, 7, 10].map((length) => day.slice(0, length).replaceAll('-', '')));
	for (const period of new Set(periods)) lead(`m=${period}`, places.news);
	for (const feed of FEEDS) lead(`feed=${feed}`, places.feed);
	return out;
}

/**
 * Addresses of a system's own lists under its default names: categories, tags, authors, days, feeds, the further pages
 * of the site.
 */
export function archivesOf(lists: OldLists, places: Places, paths: ListPaths): Led[] {
	const { base } = lists;
	const out: Led[] = paths.hasQueries ? queriesOf(lists, places) : [];
	const lead = (path: string, target: string | undefined) => {
		if (target !== undefined) out.push({ source: pathSource(base + decoded(path)), target });
	};
	for (const category of lists.filed.values()) {
		const target = places.filed(category);
		if (category.domain === 'post_tag') lead(`/${paths.tag}/${category.slug}`, target);
		else for (const path of pathsOf(category, lists.parents)) lead(`/${paths.category}/${path}`, target);
	}
	for (const login of lists.usedAuthors)
		for (const name of new Set([login, slugOf(login)]))
			if (name !== '') lead(`/${paths.author}/${name}`, places.author(login));
	for (const day of paths.hasDays ? lists.days : []) {
		const [year, month, date] = day.split('-');
		for (const path of [`/${year}`, `/${year}/${month}`, `/${year}/${month}/${date}`]) lead(path, places.news);
	}
	for (const path of paths.feeds) lead(`/${path}`, places.feed);
	lead('/page', places.news);
	if (base !== '') out.push({ source: base, target: places.home });
	return out;
}
