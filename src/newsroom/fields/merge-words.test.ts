import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeField, mergeWords, placeAfter } from './merge-words';

test.each([
	['both at their ends', 'Oslo counts its shops', 'Today Oslo counts its shops', 'Oslo counts its shops again'],
	['one word each', 'one two three', 'ONE two three', 'one two THREE'],
	['lines of a list', 'a\nb\nc', 'a\nnew\nb\nc', 'a\nb\nc\nlast'],
	['one takes away', 'one two three four', 'two three four', 'one two three four five'],
])('%s: both changes stand', (_name, before, mine, theirs) => {
	const both = mergeWords(before, mine, theirs);
	expect(both).toBe(mergeWords(before, theirs, mine));
	expect(both).toBe(
		{
			'Oslo counts its shops': 'Today Oslo counts its shops again',
			'one two three': 'ONE two THREE',
			'a\nb\nc': 'a\nnew\nb\nc\nlast',
			'one two three four': 'two three four five',
		}[before],
	);
});

test.each([
	['the same word', 'one two', 'one 2', 'one zwei'],
	['the same place', '', 'Mine', 'Theirs'],
	['places that touch', 'one two', 'two', 'one  two'],
	['a word within what was taken away', 'one two three', 'one three', 'one twenty three'],
])('%s is for a person to say', (_name, before, mine, theirs) => {
	expect(mergeWords(before, mine, theirs)).toBeUndefined();
});

const words = fc.string({ unit: 'grapheme', maxLength: 12 });

test('whatever two people type apart stands, nothing else is touched, and no pair of characters is parted', () => {
	fc.assert(
		fc.property(words, words, words, words, words, (head, mine, middle, theirs, tail) => {
			const before = `${head}|${middle}|${tail}`;
			const both = mergeWords(before, `${head}${mine}|${middle}|${tail}`, `${head}|${middle}|${theirs}${tail}`);
			// Where the typed words equal their neighbours, the merge may place them differently.
			if (both !== undefined) expect(both).toBe(`${head}${mine}|${middle}|${theirs}${tail}`);
			expect(both?.isWellFormed() ?? true).toBe(true);
		}),
	);
});

test('one person’s change alone is what stands', () => {
	fc.assert(
		fc.property(words, words, (before, after) => {
			expect(mergeWords(before, after, before)).toBe(after);
			expect(mergeWords(before, before, after)).toBe(after);
			expect(mergeWords(before, after, after)).toBe(after);
		}),
	);
});

test('a field is words, lines of them, or asked about', () => {
	expect(mergeField('one two', 'ONE two', 'one TWO')).toBe('ONE TWO');
	expect(mergeField(null, 'Mine', null)).toBe('Mine');
	expect(mergeField(['a', 'b'], ['a', 'b', 'c'], ['new', 'a', 'b'])).toEqual(['new', 'a', 'b', 'c']);
	expect(mergeField([], ['mine'], ['theirs'])).toBeUndefined();
	expect(mergeField([{ id: 1 }], [{ id: 2 }], [])).toBeUndefined();
	expect(mergeField(1, 2, 3)).toBeUndefined();
});

test('a cursor stays at its words', () => {
	expect(placeAfter('one two', 'zero one two', 4)).toBe(9);
	expect(placeAfter('one two', 'one two three', 3)).toBe(3);
	expect(placeAfter('one two three', 'one three', 6)).toBe(5);
	fc.assert(
		fc.property(words, words, words, (head, typed, tail) => {
			const [before, after] = [`${head}|${tail}`, `${head}${typed}|${tail}`];
			for (const at of [0, head.length + 1, before.length])
				expect(placeAfter(before, after, at)).toBeLessThanOrEqual(after.length);
			expect(placeAfter(before, after, before.length)).toBe(after.length);
		}),
	);
});
