import type { SearchToken } from '../../shared/search/search-text';

type Stems = ReadonlyMap<string, readonly string[]>;

/** Prefixes of a stop word that is kept as it is written; no lexeme of a stemmer begins with either. */
const IN_CAPITALS = '^';
const OF_TITLE = '_';

/** A stop word written in capitals ("WHO", "IT"): a name, which every field of a document keeps. */
export const capitalLexeme = (word: string): string => IN_CAPITALS + word;
/** A stop word of a title, however it is written; texts leave theirs out, because nearly all of them have it. */
export const titleLexeme = (word: string): string => OF_TITLE + word;
/** The word of a lexeme, without the prefix of a stop word. */
export const wordOfLexeme = (lexeme: string): string => lexeme.replace(/^[\^_]/, '');

/** The lexemes of a word of a document; a stop word has one only in a title or in capitals. */
export function lexemesOf(
	token: Pick<SearchToken, 'text' | 'isCapital'>,
	stems: Stems,
	isTitle: boolean,
): readonly string[] {
	const own = stems.get(token.text);
	// A word that was too long to be looked up has no entry.
	if (!own || own.length > 0) return own ?? [];
	const literal: string[] = [];
	if (token.isCapital) literal.push(capitalLexeme(token.text));
	if (isTitle) literal.push(titleLexeme(token.text));
	return literal;
}
