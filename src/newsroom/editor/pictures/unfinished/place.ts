import type { Node } from 'prosemirror-model';

/** A place in a text, by what is around it: it is found again in a text that was changed since. */
export interface Place {
	/** Number of the block of the text that it is in, or before which it is. */
	index: number;
	/** What that block is called and holds; empty where the place is between two blocks. */
	type: string;
	words: string;
	/** Numbers of the nodes that lead to it within that block. */
	path: number[];
	/** What the blocks above hold, the nearest first. */
	above: string[];
	/** What the next block below holds. */
	below: string;
}

/** Most blocks above that are noted, and most characters of one. */
const MOST = { blocks: 5, characters: 200 };

const isBlank = (node: Node) => node.type.name === 'p' && node.content.size === 0;

/** What tells a block from others: its words, or what it shows; empty for a blank line. */
function wordsOf(node: Node): string {
	if (node.type.name === 'p' && node.textContent.trim() === '') return '';
	return (node.textContent || JSON.stringify(node.attrs)).slice(0, MOST.characters);
}

/** Describes a position in a text. */
export function placeOf(doc: Node, at: number): Place {
	const $at = doc.resolve(at);
	const index = $at.index(0);
	const own = $at.depth > 0 ? doc.child(index) : undefined;
	const words = doc.children.map(wordsOf);
	const filled = (part: readonly string[]) => part.filter((one) => one !== '');
	return {
		index,
		type: own?.type.name ?? '',
		words: own ? wordsOf(own) : '',
		path: Array.from({ length: Math.max(0, $at.depth - 1) }, (_, depth) => $at.index(depth + 1)),
		above: filled(words.slice(0, index)).reverse().slice(0, MOST.blocks),
		below: filled(words.slice(own ? index + 1 : index))[0] ?? '',
	};
}

/** Number of the block with these words that is nearest to a number. */
function nearest(doc: Node, words: string, index: number): number | undefined {
	if (words === '') return undefined;
	const found = doc.children.flatMap((node, at) => (wordsOf(node) === words ? [at] : []));
	return found.sort((a, b) => Math.abs(a - index) - Math.abs(b - index))[0];
}

/** Position before a block of the text. */
const before = (doc: Node, index: number): number =>
	doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);

/** Position at the beginning of the words at a path; undefined where it leads to none. */
function within(doc: Node, index: number, path: readonly number[]): number | undefined {
	let node = doc.child(index);
	let at = before(doc, index) + 1;
	for (const step of path) {
		if (step >= node.childCount) return undefined;
		at += before(node, step) + 1;
		node = node.child(step);
	}
	return node.isTextblock ? at : undefined;
}

/** Position in the first blank line from a block on, or before what follows where each is taken. */
function from(doc: Node, index: number, taken: readonly number[]): number {
	for (let next = index; next < doc.childCount && isBlank(doc.child(next)); next += 1) {
		const at = before(doc, next) + 1;
		if (!taken.includes(at)) return at;
		index = next + 1;
	}
	return before(doc, index);
}

/**
 * Finds a place again: in its own block, after the nearest block above that remains, before the one below, or at the
 * end.
 * @param taken positions of other pictures
 */
export function positionOf(doc: Node, place: Place, taken: readonly number[]): number {
	const own = nearest(doc, place.words, place.index);
	if (own !== undefined) return within(doc, own, place.path) ?? before(doc, own + 1);
	for (const words of place.above) {
		const above = nearest(doc, words, place.index - 1);
		if (above === undefined) continue;
		const next = above + 1;
		// A list or table in which something else was changed.
		const isOwn = place.path.length > 0 && next < doc.childCount && doc.child(next).type.name === place.type;
		return (isOwn ? within(doc, next, place.path) : undefined) ?? from(doc, next, taken);
	}
	const below = nearest(doc, place.below, place.index + 1);
	if (below !== undefined) {
		const isLine = below > 0 && isBlank(doc.child(below - 1)) && !taken.includes(before(doc, below) - 1);
		return isLine ? before(doc, below) - 1 : before(doc, below);
	}
	const last = doc.childCount - 1;
	return from(doc, isBlank(doc.child(last)) ? last : last + 1, taken);
}
