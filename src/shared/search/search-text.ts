/**
 * Words of a text as the search sees them. Documents and queries go through one function, so that they always agree;
 * nothing here depends on the database's locale.
 */

/** One word or one run of Han in a text. */
export interface SearchToken {
	/** Place in the original text, in UTF-16 units. */
	start: number;
	end: number;
	/** Lower case, compatibility forms folded (full-width letters, ligatures), accents kept. */
	text: string;
	/** A run without spaces that is searched in pairs of characters. */
	isHan: boolean;
	/** Two letters or more, all of them capitals: "WHO", "GB41700". */
	isCapital: boolean;
}

/** Longest word that is searched; a longer one is a key or a checksum. */
export const MAX_WORD_CHARACTERS = 64;

// Runs of Han and kana; numbers with their separators ("1,284", "2.1"); words with their marks and digits ("X2",
// "señal"). A number before letters is a word of its own, so "20mg" and "20 mg" are the same two words.
const TOKEN =
	/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+|\p{Nd}+(?:[.,]\p{Nd}+)*|[\p{L}--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]][[\p{L}\p{M}\p{Nd}\u00ad\u200b-\u200d\u2060]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]*/gv;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060]/g;
const CAPITALS = /^(?:\p{Nd}*\p{Lu}){2}[\p{Lu}\p{Nd}]*$/u;
const HAN_START = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: this is the range of ASCII
const ASCII = /^[\x00-\x7f]*$/;

/** The words of a text, in order, with their places. */
export function searchTokens(text: string): SearchToken[] {
	const tokens: SearchToken[] = [];
	TOKEN.lastIndex = 0;
	for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
		const raw = match[0];
		const start = match.index;
		const isAscii = ASCII.test(raw);
		let word = isAscii ? raw.toLowerCase() : raw.replace(INVISIBLE, '').normalize('NFKC').toLowerCase();
		// A comma or a point between digits is the same sign in two languages.
		if (word.includes(',')) word = word.replaceAll(',', '.');
		tokens.push({
			start,
			end: start + raw.length,
			text: word,
			isHan: !isAscii && HAN_START.test(raw),
			isCapital: raw.length <= MAX_WORD_CHARACTERS && CAPITALS.test(raw),
		});
	}
	return tokens;
}

/** Overlapping pairs of a run of Han; a single character is returned as it is. */
export function hanPairs(run: string): string[] {
	const characters = [...run];
	if (characters.length < 2) return characters;
	return characters.slice(1).map((character, at) => (characters[at] ?? '') + character);
}

const LETTERS: Readonly<Record<string, string>> = {
	ß: 'ss',
	ø: 'o',
	ł: 'l',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	æ: 'ae',
	œ: 'oe',
	ı: 'i',
};

/** A lower-case word without accents: "regulación" → "regulacion". */
export function foldWord(word: string): string {
	if (ASCII.test(word)) return word;
	return word
		.normalize('NFD')
		.replace(/\p{M}+/gu, '')
		.replace(/[ßøłđðþæœı]/g, (letter) => LETTERS[letter] ?? letter);
}

const COUNTED = /^\p{L}[\p{L}\p{N}]{2,31}$/u;

/**
 * Adds to a set the folded words of a text that are worth correcting towards: letters first, 3 to 32 characters, no
 * Han.
 */
export function addCountedWords(words: Set<string>, tokens: readonly SearchToken[]): void {
	for (const token of tokens) {
		if (token.isHan) continue;
		const word = foldWord(token.text);
		if (COUNTED.test(word)) words.add(word);
	}
}
