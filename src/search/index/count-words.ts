import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/db';
import type { Tx } from '../../platform/db/tx';
import { addCountedWords, searchTokens } from '../../shared/search/search-text';

/** The stored texts of a document, from which its words can be counted again. */
export type CountedTexts = Record<'title' | 'summary' | 'keywords' | 'body', string>;

/** The distinct folded words of a stored document. */
export function wordsOf(row: CountedTexts): Set<string> {
	const words = new Set<string>();
	for (const text of [row.title, row.summary, row.keywords, row.body]) addCountedWords(words, searchTokens(text));
	return words;
}

/** Notes that a document of an edition has (+1) or no longer has (-1) these words. */
export class WordCounts {
	#editions = new Map<string, Map<string, number>>();

	add(edition: string, words: Iterable<string>, count: 1 | -1): void {
		let counts = this.#editions.get(edition);
		if (!counts) {
			counts = new Map();
			this.#editions.set(edition, counts);
		}
		for (const word of words) {
			const sum = (counts.get(word) ?? 0) + count;
			if (sum === 0) counts.delete(word);
			else counts.set(word, sum);
		}
	}

	get editions(): ReadonlyMap<string, ReadonlyMap<string, number>> {
		return this.#editions;
	}

	/**
	 * Adds what was noted to the table; in the order of the words, so that two transactions never wait for each other in
	 * a ring.
	 */
	async write(tx: Tx): Promise<void> {
		for (const [edition, counts] of [...this.#editions].sort(([a], [b]) => (a < b ? -1 : 1))) {
			if (counts.size === 0) continue;
			const words = [...counts.keys()].sort();
			await tx.execute(sql`
				insert into search_word (edition, word, documents)
				select ${edition}, word, count from unnest(${sql.param(words)}::text[],
					${sql.param(words.map((word) => counts.get(word)))}::int[]) as t(word, count)
				on conflict (edition, word) do update set documents =
					greatest(0, least(2147483647, search_word.documents::bigint + excluded.documents))`);
			const fewer = words.filter((word) => (counts.get(word) ?? 0) < 0);
			if (fewer.length === 0) continue;
			await tx.execute(
				sql`delete from search_word where edition = ${edition} and word = any(${sql.param(fewer)}::text[])
					and documents <= 0`,
			);
		}
		this.#editions.clear();
	}
}

/** Documents read at once; about 10 ms of work between two answers to readers. */
const BATCH = 100;

/**
 * Counts the words of every document anew and corrects the table where it differs. Publishing keeps the counts by
 * itself; this is for a database that was filled in another way, and for a nightly check.
 * Reads in small batches, writes only differences, and holds no lock meanwhile: what is published while it runs may be
 * counted one off until the next run, which changes nothing but the order of two suggestions.
 * @returns how many words there are, and how many rows had to be corrected.
 */
export async function refreshWords(db: Database): Promise<{ words: number; corrected: number }> {
	const counted = new WordCounts();
	let last = 0;
	for (;;) {
		const { rows } = await db.read.execute<CountedTexts & { id: number; edition: string }>(
			sql`select id, edition, title, summary, keywords, body from search_document where id > ${last} order by id
				limit ${BATCH}`,
		);
		for (const row of rows) counted.add(row.edition, wordsOf(row), 1);
		last = rows.at(-1)?.id ?? last;
		if (rows.length < BATCH) break;
	}
	let words = 0;
	let corrected = 0;
	for (const [edition, counts] of counted.editions) {
		words += counts.size;
		corrected += await correct(db, edition, counts);
	}
	const gone = await db.write((tx) =>
		tx.execute(
			sql`delete from search_word where not (edition = any(${sql.param([...counted.editions.keys()])}::text[]))`,
		),
	);
	return { words, corrected: corrected + (gone.rowCount ?? 0) };
}

async function correct(db: Database, edition: string, counts: ReadonlyMap<string, number>): Promise<number> {
	const { rows } = await db.read.execute<{ word: string; documents: number }>(
		sql`select word, documents from search_word where edition = ${edition}`,
	);
	const stored = new Map(rows.map((row) => [row.word, row.documents]));
	const wrong = [...counts.keys()].filter((word) => stored.get(word) !== counts.get(word)).sort();
	const gone = [...stored.keys()].filter((word) => !counts.has(word)).sort();
	await db.write(async (tx) => {
		for (let at = 0; at < wrong.length; at += 5_000) {
			const part = wrong.slice(at, at + 5_000);
			await tx.execute(sql`
				insert into search_word (edition, word, documents)
				select ${edition}, word, count from unnest(${sql.param(part)}::text[],
					${sql.param(part.map((word) => counts.get(word)))}::int[]) as t(word, count)
				on conflict (edition, word) do update set documents = excluded.documents`);
		}
		if (gone.length > 0)
			await tx.execute(
				sql`delete from search_word where edition = ${edition} and word = any(${sql.param(gone)}::text[])`,
			);
	});
	return wrong.length + gone.length;
}
