import type { Words } from '../../../../src/editions/words/en/en';
import { en_words } from '../../../../src/editions/words/en/en';

/** Placeholder words of an edition that nobody has written yet: a few in German, the others as they stand in English. */
export const de_words: Words = {
	...en_words,
	home: 'Startseite',
	news: 'Nachrichten',
	search: 'Suche',
	months: ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'],
};
