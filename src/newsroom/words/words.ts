import { createContext, use } from 'react';
import { type Compiled, compile } from '../../editions/messages';
import { localeOf } from '../time';
import type { en } from './en';
import type { es } from './es';

/** The texts of the newsroom, in the editor's language. */
export type Words = Compiled<typeof en, typeof es>;

export type Language = 'en' | 'es';
export const languages: readonly { code: Language; name: string }[] = [
	{ code: 'en', name: 'English' },
	{ code: 'es', name: 'Español' },
];

/** Returns the browser's language, for people who have not chosen one. */
export const languageOfBrowser = (): Language =>
	(navigator.languages.map((one) => one.slice(0, 2)).find((one) => one === 'en' || one === 'es') as Language) ?? 'en';

let spoken: Words | undefined;
/** Returns the words that were loaded last, for code that is no component. */
export const wordsNow = (): Words | undefined => spoken;

/** Loads the words of one language, and sets the language of the page. */
export async function loadWords(language: Language): Promise<Words> {
	const texts = language === 'es' ? (await import('./es')).es : (await import('./en')).en;
	document.documentElement.lang = language;
	spoken = compile(texts, localeOf(language)) as Words;
	return spoken;
}

const Context = createContext<Words | undefined>(undefined);
export const WordsProvider = Context.Provider;

/** The words of the page. */
export function useWords(): Words {
	const words = use(Context);
	if (!words) throw new Error('no words');
	return words;
}

/**
 * Returns a word of a list that grows with the entities, such as the name of a field; undefined where the list lacks
 * it.
 */
export const wordIn = (list: object, name: string): string | undefined => {
	const found = (list as Readonly<Record<string, unknown>>)[name];
	return typeof found === 'string' ? found : undefined;
};

/** Returns the label of a field or a value; its own name, made readable, where no label is written yet. */
export const named = (list: object, name: string): string => wordIn(list, name) ?? name.replaceAll('_', ' ');
