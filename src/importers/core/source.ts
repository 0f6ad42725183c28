import type { ConvertContext } from './text/convert';
import type { Markup } from './text/markup';

/** The old site. */
export interface SourceSite {
	kind: 'site';
	/** Address of the old site without a trailing slash. */
	url: string;
	title: string;
	/** As the channel writes it ("en", "es-ES"). */
	language: string;
	/** Date of the export, as the channel writes it. */
	exported: string;
}
export interface SourceAuthor {
	kind: 'author';
	/** Its number in the old system; 0 where it has none. */
	id: number;
	login: string;
	name: string;
	hasMail: boolean;
}
/** A category or tag of the old site, also where posts do not use it. */
export interface SourceTerm {
	kind: 'term';
	/** Its number in the old system; 0 where it has none. */
	id: number;
	/** `category`, `post_tag` … */
	domain: string;
	/** Slug of the parent term; empty for none. */
	parent: string;
	slug: string;
	name: string;
	description: string;
}
/** A category, tag or format of one post. */
export interface SourceCategory {
	/** `category`, `post_tag`, `post_format` … */
	domain: string;
	slug: string;
	name: string;
}
/** A post, page, attachment or reusable block of the export; the names of its fields are WordPress's. */
export interface SourceItem {
	kind: 'item';
	/** Number that is unique within this import. */
	id: number;
	/** Permanent name in the original system; empty where the number is it. */
	key: string;
	type: string;
	status: string;
	title: string;
	link: string;
	creator: string;
	content: string;
	excerpt: string;
	slug: string;
	/** As written: `2013-01-05 17:00:49`, `0000-00-00 00:00:00` or empty. */
	date: string;
	date_gmt: string;
	pub_date: string;
	password: string;
	is_sticky: boolean;
	parent: number;
	menu_order: number;
	attachment_url: string;
	categories: SourceCategory[];
	/** Values of the few keys that the import reads. */
	meta: Partial<Record<string, string[]>>;
	comments: number;
	/** Its authors, where the system knows several; else `creator` alone. */
	authors: { login: string; name: string }[];
	/** As `date_gmt`. */
	modified_gmt: string;
	/** Title and description for search engines and shared links, where somebody wrote them. */
	seo: { title: string; description: string };
	/** Addresses of sound or film that belongs to it. */
	enclosures: string[];
	/** The picture above it, where the system gives its address. */
	cover?: { address: string; alt: string; caption: string };
	/** Code of its language, where the system has one; and the name of the group that it shares with its translations. */
	language: string;
	group: string;
	/** Markup of the text, where a system has several. */
	format: 'html' | 'markdown';
	/** True where the export has a summary in place of the text. */
	isSummary: boolean;
	/** Names of further fields that were stored with it. */
	fields: string[];
	/** Number of its signs that were Windows-1252 in a text of Unicode. */
	windows_signs: number;
}
/** Content of an export that an import leaves out. */
export interface SourceLeft {
	kind: 'left';
	/** Such as `comments`. */
	type: string;
	count: number;
}
export type SourceEvent = SourceSite | SourceAuthor | SourceTerm | SourceItem | SourceLeft;

/** Data from which the lists of the old site were made. */
export interface OldLists {
	/** Path of the old site: empty, or a folder. */
	base: string;
	/** Categories and tags of the posts. */
	filed: ReadonlyMap<string, SourceCategory>;
	/** Parents of categories, both by slug. */
	parents: ReadonlyMap<string, string>;
	usedAuthors: ReadonlySet<string>;
	/** Numbers of categories, tags and authors: `category:laws`, `post_tag:duty`, `author:ana`. */
	numbers: ReadonlyMap<string, number>;
	/** Days on which something was published, as `2024-05-31`. */
	days: ReadonlySet<string>;
}

/** Addresses here that replace lists of the old site. */
export interface Places {
	home: string;
	news: string;
	feed: string;
	/** The section of a category or tag, or the page of the tag that it became. */
	filed(category: SourceCategory): string;
	/** The page of an imported author, by their login in the export. */
	author(login: string): string | undefined;
}

/** The export of one system, read as events that every import understands. */
export interface Source {
	/** Name of the system, and the start of every import key: `wordpress`. */
	system: string;
	/**
	 * Reads the export from its start, one event at a time; it is read more than once.
	 * @param onBytes receives the number of bytes that were read
	 * @throws ImportError where it cannot be read
	 */
	events(onBytes?: (count: number) => void): AsyncGenerator<SourceEvent>;
	/** Reads the text of a piece. Never throws, whatever the text. */
	readText(item: SourceItem, context: ConvertContext): Markup;
	/** Every address that a piece had, as sources of redirects. @param base path of the old site */
	addresses(item: SourceItem, base: string): string[];
	/** Addresses of lists, feeds and archives on the old site, and where each leads here. */
	archives?(lists: OldLists, places: Places): { source: string; target: string }[];
	/** Number of places of the export that were repaired while reading. */
	mended?(): number;
	/** Number of the piece in an address of the old site, where the system has such addresses. */
	numberIn(url: URL): number | undefined;
}

/** Makes an item with empty fields, for a reader to fill. */
export const newItem = (): SourceItem => ({
	kind: 'item',
	id: 0,
	key: '',
	type: '',
	status: '',
	title: '',
	link: '',
	creator: '',
	content: '',
	excerpt: '',
	slug: '',
	date: '',
	date_gmt: '',
	pub_date: '',
	password: '',
	is_sticky: false,
	parent: 0,
	menu_order: 0,
	attachment_url: '',
	categories: [],
	meta: {},
	comments: 0,
	authors: [],
	modified_gmt: '',
	seo: { title: '', description: '' },
	enclosures: [],
	language: '',
	group: '',
	format: 'html',
	isSummary: false,
	fields: [],
	windows_signs: 0,
});
