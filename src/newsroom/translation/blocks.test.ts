import { expect, test } from 'vitest';
import { type Block, compareBlocks } from './blocks';

const words = (...texts: string[]): Block[] => texts.map((text) => ({ text, html: `<p>${text}</p>` }));
const compared = (before: Block[], now: Block[]) =>
	compareBlocks(before, now).map(({ is, block, before: old }) => [is, block.text, ...(old === undefined ? [] : [old])]);

test('what went and what came in one place is one block that changed', () => {
	expect(compared(words('A', 'B', 'C'), words('A', 'B2', 'C'))).toEqual([
		['same', 'A'],
		['changed', 'B2', 'B'],
		['same', 'C'],
	]);
});

test('what came is new, what went is gone, and each stands in its place', () => {
	expect(compared(words('A', 'B', 'C'), words('A', 'C', 'D'))).toEqual([
		['same', 'A'],
		['gone', 'B'],
		['same', 'C'],
		['new', 'D'],
	]);
	expect(compared(words('A', 'B', 'C'), words('X', 'C'))).toEqual([
		['changed', 'X', 'A'],
		['gone', 'B'],
		['same', 'C'],
	]);
	expect(compared([], words('A'))).toEqual([['new', 'A']]);
	expect(compared(words('A'), [])).toEqual([['gone', 'A']]);
});

test('a picture that is another one has changed, though its caption is the same', () => {
	const picture = (src: string): Block => ({ copied: 'figure', text: 'A lab', html: `<img src="${src}">`, src });
	expect(compareBlocks([picture('/a')], [picture('/b')])).toMatchObject([{ is: 'changed' }]);
	expect(compareBlocks([picture('/a')], [picture('/a')])).toMatchObject([{ is: 'same' }]);
});
