import { foldWord } from '../../../shared/search/search-text';

const wordsOf = (text: string): string[] =>
	text
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean)
		.map(foldWord);

/** True where each of the typed words begins a word of the text, in any order and with or without accents. */
export function hasWords(text: string, typed: string): boolean {
	const words = wordsOf(text);
	return wordsOf(typed).every((word) => words.some((one) => one.startsWith(word)));
}
