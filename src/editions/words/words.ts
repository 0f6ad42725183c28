import { type Compiled, compile, lacksTexts, type PartialCatalogue } from '../messages';
import { enWords } from './en/en';
import { esWords } from './es/es';
import { markOf } from './untranslated';

/** The words of an edition, as everything uses them. */
export type Words = Compiled<typeof enWords, typeof esWords>;

/** A catalogue of a later edition: what it lacks stands in English. */
export type LaterCatalogue = PartialCatalogue<typeof enWords>;

/** Words of the English edition. */
export const englishWords = compile(enWords, 'en-GB') as Words;

/** Words of the Spanish edition. */
export const spanishWords = compile(esWords, 'es-ES') as Words;

const partial = new WeakSet<Words>();

/** Words of an edition that may not be wholly translated. @param locale of its numbers and plurals */
export function laterWords(texts: LaterCatalogue, locale: string): Words {
	const words = compile(texts, locale, { texts: enWords, locale: 'en-GB', mark: markOf }) as Words;
	if (lacksTexts(texts, enWords)) partial.add(words);
	return words;
}

/** Whether some of an edition's words are those of another language, with marks around them. */
export const isPartial = (words: Words): boolean => partial.has(words);
