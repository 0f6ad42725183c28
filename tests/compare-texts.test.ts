import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { soup } from '../src/platform/html/clean-html.fixture';
import { documentOfHtml } from '../src/platform/html/html-document';
import { changedRuns } from '../src/shared/text/changed-runs';
import { blockPlaces } from '../src/shared/text/compare/block-place';
import { blocksOf } from '../src/shared/text/compare/blocks';
import { compareTexts } from '../src/shared/text/compare/compare-texts';
import { timesAsLong } from './cost';

const blocks = (html: string) => blocksOf(documentOfHtml(html));
const compared = (before: string, after: string) => compareTexts(blocks(before), blocks(after));
const shownDiff = (before: string, after: string) =>
	compared(before, after).map((one) => [one.is, one.before?.text, one.after?.text]);

test('a paragraph that was changed is found among others that came and went', () => {
	expect(
		shownDiff(
			'<p>One stays.</p><p>The fee is at most 150 for a first entry.</p><p>Retailers declined to comment.</p>',
			'<p>One stays.</p><p>A new quotation altogether.</p><p>The fee is at most 180 for a first entry.</p>',
		),
	).toEqual([
		['same', 'One stays.', 'One stays.'],
		['new', undefined, 'A new quotation altogether.'],
		['changed', 'The fee is at most 150 for a first entry.', 'The fee is at most 180 for a first entry.'],
		['gone', 'Retailers declined to comment.', undefined],
	]);
});

test('a block that stands elsewhere is moved, another link or picture is a change, and so is another letter', () => {
	const [x, y, z] = ['<p>First words here.</p>', '<p>Second ones there.</p>', '<p>Third and last.</p>'];
	expect(compared(x + y + z, y + z + x).filter(({ is_moved }) => is_moved)).toHaveLength(2);
	const [link] = compared('<p>To <a href="/a">it</a></p>', '<p>To <a href="/b">it</a></p>');
	expect(link).toMatchObject({ is: 'changed', runs: [], details: { before: ['/a'], after: ['/b'] } });
	const [bold] = compared('<p>So it is</p>', '<p>So <strong>it</strong> is</p>');
	expect(bold).toMatchObject({ is: 'changed', runs: [] });
	expect(bold?.details).toBeUndefined();
});

test('a table is read by rows, and one cell of it is what differs', () => {
	const table = (n: number) =>
		`<table><tbody><tr><td>Italy</td><td>${n}</td></tr><tr><td>Spain</td><td>9</td></tr></tbody></table>`;
	const [one] = compared(table(20), table(22));
	expect(one?.before).toMatchObject({ kind: 'table', text: 'Italy | 20\nSpain | 9' });
	expect(one?.runs.map(({ from, to }) => one.before?.text.slice(from, to))).toEqual(['20']);
});

describe('any two texts', () => {
	test('stand in their comparison whole, each block once and in its order', () => {
		fc.assert(
			fc.property(soup, soup, (a, b) => {
				const [before, after] = [blocks(a), blocks(b)];
				const found = compareTexts(before, after);
				expect(found.flatMap((one) => one.before?.number ?? [])).toEqual(before.map((_, n) => n));
				expect(found.flatMap((one) => one.after?.number ?? [])).toEqual(after.map((_, n) => n));
				for (const { is, before: old, after: now, runs } of found) {
					expect(is === 'gone').toBe(now === undefined);
					expect(is === 'new').toBe(old === undefined);
					if (is !== 'changed' || !old || !now) continue;
					// What differs, put in the place of what was there, makes the one of the other.
					let [made, at] = ['', 0];
					for (const run of runs) {
						made += old.text.slice(at, run.from) + now.text.slice(run.fromLater, run.toLater);
						at = run.to;
					}
					expect(made + old.text.slice(at)).toBe(now.text);
				}
			}),
			{ numRuns: 500 },
		);
	});

	test('that are one text differ nowhere', () => {
		fc.assert(
			fc.property(soup, (html) => {
				expect(compared(html, html).every(({ is }) => is === 'same')).toBe(true);
			}),
			{ numRuns: 200 },
		);
	});

	test('have a place for each block of the earlier one, and places keep their order', () => {
		fc.assert(
			fc.property(soup, soup, (a, b) => {
				const [before, after] = [blocks(a), blocks(b)];
				const places = blockPlaces(before, after);
				expect(places).toHaveLength(before.length);
				for (const [n, { is, at }] of places.entries()) {
					expect(at).toBeLessThanOrEqual(after.length);
					expect(at).toBeGreaterThanOrEqual(places[n - 1]?.at ?? 0);
					if (is === 'same') expect(after[at]?.html).toBe(before[n]?.html);
				}
			}),
			{ numRuns: 300 },
		);
	});
});

/** Most times as long as to read its words that a comparison takes; each compared with each would take more. */
const MAX_RATIO = 100;

test('texts of fourteen thousand words are compared within the time of a request', () => {
	const read = (...all: string[]) => all.map((text) => text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu));
	const word = (n: number) => `w${(n * 7_919) % 2_003}`;
	const paragraph = (n: number, more = '') =>
		`<p>${Array.from({ length: 50 }, (_, at) => word(n * 50 + at)).join(' ')}${more}</p>`;
	const texts = [0, 1].map((which) =>
		Array.from({ length: 280 }, (_, n) => paragraph(n, which ? ` more${n}` : '')).join(''),
	);
	const [before, after] = texts.map(blocks) as [ReturnType<typeof blocks>, ReturnType<typeof blocks>];
	expect(
		timesAsLong(
			() => compareTexts(before, after),
			() => read(...texts),
		),
	).toBeLessThan(MAX_RATIO);
	const found = compareTexts(before, after);
	expect(found.map(({ is }) => is)).toEqual(found.map(() => 'changed'));
	// One paragraph of as many words, changed at both ends and in the middle.
	const long = Array.from({ length: 14_000 }, (_, n) => `${word(n)}${n % 20 === 19 ? '.' : ''}`);
	const other = long.toSpliced(7_000, 1, 'middle').toSpliced(1, 1, 'first').toSpliced(13_990, 1, 'last');
	const [earlier, later] = [long.join(' '), other.join(' ')];
	expect(
		timesAsLong(
			() => changedRuns(earlier, later),
			() => read(earlier, later),
		),
	).toBeLessThan(MAX_RATIO);
	expect(changedRuns(earlier, later).map(({ fromLater, toLater }) => later.slice(fromLater, toLater))).toEqual([
		'first',
		'middle',
		'last',
	]);
});
