import { MAX_WORD_CHARACTERS, type SearchToken, searchTokens } from '../../shared/search/search-text';

/** Longest keyword that is read, in characters, and most words of it that count. */
export const MAX_KEYWORD_CHARACTERS = 200;
export const MAX_WORDS = 12;
/** Characters of a run of Han that count; longer than any name. */
const MAX_RUN_CHARACTERS = 24;

/** One thing a reader asked for: a word, a compound ("e-cigarette"), or a phrase in quotation marks. */
export interface SearchTerm {
	/** Place in the keyword, with its quotation marks and minus. */
	start: number;
	end: number;
	/** Its words; their places are places in the keyword. */
	tokens: SearchToken[];
	isPhrase: boolean;
	/** Preceded by a minus: must not stand in the article. */
	isNegative: boolean;
}

/** A keyword as it is searched and shown: blanks folded, at most 200 characters, storable. */
export const cleanKeyword = (keyword: string): string =>
	keyword
		.toWellFormed()
		.replace(/[\s\p{Cc}]+/gu, ' ')
		.trim()
		.slice(0, MAX_KEYWORD_CHARACTERS)
		.toWellFormed()
		.trim();

// A minus counts at the start of a word only; a quotation mark without its partner is no sign at all.
const PART =
	/(?<=^|\s)(?<minus>[-−])?["“”«»„](?<phrase>[^"“”«»„]+)["“”«»„]|(?<=^|\s)(?<not>[-−])(?=[^\s])(?<negative>[^\s"“”«»„]+)|(?<word>[^\s"“”«»„]+)/gu;

/**
 * Reads a clean keyword: words, "quoted phrases", -minus. Never throws; what is no word, and what is one too many, is
 * left out.
 */
export function parseKeyword(keyword: string): SearchTerm[] {
	const terms: SearchTerm[] = [];
	let left = MAX_WORDS;
	for (const match of keyword.matchAll(PART)) {
		const { minus, phrase, not, negative, word } = match.groups ?? {};
		const at = match.index + (phrase === undefined ? (not ?? '').length : (minus ?? '').length + 1);
		const tokens = searchTokens(phrase ?? negative ?? word ?? '')
			.filter((token) => token.isHan || token.text.length <= MAX_WORD_CHARACTERS)
			.slice(0, left)
			.map((token) => ({
				...token,
				text: token.isHan ? [...token.text].slice(0, MAX_RUN_CHARACTERS).join('') : token.text,
				start: token.start + at,
				end: token.end + at,
			}));
		left -= tokens.length;
		if (tokens.length === 0) continue;
		terms.push({
			start: match.index,
			end: match.index + match[0].length,
			tokens,
			isPhrase: phrase !== undefined,
			isNegative: (minus ?? not) !== undefined,
		});
	}
	return terms;
}
