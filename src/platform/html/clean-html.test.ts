import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { isCalculator } from '../../shared/calculate/calculator/calculator-names';
import { ALLOWED_TAGS, isImageSource, safeHref } from '../../shared/text/html-rules';
import { cleanHtml, cleanHtmlCached, firstImage, plainText } from './clean-html';
import { HOSTILE, soup } from './clean-html.fixture';

const ATTRIBUTE: Record<string, (value: string) => boolean> = {
	href: (value) => safeHref(value) === value,
	src: isImageSource,
	class: (value) => value === 'gallery',
	rel: (value) => /^(noopener|sponsored|noopener sponsored)$/.test(value),
	dir: (value) => /^(ltr|rtl|auto)$/.test(value),
	loading: (value) => /^(lazy|eager)$/.test(value),
	scope: (value) => /^(col|row|colgroup|rowgroup)$/.test(value),
	id: (value) => /^[a-z0-9-]{1,80}$/.test(value),
	lang: (value) => /^[A-Za-z0-9-]{2,44}$/.test(value),
	'data-series': (value) => /^[a-z0-9-]+$/.test(value),
	'data-calculator': isCalculator,
	'data-kind': (value) => /^(note|fact|update)$/.test(value),
	'data-size': (value) => /^(small|wide)$/.test(value),
	'data-video': (value) => /^(youtube|vimeo):[A-Za-z0-9_;=-]+$/.test(value),
	datetime: (value) => /^[0-9TZPWYMDHS:+\-. ]+$/.test(value),
	alt: () => true,
	title: () => true,
	...Object.fromEntries(
		['width', 'height', 'colspan', 'rowspan', 'start'].map((name) => [name, (value: string) => /^\d+$/.test(value)]),
	),
};

const decode = (text: string) =>
	text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/**
 * Reads the answer with a grammar so strict that no browser can read it otherwise: quoted attributes, known names,
 * no bracket outside a tag. Throws on anything else.
 */
