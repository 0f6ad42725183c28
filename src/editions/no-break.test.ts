import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noBreak, noBreakTexts, unbrokenParts } from './no-break';

const shown = (text: string) => noBreak(text).replaceAll('\u00A0', '~');

test.each([
	['Poland’s bill would put PLN 40 on every pod', 'Poland’s bill would put PLN~40 on every pod'],
	['at 20 mg/ml or 5 ml', 'at 20~mg/ml or 5~ml'],
	['until 31 March 2027', 'until 31~March~2027'],
	['el 31 de marzo de 2027', 'el 31~de~marzo de 2027'],
	['2,20 £ por 10 ml', '2,20~£ por 10~ml'],
	['un 21 % más', 'un 21~% más'],
	['USD 32 million', 'USD~32~million'],
	['Article 20 and Art. 5', 'Article~20 and Art.~5'],
	['nine 2-millilitre pods in 2026 may', 'nine 2-millilitre pods in 2026 may'],
	['In May 2026 the market', 'In May~2026 the market'],
	['10 gates, 3 mills and 5 lions', '10 gates, 3 mills and 5 lions'],
	['no number here', 'no number here'],
])('%s', (given, expected) => expect(shown(given)).toBe(expected));

test('words that begin with "e-" and "mg/ml" are whole', () => {
	expect(unbrokenParts('An e-cigarette of 20 mg/ml')).toEqual(['An ', 'e-cigarette', ' of 20\u00A0', 'mg/ml', '']);
	expect(unbrokenParts('the-liquid')).toEqual(['the-liquid']);
});

test('data keeps its shape', () =>
	expect(noBreakTexts({ name: 'to 5 ml', at: 5, none: null, list: ['5 ml', { ok: true }] })).toEqual({
		name: 'to 5\u00A0ml',
		at: 5,
		none: null,
		list: ['5\u00A0ml', { ok: true }],
	}));

test('nothing but spaces is changed, whatever the text', () => {
	fc.assert(
		fc.property(
			fc.string({ unit: 'grapheme' }),
			fc.nat(),
			fc.constantFrom('ml', '€', 'March', 'de marzo'),
			(text, n, unit) => {
				const whole = `${text} ${n} ${unit} ${text}`;
				expect(noBreak(whole).replaceAll('\u00A0', ' ')).toBe(whole.replaceAll('\u00A0', ' '));
				expect(unbrokenParts(whole).join('')).toBe(noBreak(whole));
			},
		),
	);
});
