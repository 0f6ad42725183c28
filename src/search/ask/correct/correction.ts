import { searchConfigOf } from '../../../editions/editions';
import { prepared } from '../../../platform/db/prepared';
import type { Db } from '../../../platform/db/tx';
import { foldWord } from '../../../shared/search/search-text';
import { countsOf } from '../../words/word-counts';
import { formsOf } from '../../words/word-forms';

/** A word of the documents that a mistyped word may have meant. */
export interface Correction {
	word: string;
	/** Number of documents of the edition that contain it. */
	documents: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Maximum corrected words of one keyword; a keyword with more mistakes is taken for noise. */
const MAX_CORRECTED = 4;
const MIN_CHARACTERS = 3;
const MAX_CHARACTERS = 24;

/** Every word with one typing error: a letter left out, added, swapped or mistaken. At most about 1,300 words. */
function oneSlipAway(word: string): string[] {
	const words = new Set<string>();
	for (let at = 0; at <= word.length; at += 1) {
		const before = word.slice(0, at);
		const after = word.slice(at);
		if (after) words.add(before + after.slice(1));
		if (after.length > 1) words.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
		for (const letter of LETTERS) {
			if (after) words.add(before + letter + after.slice(1));
			words.add(before + letter + after);
		}
	}
	words.delete(word);
	return [...words];
}

/** Typing errors between two words: letters left out, added, mistaken, or two neighbours swapped. */
export function slipsBetween(a: string, b: string): number {
	let older: number[] = [];
	let previous = Array.from({ length: b.length + 1 }, (_, n) => n);
	for (let i = 1; i <= a.length; i += 1) {
		const row = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const same = a[i - 1] === b[j - 1] ? 0 : 1;
			let slips = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
				slips = Math.min(slips, (older[j - 2] ?? 0) + 1);
			row[j] = slips;
		}
		older = previous;
		previous = row;
	}
	return previous[b.length] ?? 0;
}

/** The closest words by their trigrams; 0.3 is the extension's own threshold. */
const SIMILAR = `select word, documents from search_word where edition = $1 and word % $2
	and length(word) between length($2) - 2 and length($2) + 2
	order by similarity(word, $2) desc, documents desc, word limit 24`;

async function closest(db: Db, edition: string, word: string): Promise<Correction | undefined> {
	const maxSlips = word.length >= 9 ? 3 : 2;
	const rows = await prepared<Correction>(db, 'search_word_similar', SIMILAR, [edition, word]);
	return rows
		.map((row) => ({ ...row, slips: slipsBetween(word, row.word) }))
		.filter((row) => row.slips <= maxSlips)
		.sort((a, b) => a.slips - b.slips || b.documents - a.documents || (a.word < b.word ? -1 : 1))[0];
}

/**
 * Finds what mistyped words may have meant: of the words with one typing error the most frequent, else the closest by
 * their letters.
 * @param words as they were typed (accents and case do not matter)
 * @param rare a word in at most so many documents may be a typing error too, of a word that is at least twenty times as
 * frequent
 * @returns corrections of the words that need one, by the given word; known words have none
 */
export async function correctionsOf(
	db: Db,
	edition: string,
	words: readonly string[],
	rare = 0,
): Promise<Map<string, Correction>> {
	const folded = new Map<string, string>();
	for (const word of words) {
		const plain = foldWord(word);
		if (plain.length >= MIN_CHARACTERS && plain.length <= MAX_CHARACTERS && /^[a-z][a-z0-9]*$/.test(plain))
			folded.set(word, plain);
	}
	// A word in the spelling of another country is not a typing error.
	const config = searchConfigOf(edition);
	const spellings = new Map([...folded.values()].map((word) => [word, formsOf(config, word).map(foldWord)]));
	const counted = await countsOf(db, edition, [...new Set([...spellings.values()].flat())]);
	const known = new Map(
		[...spellings].map(([word, all]) => [word, Math.max(...all.map((one) => counted.get(one) ?? 0))]),
	);
	const unsure = [...folded].filter(([, word]) => (known.get(word) ?? 0) <= rare).slice(0, MAX_CORRECTED);
	if (unsure.length === 0) return new Map();
	const slips = new Map(unsure.map(([given, word]) => [given, oneSlipAway(word)]));
	const counts = await countsOf(db, edition, [...new Set([...slips.values()].flat())]);
	const corrections = new Map<string, Correction>();
	for (const [given, word] of unsure) {
		const own = known.get(word) ?? 0;
		let best: Correction | undefined;
		for (const other of slips.get(given) ?? []) {
			const documents = counts.get(other) ?? 0;
			if (documents > (best?.documents ?? 0)) best = { word: other, documents };
		}
		if (!best && own === 0) best = await closest(db, edition, word);
		if (best && best.documents >= Math.max(1, own * 20)) corrections.set(given, best);
	}
	return corrections;
}
