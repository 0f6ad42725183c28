import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableRows, textErrorOf } from './check-text';
import { esWords } from './es/es';
import { readTranslatorsTable, translatorsTable } from './translators-table';
import { catalogueOf, type Texts, textsIn } from './word-table';
import { ownTexts, wordTable } from './words';

describe('a text that is brought', () => {
	test('is right where it is one of the program', () => {
		const spanish = textsIn(esWords).filter(([, text]) => text !== '');
		const english = tableRows().filter((row) => row.english !== '');
		expect(spanish.filter(([key, text]) => textErrorOf(key, text, 'es-ES'))).toEqual([]);
		expect(english.filter((row) => textErrorOf(row.key, row.english, 'en-GB'))).toEqual([]);
		expect(english.length).toBeGreaterThan(1_500);
	});

	test.each([
		['results_count', '{n, plural, one {# Treffer} other {# Treffer', 'de-DE', 'unreadable', []],
		['results_count', 'Treffer', 'de-DE', 'lacks', ['n']],
		['results_count', '{m, plural, one {# Treffer} other {# Treffer}}', 'de-DE', 'foreign', ['m']],
		['results_count', '{n, plural, one {#} few {#} other {#}}', 'de-DE', 'category', ['few']],
		['results_count', '{n, plural, one {#} other {#}}', 'pl-PL', 'no_category', ['many', 'few']],
		['results_count', '{n, plural, other {#件}}', 'ja-JP', undefined, []],
		['results_count', '{n, plural, zero {#} one {#} two {#} few {#} many {#} other {#}}', 'ar-EG', undefined, []],
		['home', 'Start {name}', 'de-DE', 'foreign', ['name']],
		['home', '{now, date}', 'de-DE', 'unreadable', []],
		['home', 'Start\u0007', 'de-DE', 'unreadable', []],
		['nowhere', 'Nirgends', 'de-DE', 'unknown', []],
		['csv_separator', '|', 'de-DE', 'separator', []],
		['csv_separator', ';', 'de-DE', undefined, []],
	] as const)('%s: %s in %s: %s', (key, text, locale, error, names) => {
		expect(textErrorOf(key, text, locale)).toEqual(error && { error, names });
	});
});

test('a table that is exported and brought back says the same, whatever stands in it', () => {
	const keys = tableRows().map(({ key }) => key);
	const anyText = fc.oneof(
		fc.string({ minLength: 1 }),
		fc.string({ minLength: 1, unit: 'grapheme' }),
		fc.constantFrom('=1+1', "'=1", "''-x", '-5', "'-5", '@a', '"', '""', 'a;b', 'a,b\tc', 'two\nlines', '+49', '＝x'),
	);
	const text = anyText.filter((one) => one.trim() !== '' && !one.includes('\r'));
	fc.assert(
		fc.property(fc.dictionary(fc.constantFrom(...keys), text), (texts: Texts) => {
			const back = readTranslatorsTable(translatorsTable('de', texts)) ?? [];
			expect(back.map(({ key }) => key)).toEqual(keys);
			expect(Object.fromEntries(back.filter((row) => row.text !== '').map((row) => [row.key, row.text]))).toEqual(
				Object.fromEntries(Object.entries(texts)),
			);
		}),
		{ numRuns: 30 },
	);
});

test('a table that a spreadsheet saved with semicolons names the lines its rows stand at', () => {
	const file = '\ufeffkey;english;text\r\nhome;Home;"Zwei\r\nZeilen"\r\n\r\nnews;News;Neues\r\n';
	expect(readTranslatorsTable(file)).toEqual([
		{ line: 2, key: 'home', text: 'Zwei\nZeilen' },
		{ line: 5, key: 'news', text: 'Neues' },
	]);
	expect(readTranslatorsTable('nothing\r\nof this')).toBeUndefined();
});

test('texts in an order are those of one language, and what nobody has said stays as the program comes with it', () => {
	const made = (texts: Texts, under: unknown) => new Map(textsIn(catalogueOf(wordTable, texts, under)));
	expect([...made({ home: 'Start', 'months.0': 'Jan' }, {})].filter(([, text]) => text !== '')).toEqual([
		['home', 'Start'],
	]);
	// A whole catalogue that is brought has the shape of the site's, lists without texts included.
	const english = Object.fromEntries(textsIn(wordTable));
	expect(catalogueOf(wordTable, english, {})).toEqual(wordTable);
	const spanish = new Map(textsIn(ownTexts('es')));
	expect(made({ home: 'Portada' }, ownTexts('es'))).toEqual(new Map([...spanish, ['home', 'Portada']]));
});
