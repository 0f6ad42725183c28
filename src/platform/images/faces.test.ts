/** The characters of headlines are drawn, or fall back to something that is seen. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawable, isReadable, runsOf, widthOf } from './faces';
import { breakLines, outline } from './outlines';

describe('every sign in use is drawn as it is', () => {
	test.each([
		['sums and formulas', 'CO₂ ≥ 20 mg/ml, ≤ 2 ml → € 1.20 ± 5 × 3 − 2 µg ° ½ ² ™'],
		['Latin with marks', 'Erdoğan, Łódź, Băsescu, Győr, Đà Nẵng, Việt Nam, İstanbul, Þór'],
		['sums of money', '₺ 5, ₽ 7, £ 3, ¥ 4'],
		['Greek', 'Αθήνα: φόρος'],
		['Cyrillic', 'Москва, Київ № 5'],
		['Han', '深圳市雾芯科技有限公司'],
		['quotation marks and dashes', '“A” ‘b’ «c» – — …'],
	])('%s', (_, text) => {
		expect(drawable(text)).toBe(text.normalize('NFC'));
		expect(isReadable(text)).toBe(true);
		for (const { face, text: part } of runsOf(drawable(text), 600))
			for (const character of part.replaceAll(' ', ''))
				expect(face.font.charToGlyphIndex(character)).toBeGreaterThan(0);
		expect(outline(drawable(text), 0, 50, 40).match(/M/g)?.length ?? 0).toBeGreaterThan(0);
	});
});

test.each([
	['a letter and its mark apart', 'Ra\u0301pido', 'Rápido'],
	['ligatures, full-width and circled signs', 'ﬁne ＡＢ ①', 'fine ＡＢ 1'],
	['a per mille sign', '3 ‰', '3 %₀'],
	['a hyphen that holds words together', 'e\u2011cigarette', 'e-cigarette'],
	['signs that are not seen', 'a\u200bb\u00ad \ufeffc\ufe0f', 'ab c'],
	['emoji', 'Ban 🚭 on 👩🏽‍🔬 pods 🇪🇸', 'Ban on pods'],
	['single characters of another script', 'The ض sign', 'The □ sign'],
	['blanks of every kind', 'a\u00a0b\u202fc\u3000d', 'a b c d'],
])('%s', (_, text, drawn) => {
	expect(drawable(text)).toBe(drawn);
	expect(isReadable(text)).toBe(true);
});

test.each(['تدخين', 'धूम्रपान', '한국어', '🚭🚭', ''])('%j cannot be read', (text) => {
	expect(isReadable(text)).toBe(false);
});

test('lines of a script without blanks break between its characters, and none is too wide', () => {
	const lines = breakLines('国家烟草专卖局发布电子烟管理办法，自五月一日起施行，口味限制十月生效', 58, 800, 3);
	expect(lines.length).toBe(3);
	expect(lines.join('')).not.toMatch(/\s/);
	for (const line of lines) {
		expect(widthOf(line, 58)).toBeLessThanOrEqual(800);
		expect(line).not.toMatch(/^[，。]/);
	}
});

test('any text becomes one that can be drawn, and stays that', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
			const drawn = drawable(text);
			expect(drawable(drawn)).toBe(drawn);
			expect(Number.isFinite(widthOf(drawn, 40))).toBe(true);
		}),
		{ numRuns: 300 },
	);
});
