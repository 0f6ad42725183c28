import type { SearchKind } from '../../data/tables/search-document';

export interface SearchRequest {
	/** Code of the edition; a search never leaves it. */
	edition: string;
	/** Words, "quoted phrases" and -minus; the first 200 characters and 12 words count. */
	keyword: string;
	kind?: string;
	section?: string;
	year?: number;
	/** Slug. */
	tag?: string;
	/** ISO 3166 alpha-2 code, or "EU". */
	country?: string;
	sort?: 'relevance' | 'date';
	/** From 1. */
	page?: number;
	/** 1 to 50; the default is 20. */
	limit?: number;
	/** Whether what has most of the words follows where few documents have all. */
	related?: boolean;
	/** Kinds that are not searched. */
	without?: readonly SearchKind[];
}
