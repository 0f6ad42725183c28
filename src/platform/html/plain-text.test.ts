import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml, countWords, plainText, readingMinutes } from './clean-html';
import { soup } from './clean-html.fixture';

describe('plainText', () => {
	test('ends a line with each block, keeps cells apart, leaves out what nobody reads', () => {
		expect(
			plainText(
				'<h2>A&amp;B</h2><p>one\ntwo<br>three <b>f</b>our</p><table><tr><td>1</td><td>2</td></tr></table><script>x()</script><style>y</style>',
			),
		).toBe('A&B\none two\nthree four\n1 2');
	});

	test('never throws and never holds markup of a clean text', () => {
		fc.assert(
			fc.property(soup, (html) => {
				expect(plainText(cleanHtml(html).replaceAll('&lt;', '').replaceAll('&gt;', ''))).not.toMatch(/[<>]/);
			}),
		);
	});
});

describe('countWords', () => {
	test.each([
		['', 0],
		['<p>One two<br>three.</p><ul><li>Fo<b>ur</b></li><li>five</li></ul>', 5],
		['<table><tr><td>1</td><td>2 &amp;&nbsp;3</td></tr></table>', 4],
		['<p><img src="/media/a.png" alt="a > b c"> d</p>', 1],
	])('%j has %i', (clean, words) => {
		expect(countWords(clean)).toBe(words);
	});

	test('counts what the plain text of any clean text has', () => {
		fc.assert(
			fc.property(soup, (html) => {
				const clean = cleanHtml(html);
				expect(countWords(clean)).toBe(
					plainText(clean)
						.split(/\s+/)
						.filter((word) => word !== '').length,
				);
			}),
			{ numRuns: 1_000 },
		);
	});
});

describe('readingMinutes', () => {
	test.each([
		['', 1],
		['word '.repeat(100), 1],
		['word '.repeat(690), 3],
		['电'.repeat(800), 2],
		[`${'word '.repeat(230)}${'烟'.repeat(400)}`, 2],
	])('%#', (text, minutes) => {
		expect(readingMinutes(text)).toBe(minutes);
	});
});
