import { type Compiled, compile, lacksTexts, type PartialCatalogue } from '../messages';
import { enWords } from './en/en';
import { esWords } from './es/es';
import type { LanguageWords } from './language-words';
import { markOf } from './untranslated';
import { catalogueOf, type Texts } from './word-table';

/** The words of an edition, as all code uses them. */
export type Words = Compiled<typeof enWords, typeof esWords>;

/** A catalogue of a further edition; English fills in the texts that it lacks. */
export type LaterCatalogue = PartialCatalogue<typeof enWords>;

/** Words of the English edition. */
export const englishWords = compile(enWords, 'en-GB') as Words;

/** Words of the Spanish edition. */
export const spanishWords = compile(esWords, 'es-ES') as Words;

const partial = new WeakSet<Words>();

const { languages } = enWords.dialogs;
const withQuestions = (questions: LanguageWords['questions']) => ({
	...enWords,
	dialogs: { ...enWords.dialogs, languages: { ...languages, questions } },
});
/** Every text that an edition may have: for each language there is the question before a reader leaves for it. */
export const wordTable = withQuestions({ ...esWords.dialogs.languages.questions, ...languages.questions });
/** Fills in the texts that a further edition lacks. The question is in the name of one edition, so it is left out. */
const underLater = withQuestions({});

/** Texts that the program comes with, by the code of the edition; there are none for further editions. */
export const ownTexts = (code: string): LaterCatalogue => (code === 'en' ? enWords : code === 'es' ? esWords : {});

/**
 * The words of an edition: those that the program comes with, replaced by imported ones, and English where there are
 * neither.
 * @param locale of its numbers and plurals
 * @param texts by key, as `soundTexts` lets them through
 */
export function wordsOf(code: string, locale: string, texts: Texts): Words {
	const own = ownTexts(code);
	if (Object.keys(texts).length === 0) {
		if (own === enWords) return englishWords;
		if (own === esWords) return spanishWords;
	}
	const all = catalogueOf(wordTable, texts, own);
	const words = compile(all, locale, { texts: underLater, locale: 'en-GB', mark: markOf }) as Words;
	if (lacksTexts(all, underLater)) partial.add(words);
	return words;
}

/** Whether some of an edition's words are in another language, with marks around them. */
export const isPartial = (words: Words): boolean => partial.has(words);
