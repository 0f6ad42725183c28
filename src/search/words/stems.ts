import { sql } from 'drizzle-orm';
import type { SearchConfig } from '../../editions/edition';
import { prepared } from '../../platform/db/prepared';
import type { Db, Tx } from '../../platform/db/tx';
import { ownCopy } from '../../shared/text/own-copy';
import { formsOf, keptLexeme } from './word-forms';

const LIMIT = 60_000;
const known = new Map<SearchConfig, Map<string, readonly string[]>>();

function knownOf(config: SearchConfig): Map<string, readonly string[]> {
	const found = known.get(config) ?? new Map<string, readonly string[]>();
	known.set(config, found);
	return found;
}

const NONE: readonly string[] = [];

interface Stemmed {
	form: string;
	/** Lexemes of the form as it is written; empty for a stop word. */
	plain: string[];
	/** Lexemes of the form without its accents. */
	folded: string[];
}

/** Queries the stemmer: a search on a connection, where the statement is prepared; a command in its transaction. */
async function ask(db: Db | Tx, config: SearchConfig, forms: readonly string[]): Promise<Stemmed[]> {
	const folding = `brume_${config}`;
	if ('$client' in db) {
		const text = `select form, tsvector_to_array(to_tsvector($2::text::regconfig, form)) as plain,
			tsvector_to_array(to_tsvector($3::text::regconfig, form)) as folded
			from unnest($1::text[]) as form`;
		return prepared<Stemmed>(db, 'search_stems', text, [forms, config, folding]);
	}
	const { rows } = await db.execute<Stemmed & Record<string, unknown>>(sql`
		select form, tsvector_to_array(to_tsvector(${config}::text::regconfig, form)) as plain,
			tsvector_to_array(to_tsvector(${folding}::text::regconfig, form)) as folded
		from unnest(${sql.param(forms)}::text[]) as form`);
	return rows;
}

/**
 * Returns the lexemes of words: what PostgreSQL's stemmer makes of each form of a word (`formsOf`), so that accents and
 * the spelling of another country make no difference. A stop word has none. Stems never change, so they are cached
 * (bounded).
 * @param words lower case, as `searchTokens` gives them
 */
export async function stemsOf(
	db: Db | Tx,
	config: SearchConfig,
	words: Iterable<string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
	const cache = knownOf(config);
	const found = new Map<string, readonly string[]>();
	const missing = new Map<string, string[]>();
	for (const word of words) {
		if (found.has(word)) continue;
		const stems = cache.get(word);
		found.set(word, stems ?? NONE);
		if (!stems) missing.set(word, formsOf(config, word));
	}
	if (missing.size === 0) return found;
	const rows = await ask(db, config, [...new Set([...missing.values()].flat())]);
	const stemmed = new Map(rows.map((row) => [row.form, row]));
	for (const [word, forms] of missing) {
		const kept = keptLexeme(config, word);
		const all = forms.flatMap((form) => stemmed.get(form) ?? []);
		const stems =
			kept !== undefined
				? [kept]
				: all.some(({ plain }) => plain.length === 0)
					? NONE
					: [...new Set(all.flatMap(({ plain, folded }) => [...plain, ...folded]))];
		found.set(word, stems);
		if (cache.size >= LIMIT) cache.delete(cache.keys().next().value ?? '');
		cache.set(ownCopy(word), stems);
	}
	return found;
}
