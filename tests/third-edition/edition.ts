import type { Edition } from '../../src/editions/edition';
import { laterWords } from '../../src/editions/words/words';
import { deWords } from './words/de/de';

/** What a developer adds to `src/editions/editions.ts` for a German edition. */
export const german: Edition = {
	code: 'de',
	language: 'de',
	locale: 'de-DE',
	prefix: '/de',
	direction: 'ltr',
	name: 'Deutsch',
	ogLocale: 'de_DE',
	searchConfig: 'german',
	signUpLanguage: 'german',
	time_zone: 'Europe/Berlin',
	menuExternal: [],
	footerExternal: ['zh'],
	words: laterWords(deWords, 'de-DE'),
};
