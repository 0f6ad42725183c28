import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageNumbers } from './paging';

describe('the numbers of the pages', () => {
	test('first, last and neighbours stand, gaps of more than one page are marked', () => {
		expect(pageNumbers(1, 2)).toEqual([1, 2]);
		expect(pageNumbers(1, 50)).toEqual([1, 2, 0, 50]);
		expect(pageNumbers(3, 50)).toEqual([1, 2, 3, 4, 0, 50]);
		expect(pageNumbers(4, 50)).toEqual([1, 2, 3, 4, 5, 0, 50]);
		expect(pageNumbers(6, 50)).toEqual([1, 0, 5, 6, 7, 0, 50]);
		expect(pageNumbers(48, 50)).toEqual([1, 0, 47, 48, 49, 50]);
		expect(pageNumbers(50, 50)).toEqual([1, 0, 49, 50]);
	});

	test('of any list they rise, hold the page itself, both ends and both neighbours, and stay few', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(), (pages, n) => {
				const page = (n % pages) + 1;
				const numbers = pageNumbers(page, pages);
				const links = numbers.filter((number) => number > 0);
				expect(links).toEqual([...new Set(links)].sort((a, b) => a - b));
				for (const wanted of [1, page, pages]) expect(links).toContain(wanted);
				if (page > 1) expect(links).toContain(page - 1);
				if (page < pages) expect(links).toContain(page + 1);
				expect(numbers.length).toBeLessThanOrEqual(7);
				// A gap hides at least two pages.
				numbers.forEach((number, i) => {
					if (number === 0) expect((numbers[i + 1] as number) - (numbers[i - 1] as number)).toBeGreaterThan(2);
				});
			}),
		);
	});
});
