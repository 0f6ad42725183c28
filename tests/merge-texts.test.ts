/** Two people's changes of one text or of one list, laid together. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from '../src/platform/html/clean-html';
import { soup } from '../src/platform/html/clean-html.fixture';
import { documentOfHtml } from '../src/platform/html/html-document';
import { mergeListField } from '../src/shared/text/compare/merge-lists';
import { mergeTexts } from '../src/shared/text/compare/merge-texts';
import { htmlOf } from '../src/shared/text/document-html';

const merge = (before: string, mine: string, theirs: string) =>
	mergeTexts(documentOfHtml(before), documentOfHtml(mine), documentOfHtml(theirs));
const printed = (html: string) => htmlOf(documentOfHtml(html));
const text = (...paragraphs: string[]) => paragraphs.map((one) => `<p>${one}</p>`).join('\n');

describe('a text', () => {
	const before = text('The committee met on Monday.', 'It heard nine firms.', 'A vote follows in June.');

	test('holds paragraphs that each of two has changed, also where they stand side by side', () => {
		const mine = text('The committee met on Tuesday.', 'It heard nine firms.', 'A vote follows in June.');
		const theirs = text('The committee met on Monday.', 'It heard eleven firms.', 'A vote follows in June.');
		const both = text('The committee met on Tuesday.', 'It heard eleven firms.', 'A vote follows in June.');
		expect(merge(before, mine, theirs)).toBe(both);
		const rewritten = text('Quite another beginning.', 'It heard nine firms.', 'A vote follows in June.');
		expect(merge(before, rewritten, theirs)).toBe(
			text('Quite another beginning.', 'It heard eleven firms.', 'A vote follows in June.'),
		);
	});

	test('holds what one put in and lacks what the other took away', () => {
		const longer = text(
			'The committee met on Monday.',
			'New: it was late.',
			'It heard nine firms.',
			'A vote follows in June.',
		);
		const shorter = text('The committee met on Monday.', 'It heard nine firms.');
		expect(merge(before, longer, shorter)).toBe(
			text('The committee met on Monday.', 'New: it was late.', 'It heard nine firms.'),
		);
	});

	test.each([
		['both changed one paragraph', text('A1', 'B'), text('A2', 'B'), text('A', 'B')],
		['one changed what the other took away', text('B'), text('A, with words', 'B'), text('A', 'B')],
		['both put something in at one place', text('A', 'X', 'B'), text('A', 'Y', 'B'), text('A', 'B')],
		['both wrote on at the end', text('A', 'B', 'X'), text('A', 'B', 'Y'), text('A', 'B')],
		['both moved one paragraph', text('B', 'A', 'C', 'D'), text('B', 'C', 'A', 'D'), text('A', 'B', 'C', 'D')],
		[
			'one moved what the other changed',
			text('B', 'C', 'A one two'),
			text('A one three', 'B', 'C'),
			text('A one two', 'B', 'C'),
		],
		['both began', text('X'), text('Y'), ''],
	])('asks where %s', (_, mine, theirs, seen) => {
		expect(merge(seen, mine, theirs)).toBeUndefined();
		expect(merge(seen, theirs, mine)).toBeUndefined();
	});

	test('holds once what both have done alike', () => {
		const alike = text('The committee met on Monday.', 'It heard eleven firms.', 'A vote follows in June.');
		expect(merge(before, alike, alike)).toBe(alike);
		const more = text('The committee met on Monday.', 'It heard eleven firms.', 'A vote follows in July.');
		expect(merge(before, alike, more)).toBe(more);
	});
});

/** Any text, as it is stored. */
const stored = soup.map((html) => cleanHtml(html));
/** A text of paragraphs with one word of its own each, and what becomes of each of them in two hands. */
const edits = fc.array(fc.constantFrom('stays', 'mine', 'theirs', 'mine gone', 'theirs gone', 'both'), {
	minLength: 1,
	maxLength: 9,
});

describe('any texts', () => {
	test('say what one has made of them where the other has changed nothing', () => {
		fc.assert(
			fc.property(stored, stored, (seen, mine) => {
				const made = printed(mine);
				for (const merged of [merge(seen, mine, seen), merge(seen, seen, mine)])
					if (made !== '') expect(merged).toBe(made);
			}),
		);
	});

	test('come to the same in whichever order the two save, and are a text as the house keeps it', () => {
		fc.assert(
			fc.property(stored, stored, stored, (seen, mine, theirs) => {
				const merged = merge(seen, mine, theirs);
				expect(merge(seen, theirs, mine)).toBe(merged);
				if (merged === undefined) return;
				documentOfHtml(merged).check();
				expect(cleanHtml(merged)).toBe(merged);
			}),
		);
	});

	test('hold the changes of both where no block was changed by both, and ask where one was', () => {
		fc.assert(
			fc.property(edits, (fates) => {
				// Each paragraph has words of its own, by which it is known again.
				const paragraph = (n: number, who = '') => `first${n} second${n} third${n} fourth${n}${who}`;
				const seen = fates.map((_, n) => paragraph(n));
				const hand = (own: 'mine' | 'theirs') =>
					fates.flatMap((fate, n) => {
						if (fate === `${own} gone`) return [];
						return [fate === own || fate === 'both' ? paragraph(n, ` by ${own}`) : paragraph(n)];
					});
				const merged = merge(text(...seen), text(...hand('mine')), text(...hand('theirs')));
				const both = fates.flatMap((fate, n) =>
					fate.endsWith('gone') ? [] : [fate === 'stays' ? paragraph(n) : paragraph(n, ` by ${fate}`)],
				);
				// A merge that leaves nothing was written by neither side, so the writer is asked.
				const isEmptyByBoth = both.length === 0 && fates.includes('mine gone') && fates.includes('theirs gone');
				expect(merged).toBe(fates.includes('both') || isEmptyByBoth ? undefined : text(...both));
			}),
		);
	});
});

describe('a list', () => {
	const [a, b, c] = [{ title: 'A', url: 'https://a.test' }, { title: 'B' }, { title: 'C' }];

	test('holds what one has added or changed beside what the other has', () => {
		expect(mergeListField([a, b], [a, b, c], [a, b])).toEqual([a, b, c]);
		expect(mergeListField([a, b], [a, b, c], [{ ...a, title: 'A2' }, b])).toEqual([{ ...a, title: 'A2' }, b, c]);
		expect(mergeListField(null, [1], null)).toEqual([1]);
		expect(mergeListField([1, 2, 3], [2, 3], [1, 2, 3, 4])).toEqual([2, 3, 4]);
		// The order of the keys is no difference.
		expect(mergeListField([a], [a, b], [{ url: 'https://a.test', title: 'A' }])).toEqual([a, b]);
	});

	test('asks where both have added at one place, or changed one member', () => {
		expect(mergeListField([a], [a, b], [a, c])).toBeUndefined();
		expect(mergeListField([a], [{ ...a, title: 'X' }], [{ ...a, title: 'Y' }])).toBeUndefined();
		expect(mergeListField('one', 'two', 'three')).toBeUndefined();
	});
});
