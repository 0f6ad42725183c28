import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import { foldWord } from '../../shared/search/search-text';

/** Number of documents of an edition that contain each of these words; accents do not matter. */
export async function countsOf(db: Db, edition: string, words: readonly string[]): Promise<Map<string, number>> {
	const folded = new Map(words.map((word) => [word, foldWord(word)]));
	const rows = await prepared<{ word: string; documents: number }>(
		db,
		'search_word_counts',
		'select w.word, w.documents from unnest($2::text[]) asked (word) cross join lateral (select word, documents from search_word where (edition, word) = ($1, asked.word) offset 0) w',
		[edition, [...new Set(folded.values())]],
	);
	const counts = new Map(rows.map((row) => [row.word, row.documents]));
	return new Map(
		[...folded].flatMap(([word, plain]) => {
			const documents = counts.get(plain);
			return documents === undefined ? [] : [[word, documents] as const];
		}),
	);
}
