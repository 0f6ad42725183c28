import type { ConvertContext } from './text/convert';
import type { Markup } from './text/markup';

export interface SourceSite {
	kind: 'site';
	/** Address of the old site without a trailing slash. */
	url: string;
	title: string;
	/** As the channel says it ("en", "es-ES"). */
	language: string;
	/** When the export was made, as the channel says it. */
	exported: string;
}
export interface SourceAuthor {
	kind: 'author';
	login: string;
	name: string;
	hasMail: boolean;
}
export interface SourceTerm {
	kind: 'term';
	/** `category`, `post_tag` … */
	domain: string;
	/** Slug of the term that it stands under; empty for none. */
	parent: string;
	slug: string;
	name: string;
	description: string;
}
export interface SourceCategory {
	/** `category`, `post_tag`, `post_format` … */
	domain: string;
	slug: string;
	name: string;
}
export interface SourceItem {
	kind: 'item';
	/** Tells it apart within this import. */
	id: number;
	/** Its name for ever in the system it comes from; empty where that is its number. */
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
	/** Values of the few keys that are looked at. */
	meta: Partial<Record<string, string[]>>;
	comments: number;
	/** Who signed it, where the system knows more than one; else `creator` alone. */
	authors: { login: string; name: string }[];
	/** As `date_gmt`. */
	modified_gmt: string;
	/** What searches and shared links are to say, where somebody wrote it. */
	seo: { title: string; description: string };
	/** Sound or film that belongs to it, by address. */
	enclosures: string[];
	/** The picture above it, where the system says so by its address. */
	cover?: { address: string; alt: string; caption: string };
	/** Code of its language, where the system says so; and what it shares with its translations. */
	language: string;
	group: string;
	/** How the text is written, where a system has several ways. */
	format: 'html' | 'markdown';
	/** True where the export has a summary in place of the text. */
	isSummary: boolean;
	/** Names of what else was stored with it. */
	fields: string[];
}
/** What an export holds and an import leaves out. */
export interface SourceLeft {
	kind: 'left';
	/** Such as `comments`. */
	type: string;
	count: number;
}
export type SourceEvent = SourceSite | SourceAuthor | SourceTerm | SourceItem | SourceLeft;

/** What the lists of the old site were made of. */
export interface OldLists {
	/** Path of the old site: empty, or a folder. */
	base: string;
	/** Categories and tags that posts stand under. */
	filed: ReadonlyMap<string, SourceCategory>;
	/** Slugs of categories, and of those that they stand under. */
	parents: ReadonlyMap<string, string>;
	usedAuthors: ReadonlySet<string>;
	/** Days on which something was published, as `2024-05-31`. */
	days: ReadonlySet<string>;
}

/** Where lists of the old site find their like here. */
export interface Places {
	home: string;
	news: string;
	feed: string;
	/** Of a category or tag: its section, or the page of the tag that it became. */
	filed(category: SourceCategory): string;
	/** The page of an author who came in, by their name in the export. */
	author(login: string): string | undefined;
}

/** One system's export, told in the words that every import understands. */
export interface Source {
	/** Name of the system, with which every key begins: `wordpress`. */
	system: string;
	/**
	 * Reads the export from its start, one thing at a time; it is read more than once.
	 * @param onBytes told how many bytes were read
	 * @throws ImportError where it cannot be read
	 */
	events(onBytes?: (count: number) => void): AsyncGenerator<SourceEvent>;
	/** Reads the text of a piece. Never throws, whatever the text. */
	readText(item: SourceItem, context: ConvertContext): Markup;
	/** Every address a piece had, as sources of redirects. @param base path of the old site */
	addresses(item: SourceItem, base: string): string[];
	/** Addresses of lists, feeds and archives on the old site, and where each leads here. */
	archives?(lists: OldLists, places: Places): { source: string; target: string }[];
	/** How many places of the export were mended on the way. */
	mended?(): number;
	/** The piece that an address of the old site names by its number, where the system has such addresses. */
	numberIn(url: URL): number | undefined;
}

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
});
