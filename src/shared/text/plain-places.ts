import type { Node } from 'prosemirror-model';
import type { Place } from './anchor';

/** The plain words of a text, and the position of each of its paragraphs in the document. */
export interface PlainText {
	text: string;
	blocks: { position: number; at: number; size: number }[];
}

/** Anything but text counts as one sign, so that positions stay right. */
const SIGN = '\uFFFC';

/** The plain words of a document: paragraphs, headings, cells and captions, each on a line of its own. */
export function plainTextOf(doc: Node): PlainText {
	const blocks: PlainText['blocks'] = [];
	let text = '';
	doc.descendants((node, position) => {
		if (!node.isTextblock) return true;
		if (blocks.length > 0) text += '\n';
		blocks.push({ position: position + 1, at: text.length, size: node.content.size });
		text += node.textBetween(0, node.content.size, '\n', SIGN);
		return false;
	});
	return { text, blocks };
}

/** Translates a range of the plain words to the document; undefined for a range outside of it. */
export function inDocument({ blocks }: PlainText, { from, to }: Place): Place | undefined {
	const first = blocks.findLast(({ at }) => at <= from);
	const last = blocks.findLast(({ at }) => at < to);
	if (!first || !last) return undefined;
	const start = first.position + Math.min(from - first.at, first.size);
	const end = last.position + Math.min(to - last.at, last.size);
	return start < end ? { from: start, to: end } : undefined;
}

/** Translates a range of the document to the plain words. */
export function inPlainText({ blocks, text }: PlainText, { from, to }: Place): Place {
	const at = (position: number) => {
		const block = blocks.findLast((one) => one.position <= position);
		return block ? Math.min(block.at + Math.min(position - block.position, block.size), text.length) : 0;
	};
	return { from: at(from), to: at(to) };
}
