import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml, plainText } from '../../../../platform/html/clean-html';
import { htmlWithoutPassage, valueWithout, withoutPassage } from './passage';

/** A text as somebody would look for words in it. */
const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

describe('a passage leaves a text', () => {
	test('wherever it stands, in capitals or not, over several blanks', () => {
		expect(withoutPassage('Ann Lee said so. ANN  LEE\nwas there.', 'Ann Lee')).toBe('[…] said so. […]\nwas there.');
		expect(withoutPassage('Nobody was there.', 'Ann Lee')).toBe('Nobody was there.');
		expect(withoutPassage('Ann Lee', '  ')).toBe('Ann Lee');
	});

	test.each([
		['<p>Say <strong>Ann</strong> Lee of <em>Ash</em>.</p>', 'Ann Lee of Ash', '<p>Say <strong>[…]</strong>.</p>'],
		['<p>It was Ann.</p><p>Lee came.</p>', 'Ann. Lee', '<p>It was […]</p><p> came.</p>'],
		['<p>R&amp;D by Ann &lt;Lee&gt;</p>', 'r&d by Ann <Lee>', '<p>[…]</p>'],
		['<p>Ann Lee</p>', 'Ann Lee', '<p>[…]</p>'],
		['<ul><li>Ann</li><li>Lee</li></ul>', 'Ann Lee', '<ul><li>[…]</li></ul>'],
	])('across the tags of %s', (html, passage, left) => {
		expect(cleanHtml(htmlWithoutPassage(html, passage))).toBe(cleanHtml(left));
	});

	test('of what a picture says', () => {
		const html = cleanHtml('<figure><img src="/media/0123456789abcdef.webp" alt="Ann Lee at work"></figure>');
		expect(htmlWithoutPassage(html, 'ann lee')).toContain('alt="[…] at work"');
	});

	test('of every value of a state', () => {
		const state = {
			title: 'Ann Lee leaves',
			html: '<p><strong>Ann</strong> Lee</p>',
			changes: { html: { to: '<p>Ann <em>Lee</em></p>' } },
			points: [{ text: 'Ann Lee' }],
			n: 3,
			no: null,
		};
		expect(valueWithout(state, 'Ann Lee')).toEqual({
			title: '[…] leaves',
			html: '<p><strong>[…]</strong></p>',
			changes: { html: { to: '<p>[…]</p>' } },
			points: [{ text: '[…]' }],
			n: 3,
			no: null,
		});
	});

	test('of every text, whatever stands around it, and nothing else leaves', () => {
		const word = fc.constantFrom('ann', 'Lee', 'of', 'Ash', 'été', 'İz', '&', '<', '3,5', 'ß');
		const words = fc.array(word, { minLength: 1, maxLength: 12 });
		const tag = fc.constantFrom('strong', 'em', 'p', 'h2', 'li');
		const parts = fc.array(fc.tuple(tag, words), { minLength: 1, maxLength: 6 });
		fc.assert(
			fc.property(parts, fc.nat(), fc.integer({ min: 1, max: 6 }), (given, at, length) => {
				const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
				const html = cleanHtml(given.map(([name, text]) => `<${name}>${escaped(text.join(' '))}</${name}>`).join(' '));
				const all = plainText(html).split(/\s+/);
				const from = at % all.length;
				const passage = all.slice(from, from + length).join(' ');
				const left = htmlWithoutPassage(html, passage);
				expect(folded(plainText(left))).not.toContain(folded(passage));
				expect(htmlWithoutPassage(html, 'words that are not there')).toBe(html);
				expect(left).toBe(cleanHtml(left));
			}),
		);
	});
});
