import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHtml } from '../../platform/html/clean-html';
import { soup } from '../../platform/html/clean-html.fixture';
import { type TextPicture, withoutPicture, withPictureReplaced } from './text-pictures';

const OLD = 'aaaaaaaaaaaaaaaa.webp';
const other: TextPicture = {
	name: 'bbbbbbbbbbbbbbbb.webp',
	width: 900,
	height: 600,
	alt: 'A line & "its" crew',
	credit: 'Ana <Ruiz>',
};

test.each([
	[
		'the alt text and the credit are the other picture’s, the caption stays',
		`<figure data-size="wide"><img src="/media/${OLD}" alt="Old"><figcaption>At <em>noon</em> <cite>Someone</cite></figcaption></figure>`,
		'<figure data-size="wide"><img src="/media/bbbbbbbbbbbbbbbb.webp" alt="A line &amp; &quot;its&quot; crew"><figcaption>At <em>noon</em> <cite>Ana &lt;Ruiz&gt;</cite></figcaption></figure>',
	],
	[
		'a picture without a caption gets the credit',
		`<figure><img src="/media/${OLD}?style=cover_800" alt="Old" width="10" height="20"></figure>`,
		'<figure><img src="/media/bbbbbbbbbbbbbbbb.webp?style=cover_800" alt="A line &amp; &quot;its&quot; crew" width="900" height="600"><figcaption><cite>Ana &lt;Ruiz&gt;</cite></figcaption></figure>',
	],
	[
		'a decoration stays one, and a link leads to the other file',
		`<p>See <img src="/media/${OLD}" alt=""> <a href="/media/${OLD}">large</a></p>`,
		'<p>See <img src="/media/bbbbbbbbbbbbbbbb.webp" alt=""> <a href="/media/bbbbbbbbbbbbbbbb.webp">large</a></p>',
	],
])('%s', (_title, html, wanted) => {
	expect(withPictureReplaced(html, OLD, other)).toBe(wanted);
	expect(cleanHtml(wanted)).toBe(wanted);
});

test('a credit that the other picture has not goes', () => {
	const html = `<figure><img src="/media/${OLD}" alt="Old"><figcaption><cite>Someone</cite></figcaption></figure>`;
	expect(withPictureReplaced(html, OLD, { ...other, credit: '' })).not.toContain('figcaption');
});

test('a removed picture takes its caption along; the words of a link to it stay', () => {
	const html = `<p>Before</p>\n<figure><img src="/media/${OLD}" alt="Old"><figcaption>C <cite>P</cite></figcaption></figure>\n<p><a href="/media/${OLD}">large</a> <img src="/media/${OLD}" alt="x"> after</p>`;
	expect(cleanHtml(withoutPicture(html, OLD))).toBe('<p>Before</p>\n<p>large after</p>');
});

/** Texts that show the old picture at some places: alone, with words below it, and within other markup. */
const texts = fc
	.tuple(
		soup,
		fc.constantFrom(
			`<figure><img src="/media/${OLD}" alt="Old"><figcaption>Words <cite>Credit</cite></figcaption></figure>`,
			`<p>One <img src="/media/${OLD}" alt="Old"> two <a href="/media/${OLD}">link</a></p>`,
			`<ul><li><figure><img src="/media/${OLD}" alt="Old"></figure></li></ul>`,
			`<p>Its neighbour <img src="/media/${OLD.replace('.webp', 'c.webp')}" alt="Kept"></p>`,
		),
		soup,
	)
	.map((parts) => cleanHtml(parts.map(cleanHtml).join('')));

/** Whether an element shows or links to the old picture; what only writes its name does not. */
const isShown = (html: string) => new RegExp(`<[^>]*"/media/${OLD.replace('.', '[.]')}["?]`).test(html);

test('no text names the old picture afterwards, and whatever is left is in the one form', () => {
	fc.assert(
		fc.property(texts, (html) => {
			const replaced = withPictureReplaced(html, OLD, other);
			expect(isShown(replaced)).toBe(false);
			expect(cleanHtml(replaced)).toBe(replaced);
			expect(isShown(withoutPicture(html, OLD))).toBe(false);
			// Another file keeps its place, whatever its name begins with.
			const kept = OLD.replace('.webp', 'c.webp');
			expect(replaced.includes(kept)).toBe(html.includes(kept));
			if (!html.includes(`/media/${OLD}`)) expect(replaced).toBe(html);
		}),
		{ numRuns: 500 },
	);
});
