import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersThatDiffer } from './numbers-that-differ';

const [en, es] = [{ locale: 'en-GB' }, { locale: 'es-ES' }];
const compare = (source: string, translation: string) =>
	numbersThatDiffer({ text: source, notation: en }, { text: translation, notation: es });

test.each([
	['The fee is €180.', 'La tasa es de 150 €.', ['180'], ['150']],
	['It sold 1,250.5 litres.', 'Vendió 1.250,5 litros.', [], []],
	['It sold 1,250 litres.', 'Vendió 1250 litros.', [], []],
	['It sold 12,500 litres.', 'Vendió 12\u00a0500 litros.', [], []],
	['It is 1.5 per cent.', 'Es el 1.5 por ciento.', ['1.5'], ['1', '5']],
	['It is 1,500.', 'Son 1,5.', ['1,500'], ['1,5']],
	['From 24 November 2026.', 'Desde el 24 de noviembre de 2026.', [], []],
	['On November 24, 2026.', 'El 24/11/2026.', [], []],
	['From 24 November 2026.', 'Desde el 24 de octubre de 2026.', ['November'], ['octubre']],
	['It may be 3.', 'Pueden ser 3.', [], []],
	['Two of 3, then 3 again.', 'Dos de 3.', ['3'], []],
	['In 2024, 300 came; in 2025, 0.50.', 'En 2024, 300; en 2025, 0,5.', [], []],
	['No number.', 'Ningún número.', [], []],
])('%s against %s', (source, translation, left, right) => {
	expect(compare(source, translation)).toMatchObject({ source: left, translation: right });
});

const number = fc
	.tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 3 }))
	.map(([digits, places]) => digits / 10 ** places);
const written = (value: number, { locale }: { locale: string }) =>
	new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value);
const sentence = (values: readonly number[], notation: { locale: string }, word: string) =>
	values.map((value) => `${word} ${written(value, notation)}`).join('; ');

test('the same numbers, each in its edition’s notation and in any order, never differ', () => {
	fc.assert(
		fc.property(fc.array(number, { maxLength: 12 }), fc.nat(), (values, by) => {
			const turned = values.map((_, n) => values[(n + by) % values.length] ?? 0);
			const found = compare(sentence(values, en, 'about'), sentence(turned, es, 'unos'));
			expect(found).toEqual({ source: [], translation: [], agree: values.length });
		}),
	);
});

test('one number that is another one differs, on both sides, and nothing else does', () => {
	fc.assert(
		fc.property(fc.array(number, { minLength: 1, maxLength: 12 }), fc.nat(), number, (values, at, other) => {
			const n = at % values.length;
			const before = values[n] ?? 0;
			fc.pre(before !== other);
			const found = compare(sentence(values, en, 'about'), sentence(values.with(n, other), es, 'unos'));
			expect(found.source).toEqual([written(before, en)]);
			expect(found.translation).toEqual([written(other, es)]);
		}),
	);
});

test('whatever the two texts are, what differs one way differs the other way round', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (left, right) => {
			const one = numbersThatDiffer({ text: left, notation: en }, { text: right, notation: es });
			const other = numbersThatDiffer({ text: right, notation: es }, { text: left, notation: en });
			expect([one.source, one.translation]).toEqual([other.translation, other.source]);
		}),
	);
});
