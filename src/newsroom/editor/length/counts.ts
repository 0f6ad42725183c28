import type { Node } from 'prosemirror-model';

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const WORD = /[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}'’.,-]*/gu;

interface Counts {
	words: number;
	characters: number;
}

/** A block never changes: after a key only the one that was typed in is counted. */
const counted = new WeakMap<Node, Counts>();

function countsOfBlock(block: Node): Counts {
	const known = counted.get(block);
	if (known) return known;
	const text = block.textBetween(0, block.content.size, '\n', ' ') + (block.isLeaf ? ' ' : '');
	const signs = text.match(HAN)?.length ?? 0;
	const made = {
		words: signs + (text.replace(HAN, ' ').match(WORD)?.length ?? 0),
		characters: [...text.replaceAll('\n', '')].length,
	};
	counted.set(block, made);
	return made;
}

/** How many words and characters a text has; each sign of Han or kana is a word. */
export function countsOf(doc: Node): Counts {
	const sum = { words: 0, characters: 0 };
	for (const block of doc.children) {
		const { words, characters } = countsOfBlock(block);
		sum.words += words;
		sum.characters += characters;
	}
	return sum;
}
