import type { PageKind } from './links/site-pages';
import type { LeftOut } from './paste/left-out';
import type { Sent } from './paste/pending-pictures';

/** What the editor of a text says, in one language. */
export interface EditorWords {
	text: string;
	tools: string;
	/** Said in an empty text. */
	empty_hint: string;
	paragraph: string;
	heading: string;
	subheading: string;
	bold: string;
	italic: string;
	link: string;
	list: string;
	numbered: string;
	quote: string;
	note: string;
	facts: string;
	update: string;
	picture: string;
	table: string;
	series: string;
	calculator: string;
	video: string;
	video_address: string;
	video_wrong: string;
	/** A post of a network, quoted. */
	post: string;
	post_words: string;
	post_author: string;
	post_day: string;
	post_link: string;
	post_wrong: Readonly<Record<'words' | 'author' | 'href', string>>;
	find: string;
	annotate: string;
	undo: string;
	redo: string;
	row_above: string;
	row_below: string;
	column_before: string;
	column_after: string;
	remove_row: string;
	remove_column: string;
	remove_table: string;
	quotes: string;
	/** What the field of a link takes. */
	address: string;
	/** Said of an address that was typed. */
	link_address: string;
	page_kinds: Readonly<Record<PageKind, string>>;
	address_wrong: string;
	remove: string;
	close: string;
	alt: string;
	caption: string;
	credit: string;
	alt_line: string;
	alt_missing: string;
	alt_missing_line: string;
	size: string;
	size_small: string;
	size_text: string;
	size_wide: string;
	/** Terms and focal point of a picture, which hold wherever it is used. */
	terms: string;
	replace_picture: string;
	remove_picture: string;
	library: string;
	library_search: string;
	library_failed: string;
	library_found(count: number): string;
	more: string;
	upload: string;
	/** How much of a picture is stored. */
	uploaded(sent: Sent): string;
	uploading: string;
	series_search: string;
	/** Said in the text of a series that readers of the edition do not have; its address follows. */
	series_wrong: string;
	calculator_search: string;
	/** Said in the text of a calculator that readers do not have; its name follows. */
	calculator_wrong: string;
	insert: string;
	change: string;
	look_for: string;
	replace_by: string;
	next: string;
	before: string;
	replace: string;
	replace_all: string;
	/** Takes a paste back. */
	undo_paste: string;
	/** What of a paste did not come into the text. */
	left_out(leftOut: LeftOut): string;
	found(count: number, at: number): string;
	counts(words: number, characters: number): string;
	/** How many characters are left, and how many there may be, markup included. */
	near_limit(left: number, most: number): string;
	/** How many characters are too many. */
	over_limit(over: number, most: number): string;
}
