import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decimal, rounded } from './number';

const d = (value: string | number) => new Decimal(value);
/** A number of up to 12 digits before and 8 behind the point, as a whole number of its last places. */
const whole = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const of = (value: bigint) => new Decimal(`${value}e-8`);

describe('a decimal number', () => {
	test.each([
		['0', '0'],
		['-0', '0'],
		['007.50', '7.5'],
		['.5', '0.5'],
		['5.', '5'],
		['1e3', '1000'],
		['1E-3', '0.001'],
		['-2.5e+1', '-25'],
		['1e-41', '0'],
	])('reads %s', (text, shown) => expect(d(text).toString()).toBe(shown));

	test.each(['', '-', '.', '1,5', '1e', 'NaN', '0x10', '1 000', '--1', '1e9999', '1e-999999999'])(
		'does not read "%s"',
		(text) => expect(() => d(text)).toThrow(RangeError),
	);

	test.each([
		['0.1', 'plus', '0.2', '0.3'],
		['1', 'minus', '0.9', '0.1'],
		['1.1', 'times', '1.1', '1.21'],
		['-0.5', 'times', '3', '-1.5'],
		['1', 'div', '8', '0.125'],
		['2', 'div', '3', `0.${'6'.repeat(39)}7`],
		['-2', 'div', '3', `-0.${'6'.repeat(39)}7`],
	] as const)('%s %s %s is %s', (a, method, b, sum) => expect(d(a)[method](b).toFixed()).toBe(sum));

	test('is not divided by zero', () => expect(() => d(1).div(0)).toThrow(RangeError));

	test.each([
		['2.345', 2, '2.35', '2.34', '2.35'],
		['2.344', 2, '2.34', '2.34', '2.35'],
		['-2.345', 2, '-2.35', '-2.34', '-2.35'],
		['1.005', 2, '1.01', '1.00', '1.01'],
		['7', 0, '7', '7', '7'],
	])('%s to %i places: half up %s, down %s, up %s', (text, places, half, down, up) => {
		expect(rounded(d(text), places).toFixed(places)).toBe(half);
		expect(d(text).toFixed(places)).toBe(half);
		expect(d(text).toDecimalPlaces(places, 'down').toFixed(places)).toBe(down);
		expect(d(text).toDecimalPlaces(places, 'up').toFixed(places)).toBe(up);
	});

	test('counts its places, and knows whole numbers', () => {
		expect(['1', '1.50', '0.000000075'].map((text) => d(text).decimalPlaces())).toEqual([0, 1, 9]);
		expect(['3', '3.0', '3.1'].map((text) => d(text).isInteger())).toEqual([true, true, false]);
		expect([d('3.1').floor(), d('3.1').ceil(), d('3').ceil()].map(String)).toEqual(['3', '4', '3']);
		expect([Decimal.max(1, '2', d(0)), Decimal.min(1, '2', d(0))].map(String)).toEqual(['2', '0']);
	});

	test('counts as whole numbers do, to the last digit', () => {
		fc.assert(
			fc.property(whole, whole, (a, b) => {
				const [x, y] = [of(a), of(b)];
				expect(x.plus(y)).toEqual(of(a + b));
				expect(x.minus(y)).toEqual(of(a - b));
				expect(x.times(y)).toEqual(new Decimal(`${a * b}e-16`));
				expect([x.lt(y), x.lte(y), x.gt(y), x.gte(y), x.eq(y)]).toEqual([a < b, a <= b, a > b, a >= b, a === b]);
				if (b !== 0n) expect(x.div(y).times(y).minus(x).abs().lt('1e-25')).toBe(true);
				expect(new Decimal(x.toFixed())).toEqual(x);
			}),
		);
	});
});