function assertHarmless(html: string): void {
	const rest = html.replace(
		/<(\/?)([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)>/g,
		(_, slash: string, tag: string, attributes: string) => {
			if (!ALLOWED_TAGS.includes(tag)) throw new Error(`tag ${tag} in ${html}`);
			if (slash && attributes) throw new Error(`attributes on an end tag in ${html}`);
			for (const [, name = '', value = ''] of attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
				if (!ATTRIBUTE[name]?.(decode(value))) throw new Error(`attribute ${name}="${value}" in ${html}`);
			}
			return '';
		},
	);
	if (/[<>]/.test(rest)) throw new Error(`a bracket outside a tag in ${html}`);
	if (/[\p{Cc}--[\t\n]]/v.test(html)) throw new Error(`a control character in ${html}`);
}

const validator = new HtmlValidate({
	root: true,
	extends: ['html-validate:standard'],
	rules: {
		// These rules concern style or whole pages, not which element may contain which.
		'heading-level': 'off',
		'no-trailing-whitespace': 'off',
		'long-title': 'off',
		'wcag/h37': 'off',
		'wcag/h63': 'off',
		'wcag/h67': 'off',
		'wcag/h30': 'off',
		'no-raw-characters': 'off',
		'void-style': 'off',
		'element-name': 'off',
		'attr-delimiter': 'off',
		'empty-heading': 'off',
		'no-dup-attr': 'error',
		'no-implicit-close': 'error',
		'prefer-native-element': 'off',
		'unrecognized-char-ref': 'off',
		'no-inline-style': 'error',
		'valid-id': 'off',
		'tel-non-breaking': 'off',
	},
});

async function markupErrors(html: string): Promise<string[]> {
	const report = await validator.validateString(html);
	return report.results.flatMap((result) => result.messages.map((message) => `${message.ruleId}: ${message.message}`));
}

describe('cleanHtml', () => {
	test.each(HOSTILE)('lets nothing active through: %s', (html) => {
		for (const variant of [
			html,
			`<p>${html}</p>`,
			`<table><tr><td>${html}`,
			`<ul><li>${html}</li></ul>`,
			html.toUpperCase(),
			html.replaceAll('<', '<<'),
			`${html}${html}`,
		]) {
			const clean = cleanHtml(variant);
			assertHarmless(clean);
			expect(cleanHtml(clean)).toBe(clean);
		}
	});

	test('any text comes out harmless, and unchanged by a second pass', () => {
		fc.assert(
			fc.property(soup, (html) => {
				const clean = cleanHtml(html);
				assertHarmless(clean);
				expect(cleanHtml(clean)).toBe(clean);
			}),
			{ numRuns: 3_000 },
		);
	});

	test('any text comes out as valid HTML', async () => {
		expect(await markupErrors('<p><ul><li>x</li></ul></p>')).not.toEqual([]);
		await fc.assert(
			fc.asyncProperty(soup, async (html) => {
				expect(await markupErrors(cleanHtml(html))).toEqual([]);
			}),
			{ numRuns: 150 },
		);
	});

	test('no words are lost but those nobody reads', () => {
		const words = fc.array(fc.constantFrom(...ALLOWED_TAGS.filter((tag) => tag !== 'figure')), { maxLength: 20 });
		fc.assert(
			fc.property(words, (tags) => {
				const html = tags.map((tag, at) => `<${tag}>w${at}${at % 2 ? `</${tag}>` : ''}`).join('');
				const found = plainText(cleanHtml(html)).match(/w\d+/g) ?? [];
				expect(found.toSorted()).toEqual(tags.map((_, at) => `w${at}`).toSorted());
			}),
		);
	});

	test.each([
		['hello <b>world</b> <i>now</i>', '<p>hello <strong>world</strong> <em>now</em></p>'],
		['<div>a</div><div>b</div>', '<p>a</p>\n<p>b</p>'],
		['<h1 id="top">A</h1><h5>B</h5>', '<h2 id="top">A</h2>\n<h4>B</h4>'],
		['<h2 id="a">A</h2><h2 id="a">B</h2>', '<h2 id="a">A</h2>\n<h2>B</h2>'],
		[
			'<a href="https://x.example/y"><h3>T</h3><p>p</p></a>',
			'<h3><a href="https://x.example/y" rel="noopener">T</a></h3>\n<p><a href="https://x.example/y" rel="noopener">p</a></p>',
		],
		[
			'<a href="https://x.example/" rel="nofollow ugc sponsored" target="_blank">x</a>',
			'<p><a href="https://x.example/" rel="noopener sponsored">x</a></p>',
		],
		[
			'<a href="/news/a">x</a> <a href="#b">y</a> <a href="mailto:a@b.example">z</a>',
			'<p><a href="/news/a">x</a> <a href="#b">y</a> <a href="mailto:a@b.example">z</a></p>',
		],
		['<a href="other.html">x</a>', '<p>x</p>'],
		[
			'<p>a<figure><img src="/media/abcdefgh.webp"></figure>b</p>',
			'<p>a</p>\n<figure><img src="/media/abcdefgh.webp" alt=""></figure>\n<p>b</p>',
		],
		['<figure><img src="https://far.example/a.png"><figcaption>Left alone</figcaption></figure>', '<p>Left alone</p>'],
		[
			'<figure class="gallery wp"><img src="/assets/a.png" alt="x" width="40px" height="30"></figure>',
			'<figure class="gallery"><img src="/assets/a.png" alt="x" height="30"></figure>',
		],
		['<figure data-series="exports">gone</figure>', '<figure data-series="exports"></figure>'],
		[
			'<figure data-calculator="shot" class="gallery">gone<figcaption>Below</figcaption></figure>',
			'<figure data-calculator="shot"></figure>\n<p>Below</p>',
		],
		['<figure data-calculator="roulette"></figure><p>x</p>', '<p>x</p>'],
		['<figure data-calculator="toString">x</figure>', '<figure>x</figure>'],
		[
			'<figure data-series="a" data-video="vimeo:1234" data-calculator="shot"></figure>',
			'<figure data-series="a"></figure>',
		],
		[
			'<figure data-video="youtube:dQw4w9WgXcQ"><figcaption>Talk</figcaption></figure>',
			'<figure data-video="youtube:dQw4w9WgXcQ"><figcaption>Talk</figcaption></figure>',
		],
		['<table><tfoot><tr><td>f</table>', '<table><tfoot><tr><td>f</td></tr></tfoot></table>'],
		[
			'<table><caption>C</caption><tr><th scope=col>h<td colspan=2 rowspan=1>x</table>',
			'<table><caption>C</caption><tbody><tr><th scope="col">h</th><td colspan="2">x</td></tr></tbody></table>',
		],
		[
			'<ul>a<li>b<ul><li>c</ul><li>d</ul>tail',
			'<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>\n<p>tail</p>',
		],
		['<p>x</p><p>&nbsp;</p><p><br></p><p>y</p>', '<p>x</p>\n<p>y</p>'],
		[
			'<blockquote>So it is. <cite>A. Writer</cite></blockquote>',
			'<blockquote>So it is. <cite>A. Writer</cite></blockquote>',
		],
		[
			'<aside data-kind="fact"><p>a</p></aside><aside class="x">b</aside><aside data-kind="ad">c</aside>',
			'<aside data-kind="fact"><p>a</p></aside>\n<p>b</p>\n<p>c</p>',
		],
		['<p>  a\n\tb <em> c</em><br> d  </p>', '<p>a b <em>c</em><br>d</p>'],
		[
			'<em><a href="/a">x</a></em><strong>y</strong><strong>z</strong>',
			'<p><a href="/a"><em>x</em></a><strong>yz</strong></p>',
		],
		['<sup>a<sup>b</sup></sup>', '<p><sup>ab</sup></p>'],
		['<p>a<strong> </strong>b<br></p>', '<p>a b</p>'],
		['<pre>\n\n  a\n b</pre>', '<pre>  a\n b</pre>'],
		['<ul><li>a <ul><li>b</li></ul> c </li></ul>', '<ul><li>a<ul><li>b</li></ul>c</li></ul>'],
		['<p lang="ar" dir="RTL">سلام</p>', '<p lang="ar" dir="rtl">سلام</p>'],
		['<pre><code>  a &lt; b\n\n  c</code></pre>', '<pre><code>  a &lt; b\n\n  c</code></pre>'],
	])('%s', (html, clean) => {
		expect(cleanHtml(html)).toBe(clean);
	});

	test('boxes nested beyond reason are opened up, and their words stay', () => {
		const clean = cleanHtml(`${'<ul><li>'.repeat(60)}deep${'</li></ul>'.repeat(60)}`);
		expect(clean.match(/<ul>/g)?.length).toBe(16);
		expect(clean).toContain('deep');
		expect(cleanHtml(clean)).toBe(clean);
	});
});

describe('cleanHtmlCached', () => {
	test('answers like cleanHtml, also for more texts than it keeps', () => {
		for (let round = 0; round < 2; round += 1) {
			for (let at = 0; at < 20_100; at += 1) {
				// A stored text, and every hundredth time one that the rules still change.
				const raw = at % 100 === 0 ? `<b onclick=x>${at}</b>` : `<p><strong>${at}</strong></p>`;
				expect(cleanHtmlCached(raw)).toBe(`<p><strong>${at}</strong></p>`);
			}
		}
	});
	test('forgets what it has made of long texts before they fill the memory', () => {
		const long = (at: number) => `<p>${at}${' word'.repeat(40_000)}</p>`;
		for (let round = 0; round < 2; round += 1) {
			for (let at = 0; at < 25; at += 1) expect(cleanHtmlCached(`<script>x</script>${long(at)}`)).toBe(long(at));
		}
	});
});

describe('firstImage', () => {
	test('is the first picture of our own', () => {
		expect(
			firstImage(
				'<p>x<img src="https://far.example/a.png"><IMG alt="" src="/media/abcdefgh.webp"><img src="/media/second12.webp"></p>',
			),
		).toBe('/media/abcdefgh.webp');
		expect(firstImage('<p>none</p>')).toBeUndefined();
	});
});
