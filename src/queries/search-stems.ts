import { sql } from 'drizzle-orm';
import type { Db } from '../data/db';
import type { SearchConfig } from '../shared/search-configs';

/** Anything that runs SQL: a connection or a transaction. */
export type Runner = Pick<Db, 'execute'>;

const LIMIT = 60_000;
const known: Record<SearchConfig, Map<string, readonly string[]>> = { english: new Map(), spanish: new Map() };

const NONE: readonly string[] = [];

/**
 * The lexemes of words: what PostgreSQL's stemmer makes of each as it is written, and of its accent-folded form
 * ("regulación" → "regul", "regulacion"). Both, because folding alone breaks Spanish plurals and stemming alone
 * makes accents count. A stop word has none. Stems never change, so they are asked for once and kept (bounded).
 * @param words lower case, as `searchTokens` gives them
 */
export async function stemsOf(db: Runner, config: SearchConfig, words: Iterable<string>): Promise<ReadonlyMap<string, readonly string[]>> {
	const cache = known[config];
	const found = new Map<string, readonly string[]>();
	const missing: string[] = [];
	for (const word of words) {
		if (found.has(word)) continue;
		const stems = cache.get(word);
		found.set(word, stems ?? NONE);
		if (!stems) missing.push(word);
	}
	if (missing.length === 0) return found;
	const { rows } = await db.execute<{ word: string; plain: string[]; folded: string[] }>(sql`
		select word, tsvector_to_array(to_tsvector(${config}::text::regconfig, word)) as plain,
			tsvector_to_array(to_tsvector(${`brume_${config}`}::text::regconfig, word)) as folded
		from unnest(${sql.param(missing)}::text[]) as word`);
	for (const row of rows) {
		const stems = row.plain.length === 0 ? NONE : [...new Set([...row.plain, ...row.folded])];
		found.set(row.word, stems);
		if (cache.size >= LIMIT) cache.delete(cache.keys().next().value ?? '');
		cache.set(row.word, stems);
	}
	return found;
}
