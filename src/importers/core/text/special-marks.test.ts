import { describe, expect, test } from 'vitest';
import { convert } from '../../wordpress/converted.fixture';

describe('elements that have no like here lose no word', () => {
	test.each([
		['<p>A <ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> b</p>', '<p>A 漢 (kan) b</p>', []],
		['<p><ruby>東<rt>tō</rt>京<rt>kyō</rt></ruby></p>', '<p>東 (tō)京 (kyō)</p>', []],
		['<p>So <math alttext="x+1"><mi>x</mi></math>.</p>', '<p>So <code>x+1</code>.</p>', ['formula']],
		[
			'<p>So <math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math>.</p>',
			'<p>So <code>x^2</code>.</p>',
			['formula'],
		],
		[
			'So $latex E=mc^2$ and [latex]a<b[/latex].',
			'<p>So <code>E=mc^2</code> and <code>a&lt;b</code>.</p>',
			['formula'],
		],
		['<p>Costs $5 and $latex.</p>', '<p>Costs $5 and $latex.</p>', []],
		['<p>Vote.</p><noscript>Vote on paper.</noscript>', '<p>Vote.</p>\n<p>Vote on paper.</p>', ['noscript']],
		[
			'<p><img src="data:image/gif;base64,R0" data-src="https://old.example/r.jpg" alt="R"><noscript><img src="https://old.example/r.jpg" alt="R"></noscript></p>',
			'<figure><img src="/media/picture0.webp" alt="R"></figure>',
			[],
		],
		[
			'<p>Only so.</p><noscript><img src="https://old.example/only.jpg" alt="O"></noscript>',
			'<p>Only so.</p>\n<figure><img src="/media/picture0.webp" alt="O"></figure>',
			[],
		],
	])('%j', (content, html, named) => {
		const converted = convert(content);
		expect(converted.html).toBe(html);
		expect(converted.notes).toEqual(named);
	});
});
