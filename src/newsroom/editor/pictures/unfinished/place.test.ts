import type { Node, Schema } from 'prosemirror-model';
import { describe, expect, test } from 'vitest';
import { schema } from '../../../../shared/text/schema';
import { placeOf, positionOf } from './place';

type Json = Parameters<typeof Schema.prototype.nodeFromJSON>[0];
const words = (text: string) => (text === '' ? {} : { content: [{ type: 'text', text }] });
const p = (text: string): Json => ({ type: 'p', ...words(text) });
const picture = (name: string): Json => ({ type: 'picture', attrs: { src: `/media/${name}.jpg`, alt: '' } });
const list = (...items: string[]): Json => ({
	type: 'ul',
	content: items.map((item) => ({
		type: 'li',
		content: [{ type: 'line', ...words(item) }, ...(item === 'a' ? [p('')] : [])],
	})),
});
const doc = (...blocks: (Json | string)[]): Node =>
	schema.nodeFromJSON({ type: 'doc', content: blocks.map((one) => (typeof one === 'string' ? p(one) : one)) });

/** Position within the nth block, or at a path below it. */
function inside(of: Node, ...path: number[]): number {
	let [node, at] = [of, 0];
	for (const step of path) {
		for (let n = 0; n < step; n += 1) at += node.child(n).nodeSize;
		at += 1;
		node = node.child(step);
	}
	return at;
}
/** Where the place of a block of one text is in another: the words above and below it. */
function found(from: Node, path: number[], to: Node, taken: number[] = []) {
	const at = positionOf(to, placeOf(from, inside(from, ...path)), taken);
	const $at = to.resolve(at);
	return $at.depth > 0
		? `in ${$at.index(0)}: ${$at.parent.textContent}`
		: `${$at.nodeBefore?.textContent ?? 'start'} | ${$at.nodeAfter?.textContent ?? 'end'}`;
}

describe('the place of a picture in a blank line', () => {
	const text = doc('One', '', 'Two');
	test.each<[string, Node, string]>([
		['is there again', doc('One', '', 'Two'), 'in 1: '],
		['is found below what was written above', doc('Zero', 'One', '', 'Two'), 'in 2: '],
		['is between its neighbours where the line went with saving', doc('One', 'Two'), 'One | Two'],
		['is after the block above, where what was below is gone', doc('One', 'Three'), 'One | Three'],
		['is before the block below, where what was above is gone', doc('Three', 'Two'), 'Three | Two'],
		['is the line before the block below', doc('Three', '', 'Two'), 'in 1: '],
		['is the end, where nothing around it remains', doc('Three', 'Four'), 'Four | end'],
		['is the only line of a text that is empty now', doc(''), 'in 0: '],
	])('%s', (_, now, place) => {
		expect(found(text, [1], now)).toBe(place);
	});

	test('is after the nearest of the blocks above that remains', () => {
		expect(found(doc('One', 'Two', 'Three', '', 'Four'), [3], doc('One', 'Two', 'Changed', 'Other'))).toBe(
			'Two | Changed',
		);
	});
	test('is told from another after the same words by its number', () => {
		expect(found(doc('One', '', 'Two', 'One', '', 'Three'), [4], doc('One', 'Two', 'One', 'Three'))).toBe(
			'One | Three',
		);
	});
	test('is after a picture that is there already', () => {
		expect(found(doc('One', picture('a'), '', 'Two'), [2], doc('One', picture('a'), 'Two'))).toBe(' | Two');
	});
	test('is not the line of another picture', () => {
		const now = doc('One', '', '', 'Two');
		expect(found(text, [1], now, [inside(now, 1)])).toBe('in 2: ');
		expect(found(text, [1], doc('One', '', 'Two'), [inside(text, 1)])).toBe(' | Two');
	});
});

test('the place of a picture whose words below it stand is in these', () => {
	expect(found(doc('One', 'At dawn', 'Two'), [1], doc('Zero', 'One', 'At dawn'))).toBe('in 2: At dawn');
});

describe('the place of a picture in a list', () => {
	const text = doc('One', list('a', 'b'), 'Two');
	test.each<[string, Node, string]>([
		['is there again', doc(list('a', 'b'), 'Two'), 'in 0: '],
		['is there again where another item was changed', doc('One', list('a', 'changed'), 'Two'), 'in 1: '],
		['is after the list where its item is gone', doc('One', list('ab'), 'Two'), 'ab | Two'],
		['is where the list was', doc('One', 'Two'), 'One | Two'],
	])('%s', (_, now, place) => {
		expect(found(text, [1, 0, 1], now)).toBe(place);
	});
});
