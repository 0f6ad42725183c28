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
	calculator: 'figure',
	video: 'figure',
	blockquote: 'quote',
	aside: 'aside',
	hr: 'rule',
};

/** A block of a text, in the form in which two texts are compared. */
export interface TextBlock {
	kind: BlockKind;
	/** Its words as people read them, with a line for each paragraph, item or row. */
	text: string;
	/** Addresses of its links and files, and their descriptions: they can change without a change of words. */
	details: string[];
	/** Address of its first picture. */
	src?: string;
	/** The block in its canonical form: equal blocks have equal HTML. */
	html: string;
}

/** Attributes of nodes and marks that people see, although the words of the text do not show them. */
const SHOWN = ['href', 'src', 'alt', 'data-series', 'data-video', 'data-calculator'] as const;

const shown = (attrs: Node['attrs']): string[] =>
	SHOWN.flatMap((name) => (typeof attrs[name] === 'string' && attrs[name] !== '' ? [attrs[name]] : []));

function detailsOf(block: Node): { details: string[]; src?: string } {
	const details = shown(block.attrs);
	let src: unknown = block.attrs.src;
	block.descendants((node) => {
		details.push(...shown(node.attrs), ...node.marks.flatMap((mark) => shown(mark.attrs)));
		src ??= node.attrs.src;
	});
	// A link over several words with different formatting counts once.
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
