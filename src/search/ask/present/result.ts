import type { ArticleCard } from '../../../data/article-card';
import type { SearchKind } from '../../../data/tables/search-document';
import type { PopularTag } from '../../popular-tags';
import type { HitFacts } from '../run/facts';
import type { SearchFacets } from '../run/statements';
import type { Segment } from './highlight';

export interface SearchHit {
	kind: SearchKind;
	/** Id of the article, tag, author … */
	ref_id: number;
	/** Path within the edition, without its prefix (`/news/some-slug`). */
	url: string;
	title: string;
	titleMarked: Segment[];
	snippet: Segment[];
	/** Section key; null where it has none. */
	section: string | null;
	/** Unix seconds; null where it has no date. */
	published_at: number | null;
	/** Data of an article's row in a list; null for other kinds. */
	article: ArticleCard | null;
	/** Facts beside the title of a record, an event, a book or a series; null for other kinds. */
	facts: HitFacts | null;
}

/** Help for a search without results. */
export interface SearchHelp {
	/** Similar keywords that have results; at most five. */
	suggestions: string[];
	popular_tags: PopularTag[];
}

export interface SearchResult {
	/** The keyword as it was searched: whitespace folded, at most 200 characters. */
	keyword: string;
	list: SearchHit[];
	/** Where it is asked for and fewer than five have every word, what has most of them: on the first page, at most ten. */
	related: SearchHit[];
	/** Number of matches; with `totalIsFloor` there are more. */
	total: number;
	totalIsFloor: boolean;
	page: number;
	limit: number;
	has_more: boolean;
	/**
	 * Values of each facet among the matches of the other filters, most frequent first; for common words among the newest
	 * matches.
	 */
	facets: SearchFacets;
	/** The keyword that was probably meant. */
	did_you_mean?: string;
	/** True where the list is for `did_you_mean`, because the keyword itself has no matches. */
	corrected: boolean;
	/** Present for an empty keyword, and for one without matches. */
	help?: SearchHelp;
}

const NO_FACETS: SearchFacets = { kind: [], section: [], year: [], country: [], tag: [] };

/** A result without matches. */
export const nothingFound = (keyword: string, page: { page: number; limit: number }): SearchResult => ({
	keyword,
	list: [],
	related: [],
	total: 0,
	totalIsFloor: false,
	page: page.page,
	limit: page.limit,
	has_more: false,
	facets: NO_FACETS,
	corrected: false,
});
