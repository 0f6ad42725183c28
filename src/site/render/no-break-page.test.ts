import { expect, test } from 'vitest';
import { noBreakPage } from './no-break-page';

const drawn = (body: string) =>
	noBreakPage(`<!doctype html><html><head><title>5 ml</title></head><body>${body}</body></html>`)
		.replace(/^.*<body>|<\/body>.*$/g, '')
		.replaceAll('\u00A0', '~');

test.each([
	['a number and its unit', '<p>at 5 ml</p>', '<p>at 5~ml</p>'],
	['texts that React keeps apart', '<p>3<!-- --> <!-- -->hours ago</p>', '<p>3~hours ago</p>'],
	['an "e-" word', '<b>e-liquid</b>', '<b><span class="nb">e-liquid</span></b>'],
	[
		'an "e-" word of a text, which stays one part of a flexible row',
		'<a><svg></svg>Send by e-mail</a>',
		'<a><svg></svg><span class="nbs">Send by <span class="nb">e-mail</span></span></a>',
	],
	['one that is whole already', '<span class="nb">e-liquid</span>', '<span class="nb">e-liquid</span>'],
	['the text behind it', '<span class="nb">e-mail</span> in 5 days', '<span class="nb">e-mail</span> in 5~days'],
	['attributes', '<a href="/a 5 ml" title="5 ml">5 ml</a>', '<a href="/a 5 ml" title="5 ml">5~ml</a>'],
	['code', '<code>5 ml</code><pre>5 <b>ml</b></pre>', '<code>5 ml</code><pre>5 <b>ml</b></pre>'],
	['scripts', '<script>a>5 ml</script>', '<script>a>5 ml</script>'],
	[
		'elements of text alone',
		'<select><option>5 e-liquid</option></select>',
		'<select><option>5 e-liquid</option></select>',
	],
	[
		'islands, and what follows them',
		'<p>1 ml</p><div data-island="a" data-props="{}"><div>2<!-- --> ml</div><div></div></div><p>3 ml</p><div data-island="b">4 ml</div>',
		'<p>1~ml</p><div data-island="a" data-props="{}"><div>2<!-- --> ml</div><div></div></div><p>3~ml</p><div data-island="b">4 ml</div>',
	],
	['an island that never ends', '<div data-island="a">5 ml', '<div data-island="a">5 ml'],
])('%s', (_name, given, expected) => expect(drawn(given)).toBe(expected));

test('the head keeps plain characters', () =>
	expect(noBreakPage('<html><head><title>5 ml</title></head><body></body></html>')).toContain('<title>5 ml</title>'));
