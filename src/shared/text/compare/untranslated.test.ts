import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTranslatable, untranslatedBlocks } from './untranslated';

test('a block in the words of the source is not translated, wherever it stands', () => {
	const source = ['The law takes effect in May.', 'Brussels', '2026: 1,250'];
	expect(untranslatedBlocks(['La ley entra en vigor en mayo.', ' The law takes effect in May.'], source)).toEqual([
		' The law takes effect in May.',
	]);
});

test('a name or a number may be the same in two languages', () => {
	expect(
		untranslatedBlocks(['Brussels', '2026: 1,250', 'Kestrel Vapour'], ['Brussels', '2026: 1,250', 'Kestrel Vapour']),
	).toEqual([]);
});

test('a copy is untranslated as a whole, and a text that shares no block is translated', () => {
	const texts = fc.array(fc.string(), { maxLength: 8 });
	fc.assert(
		fc.property(texts, texts, (one, other) => {
			expect(untranslatedBlocks(one, one)).toEqual(one.filter(isTranslatable));
			const own = one.filter((text) => !other.some((its) => its.trim() === text.trim()));
			expect(untranslatedBlocks(own, other)).toEqual([]);
		}),
	);
});
