import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from './read-json';

const good = {
	id: 5,
	title: 'A title',
	known: { points: [{ at: 1_790_000_000, text: 'It is so.' }], unknown: 'Why.' },
	sources: [{ title: 'A law', url: 'https://law.example/', titles: { es: 'Una ley' } }],
	texts: { en: { name: 'A name', makes: [{ title: 'Coils', text: 'Many.' }] } },
	names: ['A firm'],
	brief: { html: '<p>Words.</p>', source: { title: 'A paper' } },
	content: { figures: [{ anything: 1 }] },
	published_at: 1_790_000_000,
	label: 'opinion',
	note: null,
};

test('a good row stays what it is, and is not copied', () => {
	expect(readJson(good)).toBe(good);
});

test.each([
	[
		'an entry of another shape leaves its list',
		{ sources: [{ title: 'A law' }, null, 5, { title: 5 }] },
		{ sources: [{ title: 'A law' }] },
	],
	[
		'a field of another shape leaves its entry',
		{ sources: [{ title: 'A law', url: 5 }] },
		{ sources: [{ title: 'A law' }] },
	],
	['what is no list is an empty one', { key_points: { a: 1 }, links: 'words' }, { key_points: [], links: [] }],
	['what is missing in it takes an object', { interviewee: { name: 'A name' } }, { interviewee: null }],
	[
		'a moment of any size stays: what is drawn of it is another matter',
		{ corrections: [{ at: 9e15, text: 'x' }] },
		{ corrections: [{ at: 9e15, text: 'x' }] },
	],
	[
		'a text of an edition that is none is left out',
		{ texts: { en: { name: 5, note: 'x' }, es: null } },
		{ texts: { en: { note: 'x' } } },
	],
	['rows within a row are read too', { brief: { source: { title: 5 } } }, { brief: { source: { title: '' } } }],
	['null where a list belongs is an empty one', { sources: null, texts: null }, { sources: [], texts: {} }],
	[
		'null where nothing need stand stays',
		{ interviewee: null, source: null, note: null },
		{ interviewee: null, source: null, note: null },
	],
])('%s', (_name, row, read) => {
	expect(readJson<object>(row)).toEqual(read);
});

test('any value is read without a fault, and reading it again changes nothing', () => {
	const name = fc.constantFrom(...Object.keys(good), 'corrections', 'people', 'figures', 'contents', 'source', 'links');
	fc.assert(
		fc.property(fc.dictionary(name, fc.jsonValue()), (row) => {
			const read = readJson(row);
			expect(readJson(read)).toEqual(read);
		}),
	);
});
