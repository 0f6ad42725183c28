import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchTokens } from '../../shared/search/search-text';
import { joinedNumbers } from './numbers';

const joined = (text: string, isAsked = false) =>
	joinedNumbers(searchTokens(text), isAsked).map((number) => number.text);

it('reads a sum with dots, commas and blanks as the same number', () => {
	for (const text of ['1,284', '1.284', '1 284', '1\u202F284']) expect(joined(text), text).toEqual(['1284']);
	for (const text of ['3.200.000', '3,200,000', '3 200 000']) expect(joined(text), text).toEqual(['3200000']);
});

it('reads a code with and without its separators', () => {
	for (const text of ['8543.40', '8543 40', '8543-40']) expect(joined(text), text).toEqual(['854340']);
	expect(joined('8543 40 00')).toEqual(['85434000']);
	expect(joined('GB 41700-2022')).toEqual(['gb41700']);
	expect(joined('gb 41700', true)).toEqual(['gb41700']);
});

it('leaves amounts, years and words before numbers as they are', () => {
	expect(joined('2.5 ml at 0.32, 12.50 or 1.80')).toEqual([]);
	expect(joined('in 2026, 14 of 20 firms; 12 500')).toEqual(['12500']);
	expect(joined('from 2022 the rate is 20 mg')).toEqual([]);
});

it('joins digits of any number of groups back to the number', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1_000, max: 999_999_999 }), fc.constantFrom(' ', ',', '.'), (number, sign) => {
			const grouped = String(number).replace(/\B(?=(?:\d{3})+$)/g, sign);
			expect(joined(grouped)).toEqual([String(number)]);
		}),
	);
});
