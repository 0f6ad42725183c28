import type { Edition } from '../../src/editions/edition';
import { laterWords } from '../../src/editions/words/words';
import { de_words } from './words/de/de';

/** What a developer adds to `src/editions/editions.ts` for a German edition. */
export const german: Edition = {
	code: 'de',
	language: 'de',
	locale: 'de-DE',
	prefix: '/de',
	direction: 'ltr',
	name: 'Deutsch',
	og_locale: 'de_DE',
	search_config: 'german',
	letter_language: 'german',
	time_zone: 'Europe/Berlin',
	menu_external: [],
	footer_external: ['zh'],
	words: laterWords(de_words, 'de-DE'),
};
