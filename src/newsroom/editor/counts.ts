import type { Node } from 'prosemirror-model';

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const WORD = /[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}'’.,-]*/gu;

/** How many words and characters a text has; each sign of Han or kana is a word. */
export function countsOf(doc: Node): { words: number; characters: number } {
	const text = doc.textBetween(0, doc.content.size, '\n', ' ');
	const signs = text.match(HAN)?.length ?? 0;
	return {
		words: signs + (text.replace(HAN, ' ').match(WORD)?.length ?? 0),
		characters: [...text.replaceAll('\n', '')].length,
	};
}
