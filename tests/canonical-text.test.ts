import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from '../src/platform/html/clean-html';
import { HOSTILE, soup } from '../src/platform/html/clean-html.fixture';
import { documentOfHtml } from '../src/platform/html/html-document';
import { htmlOf } from '../src/shared/text/document-html';
import { demoTexts } from './demo-texts';

function openedAndSaved(html: string): string {
	const document = documentOfHtml(html);
	document.check();
	return htmlOf(document);
}

describe('opening a text and saving it', () => {
	test('changes no byte of any text of the demonstration, in both editions', () => {
		expect(demoTexts.length).toBeGreaterThan(180);
		for (const [name, html] of demoTexts) expect(openedAndSaved(html), name).toBe(cleanHtml(html));
	});

	test('changes no byte of any other text', () => {
		fc.assert(
			fc.property(soup, (html) => {
				const clean = cleanHtml(html);
				expect(openedAndSaved(clean)).toBe(clean);
			}),
			{ numRuns: 3_000 },
		);
	});

	test.each(HOSTILE)('lets nothing active through: %s', (html) => {
		for (const variant of [html, `<p>${html}</p>`, `<table><tr><td>${html}`])
			expect(openedAndSaved(variant)).toBe(cleanHtml(variant));
	});

	test.each([
		'<figure class="gallery" lang="es"><img src="/media/abcdefgh.webp" alt="A" width="3" lang="en"><figcaption dir="ltr">C <cite>P</cite></figcaption></figure>',
		'<figure><img src="/media/a.webp" alt=""><img src="/media/b.webp" alt=""><figcaption>C</figcaption></figure>',
		'<figure data-series="exports"></figure>\n<figure data-calculator="excise"></figure>\n<figure data-video="vimeo:12345"><figcaption>Talk</figcaption></figure>',
		'<table lang="es"><caption>C</caption><thead lang="en"><tr><th scope="col" colspan="2">h</th></tr></thead><tbody><tr><td></td><td rowspan="2">x<p>y</p></td></tr><tr dir="rtl"><td>z</td></tr></tbody><tbody><tr><td>u</td></tr></tbody><tfoot><tr><td>f</td></tr></tfoot></table>',
		'<blockquote>So it is. <cite>A. Writer</cite></blockquote>\n<aside data-kind="fact">loose<p>a</p></aside>',
		'<dl><dt>t</dt><dd>d<ul><li>a<ol start="0"><li>b</li></ol>c</li></ul></dd></dl>\n<hr>\n<pre>  a\n\n\tb</pre>',
	])('keeps what stands apart apart: %s', (html) => {
		expect(cleanHtml(html)).toBe(html);
		expect(openedAndSaved(html)).toBe(html);
	});
});
