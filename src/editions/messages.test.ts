import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Catalogue, compile, type Message, type ParametersOf } from './messages';
import { enWords } from './words/en/en';
import { esWords } from './words/es/es';
import { plainly, sayLanguages, withoutMarks } from './words/untranslated';
import { englishWords, isPartial, spanishWords, wordsOf } from './words/words';

/** Every text of a catalogue by its path. */
function leaves(tree: unknown, path = ''): [path: string, text: string][] {
	if (typeof tree === 'string') return [[path, tree]];
	return Object.entries(tree as object).flatMap(([key, one]) => leaves(one, `${path}.${key}`));
}

describe('the words of an edition', () => {
	test('are the same texts in English and in Spanish, none of them empty in one alone', () => {
		const [english, spanish] = [new Map(leaves(enWords)), new Map(leaves(esWords))];
		expect([...spanish.keys()].filter((path) => !path.startsWith('.dialogs.languages.questions')).sort()).toEqual(
			[...english.keys()].filter((path) => !path.startsWith('.dialogs.languages.questions')).sort(),
		);
		for (const [path, text] of english)
			if (spanish.has(path)) expect([path, spanish.get(path) === '']).toEqual([path, text === '']);
	});

	test('are filled in where the other language fills them in too: a text is a function in both or in neither', () => {
		const kinds = (tree: unknown, path = ''): string[] =>
			typeof tree === 'object'
				? Object.entries(tree ?? {}).flatMap(([key, one]) => kinds(one, `${path}.${key}`))
				: [`${path} ${typeof tree}`];
		const own = (words: unknown) => kinds(words).filter((line) => !line.startsWith('.dialogs.languages.questions'));
		expect(own(spanishWords).sort()).toEqual(own(englishWords).sort());
	});

	test('count in the notation and the plurals of their language', () => {
		expect([1, 2, 1_284].map((n) => englishWords.results_count({ n }))).toEqual([
			'1 result',
			'2 results',
			'1,284 results',
		]);
		expect([1, 1_284, 12_840].map((n) => spanishWords.results_count({ n }))).toEqual([
			'1 resultado',
			'1.284 resultados',
			'12.840 resultados',
		]);
		expect([0, 1, 2].map((n) => spanishWords.exhibitions.in_days({ n }))).toEqual([
			'hoy',
			'mañana',
			'dentro de 2 días',
		]);
	});

	test('say what they want to be filled in, to the type', () => {
		expectTypeOf<ParametersOf<'{n, plural, one {# day} other {{n, number} days}} of {name}'>>().toEqualTypeOf<{
			readonly n: number;
			readonly name: string | number;
		}>();
		expectTypeOf<Message<'{count, plural, one {piece} other {pieces}}'>>().toEqualTypeOf<
			(parameters: { readonly count: number }) => string
		>();
		expectTypeOf<Message<'Nothing to fill in'>>().toEqualTypeOf<string>();
		expectTypeOf<Catalogue<{ a: 'x'; b: { c: 'y' } }>>().toEqualTypeOf<{
			readonly a: string;
			readonly b: { readonly c: string };
		}>();
	});

	test('that are no message are refused at the start', () => {
		expect(() => compile({ broken: '{n, plural, one {#}' }, 'en')).toThrow(SyntaxError);
	});
});

describe('an edition that is not wholly translated', () => {
	const german = wordsOf('de', 'de-DE', {
		news: 'Nachrichten',
		results_count: '{n, plural, one {# Treffer} other {# Treffer}}',
	});

	test('has its own words where it has some, and the English ones otherwise', () => {
		expect([german.news, german.results_count({ n: 12_840 })]).toEqual(['Nachrichten', '12.840 Treffer']);
		expect(withoutMarks(german.home)).toBe(englishWords.home);
		expect(withoutMarks(german.exhibitors_count({ n: 1_284 }))).toBe('1,284 exhibitors');
		expect([isPartial(german), isPartial(englishWords), isPartial(spanishWords)]).toEqual([true, false, false]);
		expect(plainly(german).exhibitors_count({ n: 1 })).toBe('1 exhibitor');
	});

	test('says on a page which texts are English, and nowhere where an element has no place', () => {
		const page = `<title>${german.home}</title><a title="${german.home}">${german.home}: ${german.news}</a><option>${german.back}</option>`;
		expect(sayLanguages(page)).toBe(
			'<title>Home</title><a title="Home"><span lang="en">Home</span>: Nachrichten</a><option>Back</option>',
		);
	});
});
