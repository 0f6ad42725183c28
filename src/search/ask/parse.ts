import { MAX_WORD_CHARACTERS, type SearchToken, searchTokens } from '../../shared/search/search-text';

/** Maximum characters of a keyword that are read, and maximum words that count. */
export const MAX_KEYWORD_CHARACTERS = 200;
export const MAX_WORDS = 12;
/** Maximum characters of a run of Han that count; longer than any name. */
const MAX_RUN_CHARACTERS = 24;

/** One term of a query: a word, a compound ("e-cigarette"), or a phrase in quotation marks. */
export interface SearchTerm {
	/** Position in the keyword, including its quotation marks and minus. */
	start: number;
	end: number;
	/** Its words; their positions are positions in the keyword. */
	tokens: SearchToken[];
	isPhrase: boolean;
	/** True after a minus: an article with this term is no match. */
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

// A minus counts only at the start of a word; a quotation mark without its partner is ignored.
const PART =
	/(?<=^|\s)(?<minus>[-−])?["“”«»„](?<phrase>[^"“”«»„]+)["“”«»„]|(?<=^|\s)(?<not>[-−])(?=[^\s])(?<negative>[^\s"“”«»„]+)|(?<word>[^\s"“”«»„]+)/gu;

/**
 * Parses a clean keyword: words, "quoted phrases", -minus. Never throws; other characters, and words beyond the
 * maximum, are left out.
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
