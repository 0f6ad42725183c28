import { foldWord } from '../../../shared/search/search-text';
import type { ParsedKeyword } from '../parse';
import type { Segment } from '../present/highlight';
import type { Correction } from './correction';

/** The keyword with its mistyped words put right; everything else stays as it was typed. */
export function correctedKeyword(
	{ keyword, terms }: ParsedKeyword,
	corrections: ReadonlyMap<string, Correction>,
): string {
	let text = '';
	let at = 0;
	for (const token of terms.flatMap((term) => term.tokens)) {
		const correction = corrections.get(token.text);
		if (!correction || token.isHan) continue;
		text += keyword.slice(at, token.start) + correction.word;
		at = token.end;
	}
	return text + keyword.slice(at);
}

/**
 * Words are counted without their accents; a reader is shown them as the articles found spell them
 * ("regulacion" → "regulación"), by the most frequent spelling among the marked words.
 */
export function withAccents(
	corrections: ReadonlyMap<string, Correction>,
	marked: readonly Segment[],
): Map<string, Correction> {
	const spellings = new Map<string, Map<string, number>>();
	for (const segment of marked) {
		if (!segment.marked) continue;
		const spelling = segment.text.toLowerCase();
		const counts = spellings.get(foldWord(spelling)) ?? new Map<string, number>();
		counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
		spellings.set(foldWord(spelling), counts);
	}
	return new Map(
		[...corrections].map(([given, correction]) => {
			const [best] = [...(spellings.get(correction.word) ?? [])].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
			return [given, best ? { ...correction, word: best[0] } : correction];
		}),
	);
}
