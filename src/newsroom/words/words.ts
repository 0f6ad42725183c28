import { createContext, use } from 'react';
import { type Compiled, compile } from '../../editions/messages';
import { localeOf } from '../time';
import type { en } from './en';
import type { es } from './es';

/** What the newsroom says, in the language that an editor has chosen. */
export type Words = Compiled<typeof en, typeof es>;

export type Language = 'en' | 'es';
export const languages: readonly { code: Language; name: string }[] = [
	{ code: 'en', name: 'English' },
	{ code: 'es', name: 'Español' },
];

/** The language of whoever has not chosen one. */
export const languageOfBrowser = (): Language =>
	(navigator.languages.map((one) => one.slice(0, 2)).find((one) => one === 'en' || one === 'es') as Language) ?? 'en';

let spoken: Words | undefined;
/** The words that were loaded last, for what is no component. */
export const wordsNow = (): Words | undefined => spoken;

/** Loads the words of one language, and says so to the page. */
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

/** A word of a list that grows with the nouns, such as the name of a field; undefined where the list lacks it. */
export const wordIn = (list: object, name: string): string | undefined => {
	const found = (list as Readonly<Record<string, unknown>>)[name];
	return typeof found === 'string' ? found : undefined;
};

/** The name of a field or a value, for people; itself, made readable, where nobody has named it yet. */
export const named = (list: object, name: string): string => wordIn(list, name) ?? name.replaceAll('_', ' ');
