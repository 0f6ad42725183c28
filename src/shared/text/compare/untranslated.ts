/** With fewer words, a block may rightly say the same in two languages: a name, a place, a number. */
const FEWEST = 3;
const WORD = /\p{L}+/gu;

/** True for words that read otherwise in another language. */
export const isTranslatable = (text: string): boolean => (text.match(WORD)?.length ?? 0) >= FEWEST;

/**
 * The blocks of a translation that still are in the words of its source.
 * @param own words of each block of the translation
 * @param source words of each block of the source
 */
export function untranslatedBlocks(own: readonly string[], source: readonly string[]): string[] {
	const known = new Set(source.map((text) => text.trim()));
	return own.filter((text) => isTranslatable(text) && known.has(text.trim()));
}
