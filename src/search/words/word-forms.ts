import type { SearchConfig } from '../../editions/edition';
import { foldWord } from '../../shared/search/search-text';
import { otherSpelling } from './spellings';

const ACUTE: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/**
 * Adds forms with the accents of Spanish endings, by which the stemmer decides what to cut: "regulación" becomes
 * "regul" and "regulacion" is unchanged, "almacén" becomes "almacen" and "almacen" becomes "almac". Accents before the
 * last syllable change no stem.
 */
function withAccent(word: string): string[] {
	const forms: string[] = [];
	const last = /^(.{2,})([aeiou])([ns])$/.exec(word);
	if (last) forms.push(`${last[1]}${ACUTE[last[2] ?? '']}${last[3]}`);
	const ia = /^(.{2,})ia(s|n|mos|is)?$/.exec(word);
	if (ia) forms.push(`${ia[1]}ía${ia[2] ?? ''}`);
	return forms;
}

/**
 * Words that a stemmer takes for stop words, though here they are half of a name: "Estados Unidos" would be any
 * "unido".
 */
const KEPT = new Map<SearchConfig, ReadonlyMap<string, string>>([
	[
		'spanish',
		new Map([
			['estado', 'estad'],
			['estados', 'estad'],
		]),
	],
]);

/** The lexeme of a word that is kept although the stemmer would leave it out. */
export const keptLexeme = (config: SearchConfig, word: string): string | undefined => KEPT.get(config)?.get(word);

/**
 * The forms under which a word is indexed and searched, the first without accents. In English and Spanish they follow
 * from the letters alone, so that a word with or without its accents, or in the spelling of another country, has the
 * same forms in a text and in a question.
 * @param word lower case, as `searchTokens` gives it
 */
export function formsOf(config: SearchConfig, word: string): string[] {
	const plain = foldWord(word);
	if (config === 'spanish') return [plain, ...withAccent(plain)];
	if (config === 'english') return [plain, otherSpelling(plain) ?? plain];
	// For other languages the accents that a stemmer needs are not known, so the word is kept as a form of its own.
	return [plain, word];
}
