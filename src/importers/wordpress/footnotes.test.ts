import { expect, test } from 'vitest';
import { convertContent } from '../core/text/convert';
import { convert } from './converted.fixture';
import { readPost } from './read-text';

const mark = (number: number, more = '') =>
	`<a href="#note-${number}"><sup id="note-${number}-mark${more}">${number}</sup></a>`;
const back = (number: number, more = '') => `<a href="#note-${number}-mark${more}">↩</a>`;
const list = (...words: string[]) =>
	`<ol>${words.map((one, at) => `<li id="note-${at + 1}">${one} ${back(at + 1)}</li>`).join('')}</ol>`;

/** A text of the block editor with the notes that a field of the post holds. */
function convertBlocks(content: string, notes: { id: string; content: string }[]) {
	const changes = new Set<string>();
	const context = {
		base: 'https://old.example/',
		note: (change: string) => void changes.add(change),
		reusable: () => undefined,
		address: () => undefined,
		isOwn: () => false,
		newAddress: () => undefined,
		gallery: () => [],
	};
	return { html: convertContent(readPost(content, context, JSON.stringify(notes)), context).finish(), changes };
}
const blockMark = (id: string, number: number) =>
	`<sup data-fn="${id}" class="fn"><a href="#${id}" id="${id}-link">${number}</a></sup>`;

test.each([
	['Easy Footnotes', 'Tax rose[efn_note]Ledger, <em>page</em> 4.[/efn_note] in May.'],
	['Modern Footnotes', 'Tax rose[mfn]Ledger, <em>page</em> 4.[/mfn] in May.'],
	['Simple Footnotes', 'Tax rose[ref]Ledger, <em>page</em> 4.[/ref] in May.'],
	['footnotes by shortcode', 'Tax rose[footnote]Ledger, <em>page</em> 4.[/footnote] in May.'],
	['Civil Footnotes', 'Tax rose ((Ledger, <em>page</em> 4.)) in May.'],
	['Footnotes by MCI', 'Tax rose((Ledger, <em>page</em> 4.)) in May.'],
	['FD Footnotes', 'Tax rose [1. Ledger, <em>page</em> 4.] in May.'],
	['elements of a wiki', 'Tax rose<ref>Ledger, <em>page</em> 4.</ref> in May.'],
	['Markdown', 'Tax rose[^a] in May.\n\n[^a]: Ledger, <em>page</em> 4.'],
])('a note of %s has both ends', (_, content) => {
	const { html, notes } = convert(content);
	expect(html).toBe(`<p>Tax rose${mark(1)} in May.</p>\n${list('Ledger, <em>page</em> 4.')}`);
	expect(notes).toContain('notes');
});

test('notes of several kinds are numbered by the order of their marks, and stand in their place', () => {
	const content = 'One ((of two signs)), two[ref]Of a tag[/ref].\n\n[references]\n\nThree [1. Of a number].';
	expect(convert(content).html).toBe(
		`<p>One${mark(1)}, two${mark(2)}.</p>\n${list('of two signs', 'Of a tag', 'Of a number')}\n<p>Three${mark(3)}.</p>`,
	);
});

test('notes in blocks and between them are told apart', () => {
	const content = '<!-- wp:paragraph --><p>One[ref]First.[/ref].</p><!-- /wp:paragraph -->\n\nTwo[ref]Second.[/ref].';
	expect(convert(content).html).toBe(`<p>One${mark(1)}.</p>\n<p>Two${mark(2)}.</p>\n${list('First.', 'Second.')}`);
});

test('notes that stand in the text as a list join those of a plugin, so that each number is there once', () => {
	const { html } = convert(
		'Rose[ref]Ledger.[/ref] and fell<sup><a href="#fn1" id="ref1">1</a></sup>.\n\n<ol><li id="fn1">Second <a href="#ref1">back</a></li></ol>',
	);
	expect(html).toBe(`<p>Rose${mark(1)} and fell${mark(2)}.</p>\n${list('Ledger.', 'Second')}`);
});

test('a note that is cited again has one item and a link back to each mark', () => {
	const { html } = convert('A[ref name="x"]Words.[/ref] and b[ref name="x" /].');
	expect(html).toBe(
		`<p>A${mark(1)} and b${mark(1, '-2')}.</p>\n<ol><li id="note-1">Words. ${back(1)} ${back(1, '-2')}</li></ol>`,
	);
});

test('a note of several paragraphs holds them, and a caption may have a note', () => {
	expect(convert('A[ref]One.\n\nTwo.[/ref] b.').html).toBe(
		`<p>A${mark(1)} b.</p>\n<ol><li id="note-1"><p>One.</p><p>Two. ${back(1)}</p></li></ol>`,
	);
	expect(convert('[caption]<img src="a.jpg"> Words[ref]Of it.[/ref][/caption]').html).toContain(
		`<figcaption>Words${mark(1)}</figcaption>`,
	);
});

test.each([
	['a sum', 'Then f((x+1)) grew.'],
	['code', '<p>Say <code>if ((a here))</code> or</p><pre>if ((a big b))</pre>'],
	['a paragraph of its own', 'Before.\n\n((Alone in brackets))\n\nAfter.'],
	['one word', 'He ((sic)) went.'],
	['a list', '[1. First of all]\n\n[2. Second of all]'],
	['a year', 'In [2019. The year was long] it fell.'],
	['a shown shortcode', 'Write [[ref]]words[[/ref]] so.'],
])('signs that are %s stay', (_, content) => {
	const { html, notes } = convert(content);
	expect(html).not.toContain('id="note-1"');
	expect(notes).not.toContain('notes');
});

test('notes of the block editor come from their field, in the order of their marks and at their place', () => {
	const content = `<!-- wp:paragraph --><p>Two${blockMark('b', 1)} and one${blockMark('a', 2)}.</p><!-- /wp:paragraph -->
		<!-- wp:footnotes /--><!-- wp:paragraph --><p>End.</p><!-- /wp:paragraph -->`;
	const notes = [
		{ id: 'a', content: 'Of a' },
		{ id: 'b', content: 'Of <em>b</em>' },
	];
	const { html, changes } = convertBlocks(content, notes);
	expect(html).toBe(`<p>Two${mark(1)} and one${mark(2)}.</p>\n${list('Of <em>b</em>', 'Of a')}\n<p>End.</p>`);
	expect([...changes]).toEqual(['notes']);
});

test('a mark without a note and a note without a mark keep their words and are named', () => {
	const content = `<!-- wp:paragraph --><p>Gone${blockMark('x', 7)}.</p><!-- /wp:paragraph -->`;
	const { html, changes } = convertBlocks(content, [{ id: 'y', content: 'Nobody cites this.' }]);
	expect(html).toBe('<p>Gone<sup>7</sup>.</p>\n<p>Nobody cites this.</p>');
	expect([...changes]).toEqual(['note_parted']);
});

test('marks by the thousand without an end are read to their end', () => {
	for (const part of ['[ref]', '((', '[1. a ', '<ref>', '[^1] ', '[^1]: ', '$latex ', '<pre>', '[code]'])
		expect(convert(`${part.repeat(4_000)} the end`).html).toMatch(/the end/);
});
