import { expect, test } from 'vitest';
import { restAfter } from './rest';

test('a node collects once after it has come to rest, and again only when it has made pages since', () => {
	const answered = { hits: 0, misses: 0, files: 0, renders: 0 };
	let collections = 0;
	const look = restAfter(
		() => answered,
		() => {
			collections += 1;
		},
	);
	const looks = (times: number) => {
		for (let i = 0; i < times; i += 1) look();
		return collections;
	};
	expect(looks(1)).toBe(0);
	// After the start there is what the start has used.
	expect(looks(5)).toBe(1);
	answered.misses += 3;
	answered.renders += 3;
	expect(looks(1)).toBe(1);
	// Somebody reads on, from memory alone: nothing interrupts that.
	answered.hits += 1;
	expect(looks(1)).toBe(1);
	answered.hits += 1;
	expect(looks(1)).toBe(1);
	expect(looks(1)).toBe(1);
	expect(looks(1)).toBe(2);
	expect(looks(10)).toBe(2);
	answered.files += 1;
	expect(looks(10)).toBe(2);
});
