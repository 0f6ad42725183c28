import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timesAsLong } from '../../../tests/cost';
import { type Anchor, anchorAt, findAnchor, followAnchor } from './anchor';

/** Returns the anchor of the first place where the words occur. */
function anchorOf(text: string, quote: string, from = text.indexOf(quote)): Anchor {
	expect(from).toBeGreaterThanOrEqual(0);
	return anchorAt(text, { from, to: from + quote.length });
}
const wordsAt = (text: string, place: { from: number; to: number } | undefined) =>
	place && text.slice(place.from, place.to);
const followed = (earlier: string, later: string, quote: string, from?: number) =>
	wordsAt(later, followAnchor(earlier, later, anchorOf(earlier, quote, from)));

const TEXT = `Warsaw asks who would pay for a register, and how it could be filled within nine months.
Three of the seven have no register of any kind today.
Dublin signed within nine months of the vote.`;

describe('an anchor', () => {
	test('stays with its words where they stand more than once', () => {
		const second = TEXT.lastIndexOf('within nine months');
		const later = `First things first.\n${TEXT.replace('Three of the seven', 'Four')}`;
		const place = followAnchor(TEXT, later, anchorOf(TEXT, 'within nine months', second));
		expect(place?.from).toBe(later.lastIndexOf('within nine months'));
	});

	test('follows what is changed in its words', () => {
		expect(followed(TEXT, TEXT.replace('nine', 'twelve'), 'within nine months')).toBe('within twelve months');
		expect(followed(TEXT, TEXT.replace('filled within', 'filled in full within'), 'filled within nine months')).toBe(
			'filled in full within nine months',
		);
		expect(followed(TEXT, TEXT.replace('nine months.', 'a year.'), 'within nine months')).toBe('within a year');
	});

	test('is found again where its words were moved, and where they come back', () => {
		const [first = '', ...rest] = TEXT.split('\n');
		expect(followed(TEXT, [...rest, first].join('\n'), 'who would pay')).toBe('who would pay');
		const anchor = anchorOf(TEXT, 'Three of the seven');
		const without = TEXT.replace('Three of the seven have', 'They have');
		expect(followAnchor(TEXT, without, anchor)).toBeUndefined();
		expect(wordsAt(TEXT, followAnchor(without, TEXT, anchor))).toBe('Three of the seven');
	});

	test('is gone with its words, though the same stand elsewhere', () => {
		const [first = '', ...rest] = TEXT.split('\n');
		expect(followed(TEXT, rest.join('\n'), 'register', first.indexOf('register'))).toBeUndefined();
		expect(followed(TEXT, '', 'register')).toBeUndefined();
	});

	test('takes in a whole text that was written anew, and a long one, in its stride', () => {
		const long = Array.from({ length: 14_000 }, (_, n) => `word${n % 977}${n % 40 === 39 ? '\n' : ' '}`).join('');
		const other = long.replaceAll('word', 'other').replace('other500 ', 'the very words that are meant ');
		const follow = () => followed(`the very words that are meant ${long}`, other, 'the very words that are meant');
		expect(follow()).toBe('the very words that are meant');
		// Each word compared with each would take hundreds of times as long as to read them.
		expect(timesAsLong(follow, () => [long, other].map((text) => text.match(/\p{L}+|\P{L}/gu)))).toBeLessThan(100);
	});
});

/** Texts of few different words, so that the same words occur in many places. */
const word = fc.constantFrom('the', 'ban', 'tax', 'nine', 'months', 'Dublin', 'of', 'register', 'stock', 'week');
const some = fc.array(fc.tuple(word, fc.constantFrom(' ', ' ', ' ', ', ', '.\n')), { minLength: 0, maxLength: 40 });
const textOf = (words: [string, string][]) => words.map(([one, blank]) => one + blank).join('');
/** Changes of a list of words: where, how many go, what comes. */
const edits = fc.array(
	fc.tuple(fc.nat(), fc.nat({ max: 4 }), fc.array(fc.tuple(word, fc.constant(' ')), { maxLength: 4 })),
	{
		maxLength: 6,
	},
);
function edited(words: [string, string][], changes: [number, number, [string, string][]][]): [string, string][] {
	const out = [...words];
	for (const [at, n, come] of changes) out.splice(at % (out.length + 1), n, ...come);
	return out;
}

describe('random edits outside of the words', () => {
	test('never lose them, and lead to no other place, where they stand once', () => {
		fc.assert(
			fc.property(some, some, edits, edits, (before, after, left, right) => {
				const quote = 'a word of honour';
				const earlier = `${textOf(before)}${quote} ${textOf(after)}`;
				const start = textOf(edited(before, left));
				const later = `${start}${quote} ${textOf(edited(after, right))}`;
				const place = followAnchor(earlier, later, anchorOf(earlier, quote));
				expect(place).toEqual({ from: start.length, to: start.length + quote.length });
			}),
			{ numRuns: 2_000 },
		);
	});

	test('never lose words that stand in many places, one by one or with some of their neighbours', () => {
		fc.assert(
			fc.property(
				some,
				some,
				fc.array(word, { minLength: 2, maxLength: 5 }),
				edits,
				edits,
				(before, after, of, left, right) => {
					const quote = of.join(' ');
					const start = textOf(before);
					const moved = textOf(edited(before, left));
					const earlier = `${start}${quote} ${textOf(after)}`;
					const later = `${moved}${quote} ${textOf(edited(after, right))}`;
					fc.pre([earlier, later].every((text) => text.indexOf(quote) === text.lastIndexOf(quote)));
					const place = followAnchor(earlier, later, anchorOf(earlier, quote, start.length));
					expect(place).toEqual({ from: moved.length, to: moved.length + quote.length });
				},
			),
			{ numRuns: 2_000 },
		);
	});

	test('are nothing to an anchor that is read again at once', () => {
		fc.assert(
			fc.property(some, fc.nat(), fc.nat(), (words, a, b) => {
				const text = textOf(words);
				const from = a % (text.length + 1);
				const to = from + (b % (text.length - from + 1));
				if (from === to) return;
				const place = { from, to };
				expect(findAnchor(text, anchorAt(text, place))).toEqual(place);
				expect(followAnchor(text, text, anchorAt(text, place))).toEqual(place);
			}),
		);
	});
});
