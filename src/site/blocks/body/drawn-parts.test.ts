import { expect, test } from 'vitest';
import { cleanHtml } from '../../../platform/html/clean-html';
import { drawnParts } from './drawn-parts';

const CHART = '<figure data-series="exports"></figure>';
const CALCULATOR = '<figure data-calculator="shot"></figure>';
const chart = { kind: 'series', slug: 'exports' };
const calculator = { kind: 'calculator', calculator: 'shot' };
const html = (text: string) => ({ kind: 'html', html: text });
const trimmed = (text: string) =>
	drawnParts(text).map((part) => (part.kind === 'html' ? { ...part, html: part.html.trim() } : part));

test('a text is split at its charts and calculators', () => {
	expect(drawnParts('<p>a</p>')).toEqual([html('<p>a</p>')]);
	expect(trimmed(`${CHART}\n${CALCULATOR}\n<p>a<br>b</p>\n${CHART}`)).toEqual([
		chart,
		calculator,
		html('<p>a<br>b</p>'),
		chart,
	]);
	expect(drawnParts('')).toEqual([]);
});

test.each([
	[
		`<aside data-kind="fact"><p>a</p>${CHART}<p>b</p></aside><p>c</p>`,
		'<aside data-kind="fact"><p>a</p><p>b</p></aside>',
	],
	[`<ul><li>a<hr>${CHART}</li><li>b</li></ul><p>c</p>`, '<ul><li>a<hr></li><li>b</li></ul>'],
	[`<blockquote>${CHART}<pre>a\nb</pre></blockquote><p>c</p>`, '<blockquote><pre>a\nb</pre></blockquote>'],
])('what stands within a box or a list is drawn below it: %s', (text, box) => {
	expect(trimmed(cleanHtml(text))).toEqual([html(box), chart, html('<p>c</p>')]);
});
