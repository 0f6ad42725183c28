import type { LaterCatalogue } from '../../../../src/editions/words/words';

/** Placeholder words of an edition that nobody has written yet: a few in German, the others are missing. */
export const deWords: LaterCatalogue = {
	home: 'Startseite',
	news: 'Nachrichten',
	search: 'Suche',
	minutes_ago: '{n, plural, one {vor # Minute} other {vor # Minuten}}',
	results_count: '{n, plural, one {# Treffer} other {# Treffer}}',
	months: ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'],
};
