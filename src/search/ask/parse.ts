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

/** A keyword in its terms: the first step of a search. */
export interface ParsedKeyword {
	/** As it is shown: blanks folded, at most 200 characters. */
	keyword: string;
	terms: SearchTerm[];
}

/** A keyword as it is searched and shown: blanks folded, at most 200 characters, storable. */
const cleanKeyword = (keyword: string): string =>
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
 * Parses a keyword: words, "quoted phrases", -minus. Never throws; other characters, and words beyond the maximum, are
 * left out.
 */
export function parseKeyword(given: string): ParsedKeyword {
	const keyword = cleanKeyword(given);
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
	return { keyword, terms };
}

/** The words that are searched for, in their order: none of an exclusion, and no run of Han. */
export const wantedWords = ({ terms }: Pick<ParsedKeyword, 'terms'>): SearchToken[] =>
	terms.filter((term) => !term.isNegative).flatMap((term) => term.tokens.filter((token) => !token.isHan));

/** More letters make a word that somebody wrote in capitals. */
const MAX_ACRONYM_CHARACTERS = 6;

/**
 * Whether a word of a question is an acronym ("TPD", "WHO"): a short word in capitals, alone or beside words that are
 * not. Of several words that are all in capitals none is.
 */
export function isAcronym(parsed: Pick<ParsedKeyword, 'terms'>, token: SearchToken): boolean {
	if (!token.isCapital || token.text.length > MAX_ACRONYM_CHARACTERS) return false;
	const words = wantedWords(parsed).filter((word) => /\p{L}/u.test(word.text));
	return words.length < 2 || words.some((word) => !word.isCapital);
}
