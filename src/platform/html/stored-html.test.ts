import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deadFragments } from '../../shared/text/fragments/dead-fragments';
import { cleanHtml, cleanHtmlCached, plainText } from './clean-html';
import { soup } from './clean-html.fixture';
import { storedHtml } from './stored-html';

describe('links to places within a text', () => {
	test.each([
		[
			'a note with both of its ends, whatever the names of the ids',
			'<p>x<sup><a href="#_ftn1" id="_ftnref1">1</a></sup></p><ol><li id="_ftn1">Words <a href="#_ftnref1">↩</a></li></ol>',
			'<p>x<a href="#ftn1"><sup id="ftnref1">1</sup></a></p>\n<ol><li id="ftn1">Words <a href="#ftnref1">↩</a></li></ol>',
		],
		[
			'a place that is named in the old way',
			'<p><a href="#top">Up</a></p><a name="top"></a><p>Here</p>',
			'<p><a href="#top">Up</a></p>\n<p id="top">Here</p>',
		],
		[
			'the first block of a box',
			'<p><a href="#Box">Down</a></p><div id="Box"><p>First</p><p>Second</p></div>',
			'<p><a href="#box">Down</a></p>\n<p id="box">First</p>\n<p>Second</p>',
		],
		[
			'two names of one place',
			'<p><a href="#a">A</a> <a href="#b">B</a></p><p><a id="a"></a><a id="b"></a>Here</p>',
			'<p><a href="#a">A</a> <a href="#a">B</a></p>\n<p id="a">Here</p>',
		],
		[
			'a heading by its words',
			'<p><a href="#Rates_in_force">Rates</a></p><h2>Rates in force</h2><p>x</p>',
			'<p><a href="#rates-in-force">Rates</a></p>\n<h2 id="rates-in-force">Rates in force</h2>\n<p>x</p>',
		],
		[
			'a name that another place has already',
			'<p><a href="#ä b">A</a> <a href="#place">B</a></p><p id="ä b">One</p><h2 id="place">Two</h2>',
			'<p><a href="#a-b">A</a> <a href="#place">B</a></p>\n<p id="a-b">One</p>\n<h2 id="place">Two</h2>',
		],
		[
			'a name that is written with escapes',
			'<p><a href="#caf%C3%A9">A</a></p><h3 id="café">Coffee</h3>',
			'<p><a href="#cafe">A</a></p>\n<h3 id="cafe">Coffee</h3>',
		],
		[
			'nothing, and becomes its words',
			'<p>See <a href="#gone"><b>there</b></a>.</p>',
			'<p>See <strong>there</strong>.</p>',
		],
		['a place without words after it', '<p><a href="#end">End</a></p><a id="end"></a>', '<p>End</p>'],
	])('lead to %s', (_name, html, settled) => {
		expect(storedHtml(html)).toBe(settled);
	});

	const name = fc.constantFrom('a', 'B', '_c', 'é f', '1', 'word', 'x'.repeat(90));
	const link = name.map((one) => `<a href="#${one}">to ${one}</a>`);
	const place = fc
		.tuple(fc.constantFrom('p', 'div', 'span', 'a', 'li', 'td', 'h2', 'h4', 'sup', 'figure', 'pre', 'table'), name)
		.map(([tag, one]) => `<${tag} id="${one}">at ${one}</${tag}>`);
	const anchor = name.map((one) => `<a name="${one}"></a>`);
	const textOf = (...parts: fc.Arbitrary<string>[]) =>
		fc.array(fc.oneof(...parts), { maxLength: 12 }).map((all) => all.join(''));

	test('never lead nowhere, and stay as they are the second time, whatever the text', () => {
		fc.assert(
			fc.property(textOf(link, place, anchor, soup), (text) => {
				const stored = storedHtml(text);
				expect(deadFragments(stored)).toEqual([]);
				expect(storedHtml(stored)).toBe(stored);
				expect(cleanHtml(stored)).toBe(stored);
				// A page prints it as it is, from its writing on.
				expect(cleanHtmlCached(stored)).toBe(stored);
			}),
			{ numRuns: 1_500 },
		);
	});

	test('keep every word', () => {
		const words = (html: string) => plainText(html).replace(/\s+/g, '');
		fc.assert(
			fc.property(textOf(link, place, anchor), (text) => {
				expect(words(storedHtml(text))).toBe(words(cleanHtml(text)));
			}),
		);
	});

	test('keep one that led somewhere in the text before', () => {
		const before = '<p><a href="#note-1">1</a></p>\n<p id="note-1">Note</p>';
		expect(storedHtml('<p><a href="#note-1">1</a> <a href="#other">2</a></p>', before)).toBe(
			'<p><a href="#note-1">1</a> 2</p>',
		);
	});

	test('are settled in time that grows with the text alone', () => {
		const many = Array.from({ length: 20_000 }, (_, at) => `<a href="#n${at}">${at}</a><i><a name="n${at}"></a></i>`);
		expect(deadFragments(storedHtml(`${many.join('')}<p>End</p>`))).toEqual([]);
	});
});
