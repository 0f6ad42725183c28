import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumber } from './listing';

test('the trailing path of a listing is nothing or one plain number', () => {
	expect(pageNumber([])).toBe(1);
	expect(pageNumber(['2'])).toBe(2);
	fc.assert(fc.property(fc.integer({ min: 1, max: 9_999_999 }), (page) => pageNumber([String(page)]) === page));
	for (const text of ['0', '01', '-1', '+2', '1.0', '2e1', ' 2', '2 ', '٢', '10000000', '', 'x'])
		expect(pageNumber([text]), text).toBeUndefined();
	fc.assert(fc.property(fc.array(fc.string(), { minLength: 2 }), (rest) => pageNumber(rest) === undefined));
	fc.assert(
		fc.property(
			fc.string().filter((text) => !/^[1-9]\d{0,6}$/.test(text)),
			(text) => pageNumber([text]) === undefined,
		),
	);
});
