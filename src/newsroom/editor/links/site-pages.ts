/** Kinds of pages that a text can link to. */
export type PageKind =
	| 'company'
	| 'market'
	| 'topic'
	| 'license'
	| 'tag'
	| 'article'
	| 'series'
	| 'enterprise'
	| 'book'
	| 'author'
	| 'tool';

/** A page of the site. */
export interface SitePage {
	kind: PageKind;
	title: string;
	/** What it is, in a few words. */
	line: string;
	/** Path on the site. */
	url: string;
}

/** Finds pages of the site by words in any order, the newest articles without words. */
export type FindPages = (words: string, signal: AbortSignal) => Promise<SitePage[]>;
