import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LenientXml } from './lenient-xml';

function mend(text: string, cut = text.length): { text: string; mended: number } {
	const xml = new LenientXml();
	let out = '';
	for (let at = 0; at < text.length; at += cut) out += xml.feed(text.slice(at, at + cut));
	return { text: out + xml.end(), mended: xml.mended };
}

test.each([
	['<rss><title>Draft & Post</title></rss>', '<rss><title>Draft &amp; Post</title></rss>', 1],
	['<rss a="1&2">x &lt; y &amp; z &#233; &nbsp;</rss>', '<rss a="1&amp;2">x &lt; y &amp; z &#233; &nbsp;</rss>', 1],
	['<rss>a ]]> b</rss>', '<rss>a ]]&gt; b</rss>', 1],
	['Notice: of a script\n<?xml version="1.0"?><rss></rss>', '<?xml version="1.0"?><rss></rss>', 1],
	['\ufeff <rss></rss>', '<rss></rss>', 0],
	['<rss>5 < 6</rss>', '<rss>5 &lt; 6</rss>', 1],
	['<rss><![CDATA[a & b < c]]><!-- & --></rss>', '<rss><![CDATA[a & b < c]]><!-- & --></rss>', 0],
])('%j', (text, sound, count) => {
	expect(mend(text)).toEqual({ text: sound, mended: count });
});

test('mends the same wherever the file is cut, and what is sound stays', () => {
	const part = fc.constantFrom('<a>', '</a>', '<![CDATA[', ']]>', '&', '&amp;', '<!--', '-->', 'word ', '<', '"', 'ñ');
	fc.assert(
		fc.property(fc.array(part, { maxLength: 60 }), fc.integer({ min: 1, max: 90 }), (parts, cut) => {
			const text = `<rss>${parts.join('')}</rss>`;
			const whole = mend(text);
			expect(mend(text, cut)).toEqual(whole);
			expect(mend(whole.text).mended).toBe(0);
		}),
	);
});

test.each(['a &amp; b ', 'x ]]> y ', '&#x2014;&nbsp;', '&&amp;]]]>'])(
	'a long text of %j is mended the same wherever it is cut',
	(part) => {
		const text = `<rss a="${part.replaceAll(']]>', '').repeat(12)}">${part.repeat(30)}</rss>`;
		const whole = mend(text);
		for (let cut = 1; cut <= 120; cut += 1) expect(mend(text, cut)).toEqual(whole);
	},
);
