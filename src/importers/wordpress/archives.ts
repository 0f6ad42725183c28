import { archivesOf, type ListPaths } from '../core/archives';
import type { OldLists, Places } from '../core/source';

const PATHS: ListPaths = {
	category: 'category',
	tag: 'tag',
	author: 'author',
	feeds: ['feed', 'feed/rss', 'feed/rss2', 'feed/atom', 'feed/rdf', 'rss', 'comments/feed'],
	hasDays: true,
	hasQueries: true,
};

/** Addresses of WordPress's own lists, and where each leads here. */
export const archives = (lists: OldLists, places: Places) => archivesOf(lists, places, PATHS);
