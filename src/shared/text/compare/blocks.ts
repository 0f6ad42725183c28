import { Fragment, type Node } from 'prosemirror-model';
import { htmlOf } from '../document-html';
import { readText } from '../places';
import { schema } from '../schema';

export type BlockKind = 'paragraph' | 'heading' | 'list' | 'table' | 'figure' | 'quote' | 'aside' | 'rule';

const KINDS: Readonly<Record<string, BlockKind>> = {
	h2: 'heading',
	h3: 'heading',
	h4: 'heading',
	ul: 'list',
	ol: 'list',
	dl: 'list',
	table_block: 'table',
	picture: 'figure',
	figure: 'figure',
	series: 'figure',
	video: 'figure',
	blockquote: 'quote',
	aside: 'aside',
	hr: 'rule',
};

/** A block of a text, as two texts are compared by it. */
export interface TextBlock {
	kind: BlockKind;
	/** What people read of it: a line a paragraph, an item, a row. */
	text: string;
	/** Addresses of what it leads to and shows, and how that is described: what changes without a word. */
	details: string[];
	/** Address of its first picture. */
	src?: string;
	/** The block in its one form: two that are the same have the same. */
	html: string;
}

/** Attributes of nodes and marks that people see, though no word of the text says so. */
const SHOWN = ['href', 'src', 'alt', 'data-series', 'data-video'] as const;

const shown = (attrs: Node['attrs']): string[] =>
	SHOWN.flatMap((name) => (typeof attrs[name] === 'string' && attrs[name] !== '' ? [attrs[name]] : []));

function detailsOf(block: Node): { details: string[]; src?: string } {
	const details = shown(block.attrs);
	let src: unknown = block.attrs.src;
	block.descendants((node) => {
		details.push(...shown(node.attrs), ...node.marks.flatMap((mark) => shown(mark.attrs)));
		src ??= node.attrs.src;
	});
	// A link of several words in different letters stands there once.
	const once = details.filter((one, at) => one !== details[at - 1]);
	return { details: once, ...(typeof src === 'string' ? { src } : {}) };
}

/** A document of one block. */
const alone = (block: Node): Node => schema.node('doc', null, Fragment.from(block));

export const kindOf = (block: Node): BlockKind => KINDS[block.type.name] ?? 'paragraph';

/** The blocks of a document, in order. */
export const blocksOf = (doc: Node): TextBlock[] =>
	doc.children.map((block) => ({
		kind: kindOf(block),
		text: readText(block),
		html: htmlOf(alone(block)),
		...detailsOf(block),
	}));
