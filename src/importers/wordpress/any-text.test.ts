import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml, plainText } from '../../platform/html/clean-html';
import { convert } from './converted.fixture';

describe('any text of WordPress', () => {
	const posts = fc.array(
		fc.oneof(
			fc.constantFrom(
				'[gallery]',
				'[caption]',
				'[/caption]',
				'[code]',
				'[/code]',
				'[[x]]',
				'[a b="c"]',
				'[/a]',
				'[',
				']',
				'"',
				"'",
				'[video src="',
				'[youtube x]',
				'[vc_row]',
			),
			fc.constantFrom(
				'<!-- wp:paragraph -->',
				'<!-- /wp:paragraph -->',
				'<!-- wp:query -->',
				'<!-- /wp:query -->',
				'<!-- wp:embed {"url":"https://a.example"} -->',
				'<!-- /wp:embed -->',
				'<!-- wp:block {"ref":7} /-->',
				'<!-- wp:',
				'-->',
				'<!--more-->',
				'<!--nextpage-->',
				'<!-- wp:cover {"url":"//x"} -->',
			),
			fc.constantFrom(
				'\n',
				'\n\n',
				'word ',
				'https://youtu.be/abcdefghijk',
				'<p>',
				'</p>',
				'<div>',
				'</div>',
				'<ul>',
				'<li>',
				'</ul>',
				'<table>',
				'<td>',
				'<img src="a.jpg">',
				'<a href="#x">',
				'</a>',
				'<pre>',
				'</pre>',
				'<br>',
				'<b>',
				'<figure>',
				'</figure>',
				'<figure class="gallery">',
				'<iframe src="x">',
				'<script>',
				'<',
				'&amp;',
			),
			fc.string({ maxLength: 10 }),
		),
		{ maxLength: 40 },
	);

	test('becomes clean HTML that a second cleaning leaves alone', () => {
		fc.assert(
			fc.property(posts, (parts) => {
				const { html } = convert(parts.join(''));
				expect(html).not.toMatch(/<script|<iframe|<!--|javascript:|\son\w+=/i);
				expect(cleanHtml(html)).toBe(html);
			}),
			{ numRuns: 2_000 },
		);
	});

	test('of words, lines and formatting keeps every word', () => {
		const words = fc.array(
			fc.oneof(
				fc.constantFrom(
					'\n',
					'\n\n',
					'<p>',
					'</p>',
					'<b>',
					'</b>',
					'<div>',
					'</div>',
					'<blockquote>',
					'</blockquote>',
					'<li>',
					'<br>',
					'[sic]',
				),
				fc.stringMatching(/^[a-z]{3,8}$/).map((word) => ` ${word} `),
			),
			{ maxLength: 30 },
		);
		fc.assert(
			fc.property(words, (parts) => {
				const wanted = parts.filter((part) => /^ [a-z]+ $/.test(part)).map((part) => part.trim());
				expect(
					plainText(convert(parts.join('')).html)
						.match(/[a-z]{3,8}(?!\])/g)
						?.filter((word) => word !== 'sic' && word !== 'si') ?? [],
				).toEqual(wanted.filter((word) => word !== 'sic' && word !== 'si'));
			}),
		);
	});

	test('however often it repeats itself, is read to its end', () => {
		for (const part of [
			'[a b="',
			'[gallery ',
			'<!-- wp:a ',
			'<!-- wp:a -->',
			'<div>',
			'[[',
			'[a][/b]',
			'<p>\n\n',
			'<!--',
			'<img src=x ',
		]) {
			const { html } = convert(`${part.repeat(4_000)} ">--></b>the end`);
			expect(html).toMatch(/the end/);
			expect(cleanHtml(html)).toBe(html);
		}
	});
});
