import { type Compiled, compile, lacksTexts, type PartialCatalogue } from '../messages';
import { en_words } from './en/en';
import { es_words } from './es/es';
import { markOf } from './untranslated';

/** The words of an edition, as everything uses them. */
export type Words = Compiled<typeof en_words, typeof es_words>;

/** A catalogue of a later edition: what it lacks stands in English. */
export type LaterCatalogue = PartialCatalogue<typeof en_words>;

/** Words of the English edition. */
export const english_words = compile(en_words, 'en-GB') as Words;

/** Words of the Spanish edition. */
export const spanish_words = compile(es_words, 'es-ES') as Words;

const partial = new WeakSet<Words>();

/** Words of an edition that may not be wholly translated. @param locale of its numbers and plurals */
export function laterWords(texts: LaterCatalogue, locale: string): Words {
	const words = compile(texts, locale, { texts: en_words, locale: 'en-GB', mark: markOf }) as Words;
	if (lacksTexts(texts, en_words)) partial.add(words);
	return words;
}

/** Whether some of an edition's words are those of another language, with marks around them. */
export const isPartial = (words: Words): boolean => partial.has(words);
