import { Fragment, type Node } from 'prosemirror-model';
import { htmlOf } from '../document-html';
import { alignBlocks } from './align';
import { blocksOf, type TextBlock } from './blocks';
import { mergeLists } from './merge-lists';

interface Block extends TextBlock {
	node: Node;
}

const parted = (doc: Node): Block[] => blocksOf(doc).map((block, at) => ({ ...block, node: doc.child(at) }));

/**
 * What two people have made of one text, with the changes of both in it: blocks that only one of them has changed, put
 * in or taken away.
 * @returns the text as HTML in its one form; undefined where both have changed the same block, or where the order of what
 * they put in is not clear
 */
export function mergeTexts(before: Node, mine: Node, theirs: Node): string | undefined {
	const blocks = mergeLists(
		...([parted(before), parted(mine), parted(theirs)] as const),
		({ html }) => html,
		(a, b) => alignBlocks(a, b).map((one) => [one.before, one.after] as const),
	);
	if (!blocks || blocks.length === 0) return undefined;
	const merged = before.copy(Fragment.fromArray(blocks.map(({ node }) => node)));
	try {
		merged.check();
	} catch {
		return undefined;
	}
	return htmlOf(merged);
}
