import { sql } from 'drizzle-orm';
import type { SearchConfig } from '../../editions/edition';
import { prepared } from '../../platform/db/prepared';
import type { Db, Tx } from '../../platform/db/tx';

const LIMIT = 60_000;
const known = new Map<SearchConfig, Map<string, readonly string[]>>();

function knownOf(config: SearchConfig): Map<string, readonly string[]> {
	const found = known.get(config) ?? new Map<string, readonly string[]>();
	known.set(config, found);
	return found;
}

const NONE: readonly string[] = [];

interface Stemmed {
	word: string;
	plain: string[];
	folded: string[];
}

/** A search asks on a connection, where the statement is prepared; a command in its transaction. */
async function ask(db: Db | Tx, config: SearchConfig, words: readonly string[]): Promise<Stemmed[]> {
	const folding = `brume_${config}`;
	if ('$client' in db) {
		const text = `select word, tsvector_to_array(to_tsvector($2::text::regconfig, word)) as plain, tsvector_to_array(to_tsvector($3::text::regconfig, word)) as folded
			from unnest($1::text[]) as word`;
		return prepared<Stemmed>(db, 'search_stems', text, [words, config, folding]);
	}
	const { rows } = await db.execute<Stemmed & Record<string, unknown>>(sql`
		select word, tsvector_to_array(to_tsvector(${config}::text::regconfig, word)) as plain, tsvector_to_array(to_tsvector(${folding}::text::regconfig, word)) as folded
		from unnest(${sql.param(words)}::text[]) as word`);
	return rows;
}

/**
 * The lexemes of words: what PostgreSQL's stemmer makes of each as it is written, and of its accent-folded form
 * ("regulación" → "regul", "regulacion"). Both, because folding alone breaks Spanish plurals and stemming alone
 * makes accents count. A stop word has none. Stems never change, so they are asked for once and kept (bounded).
 * @param words lower case, as `searchTokens` gives them
 */
export async function stemsOf(
	db: Db | Tx,
	config: SearchConfig,
	words: Iterable<string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
	const cache = knownOf(config);
	const found = new Map<string, readonly string[]>();
	const missing: string[] = [];
	for (const word of words) {
		if (found.has(word)) continue;
		const stems = cache.get(word);
		found.set(word, stems ?? NONE);
		if (!stems) missing.push(word);
	}
	if (missing.length === 0) return found;
	for (const row of await ask(db, config, missing)) {
		const stems = row.plain.length === 0 ? NONE : [...new Set([...row.plain, ...row.folded])];
		found.set(row.word, stems);
		if (cache.size >= LIMIT) cache.delete(cache.keys().next().value ?? '');
		cache.set(row.word, stems);
	}
	return found;
}
