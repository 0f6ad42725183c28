import type { Edition } from './edition';
import { englishWords, spanishWords } from './words/words';

/** The editions that the program comes with, the unprefixed one first. */
export const ownEditions: readonly Edition[] = [
	{
		code: 'en',
		language: 'en',
		locale: 'en-GB',
		prefix: '',
		direction: 'ltr',
		name: 'English',
		ogLocale: 'en_GB',
		searchConfig: 'english',
		signUpLanguage: 'english',
		time_zone: 'Europe/Madrid',
		menuExternal: ['zh'],
		languageSites: ['zh'],
		former: [],
		words: englishWords,
	},
	{
		code: 'es',
		language: 'es',
		locale: 'es-ES',
		prefix: '/es',
		direction: 'ltr',
		name: 'Español',
		ogLocale: 'es_ES',
		searchConfig: 'spanish',
		signUpLanguage: 'spanish',
		time_zone: 'Europe/Madrid',
		menuExternal: [],
		languageSites: ['zh', 'ru'],
		former: [],
		words: spanishWords,
	},
];
