import { prepared } from '../../../platform/db/prepared';
import type { Db } from '../../../platform/db/tx';
import { parseKeyword } from '../parse';
import { planSearch, type SearchPlan } from '../plan/plan';
import { correctedKeyword } from './corrected-keyword';
import type { Correction } from './correction';

/** Maximum number of matches that are checked for one of the edition. */
const MAX_MATCHES = 500;

/** Returns for each query whether it finds anything published. */
async function findAnything(db: Db, edition: string, queries: readonly string[], now: number): Promise<boolean[]> {
	const rows = await prepared<{ is_found: boolean }>(
		db,
		'search_find_anything',
		// Counts, because "exists" makes the planner read the table itself in the hope of an early match.
		`select (select count(*) from (select d.edition, d.published_at from search_document d
			where d.tsv @@ q.query::tsquery limit ${MAX_MATCHES}) found
			where found.edition = $2 and found.published_at <= $3) > 0 as is_found
		from unnest($1::text[]) with ordinality as q(query, place) order by place`,
		[queries, edition, now],
	);
	return rows.map((row) => row.is_found);
}

const MAX_SUGGESTIONS = 5;
const MAX_TRIED = 12;

/**
 * Finds keywords similar to one without results, which do have results: without quotation marks and minus, with one
 * term left out, then single terms; mistyped words are corrected first.
 */
export async function similarKeywords(
	db: Db,
	{ request, parsed, now }: SearchPlan,
	corrections: ReadonlyMap<string, Correction>,
): Promise<string[]> {
	const right = correctedKeyword(parsed, corrections);
	const parts = parseKeyword(right)
		.terms.filter((term) => !term.isNegative)
		.map((term) => right.slice(term.start, term.end));
	const loose = parts.join(' ').replace(/["“”«»„]/g, '');
	const tries = loose === right ? [] : [loose];
	if (parts.length > 2) for (const leftOut of parts.keys()) tries.push(parts.filter((_, n) => n !== leftOut).join(' '));
	if (parts.length > 1) tries.push(...parts);
	const tried: { text: string; query: string }[] = [];
	for (const text of [...new Set(tries)].slice(0, MAX_TRIED)) {
		const plan = await planSearch(
			db,
			{ edition: request.edition, keyword: text, without: request.without },
			parseKeyword(text),
		);
		if (plan) tried.push({ text, query: plan.queries.match() });
	}
	if (tried.length === 0) return [];
	const found = await findAnything(
		db,
		request.edition,
		tried.map(({ query }) => query),
		now,
	);
	return tried
		.filter((_, n) => found[n])
		.slice(0, MAX_SUGGESTIONS)
		.map(({ text }) => text);
}
