import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseNumber, shownCount, shownMoney, shownNumber, shownPercent } from './notation';
import { Decimal } from './number';

const en = { locale: 'en-GB' };
const es = { locale: 'es-ES' };
const read = (notation: typeof en, text: string) => {
	const found = parseNumber(notation, text);
	return found instanceof Decimal ? found.toString() : found;
};

test('a number is read in the notation of its edition, and never guessed', () => {
	expect(['1.5', '1,500.25', '1 500', '.5', '1.', '0', '007'].map((text) => read(en, text))).toEqual([
		'1.5',
		'1500.25',
		'1500',
		'0.5',
		'1',
		'0',
		'7',
	]);
	expect(['1,5', '1.500,25', '1 500', ',5', '1,', '1.500'].map((text) => read(es, text))).toEqual([
		'1.5',
		'1500.25',
		'1500',
		'0.5',
		'1',
		'1500',
	]);
	expect([read(en, '1,5'), read(es, '1.5')]).toEqual(['notation', 'notation']);
});

test('everything else is refused by name', () => {
	for (const edition of [en, es]) {
		for (const text of [
			'1e999',
			'NaN',
			'Infinity',
			'0x10',
			'1..2',
			'1,2,3',
			'1.2.3',
			'--1',
			'-',
			'.',
			'ten',
			'1 2',
			'9'.repeat(31),
			'1/2',
			'٣',
			'=1+1',
			'\0',
		]) {
			expect([text, read(edition, text)]).toEqual([text, 'number']);
		}
		expect([read(edition, '-1'), read(edition, '\u22121'), read(edition, ''), read(edition, '   ')]).toEqual([
			'negative',
			'negative',
			'empty',
			'empty',
		]);
	}
});

test('what is shown can be read again, to the last place', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 2e15 }), fc.constantFrom(en, es), (n, edition) => {
			const value = new Decimal(n).div(10_000);
			expect(read(edition, shownNumber(edition, value, 4))).toBe(value.toString());
		}),
	);
});

test('money, numbers and percentages follow the edition and are rounded half up', () => {
	const plain = (text: string) => text.replace(/\s/g, ' ');
	expect(shownMoney(en, new Decimal('5760'), 'EUR')).toBe('€5,760.00');
	expect(plain(shownMoney(es, new Decimal('57600.125'), 'EUR'))).toBe('57.600,13 €');
	expect(shownMoney(en, new Decimal('1.005'), 'GBP')).toBe('£1.01');
	expect(shownMoney(en, new Decimal('1.69552'), 'EUR', 8)).toBe('€1.69552');
	expect(plain(shownPercent(es, new Decimal('7.5')))).toBe('7,5 %');
	expect(shownNumber(en, new Decimal('99999999999999999.99'), 2)).toBe('99,999,999,999,999,999.99');
});

test('thousands have their sign from four digits on, in Spanish as in English', () => {
	const plain = (text: string) => text.replace(/\s/g, ' ');
	expect([shownCount(en, 5000), shownCount(es, 5000), shownCount(es, 999)]).toEqual(['5,000', '5.000', '999']);
	expect(shownNumber(es, new Decimal('1284.5'), 2)).toBe('1.284,5');
	expect(plain(shownMoney(es, new Decimal('3040'), 'EUR'))).toBe('3.040,00 €');
	expect(plain(shownPercent(es, new Decimal('1250')))).toBe('1.250 %');
});
