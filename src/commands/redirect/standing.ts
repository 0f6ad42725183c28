/**
 * What answers at an address: `page` a page or a file of readers (200); `further` a further page of a list, which comes
 * and goes with what is listed; `other` something else that no redirect gets past (the newsroom, calls, forms behind a
 * token, addresses that lead on by themselves); `nothing`.
 */
export type Standing = 'page' | 'further' | 'other' | 'nothing';

/** The row on which it depends whether a page answers. */
export interface RowPlace {
	row: RowKind;
	edition: string;
	slug: string;
	/** The event under which an exhibitor is looked for. */
	topic?: string;
}

/** What the form of an address alone shows: its standing, or the row that is to be looked up. */
export type Place = Standing | RowPlace;

/** Kinds of rows that have a page, or a file. */
export type RowKind =
	| 'article'
	| 'article_id'
	| 'author'
	| 'book'
	| 'company'
	| 'data_series'
	| 'directory'
	| 'enterprise'
	| 'issue'
	| 'license'
	| 'market'
	| 'market_code'
	| 'media'
	| 'page'
	| 'province'
	| 'rule_market'
	| 'tag'
	| 'topic'
	| 'topic_feed'
	| 'wall';
