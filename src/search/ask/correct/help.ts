import type { SearchKind } from '../../../data/tables/search-document';
import { searchConfigOf } from '../../../editions/editions';
import { prepared } from '../../../platform/db/prepared';
import { remember } from '../../../platform/db/read-cache';
import type { Db } from '../../../platform/db/tx';
import { tag } from '../../../shared/cache-tags';
import { stemsOf } from '../../words/stems';
import { facet } from '../../words/vector';
import { parseKeyword, type SearchTerm } from '../parse';
import { queriesOf } from '../plan/tsquery';
import { correctedKeyword } from './corrected-keyword';
import type { Correction } from './correction';

/** A tag with how many of the newest articles carry it. */
export interface PopularTag {
	id: number;
	slug: string;
	name: string;
	count: number;
}

/** Number of newest articles that decide what is popular. */
const NEWEST = 1_000;
const SECONDS = 300;

/** The most frequent tags of an edition's newest articles, the most frequent first. Cached for five minutes. */
export function popularTags(db: Db, edition: string, limit: number): Promise<PopularTag[]> {
	return remember(db, `popular_tags:${edition}:${limit}`, [tag.list(edition)], SECONDS, () =>
		prepared<PopularTag>(
			db,
			'search_popular_tags',
			`with newest as (select tag_ids from search_document where edition = $1 and kind = 'article' and published_at > 0
				and published_at <= extract(epoch from now())::bigint
				order by published_at desc, id desc limit ${NEWEST}),
			counted as (select tag_id, count(*)::int as count from newest, unnest(tag_ids) as tag_id group by tag_id)
			select t.id, t.slug, t.name, c.count from counted c join tag t on t.id = c.tag_id and t.edition = $1
				order by c.count desc, t.name collate "und-x-icu" limit $2`,
			[edition, limit],
		),
	);
}

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
export async function suggestionsFor(
	db: Db,
	now: number,
	{ edition, without = [] }: { edition: string; without?: readonly SearchKind[] },
	keyword: string,
	terms: readonly SearchTerm[],
	corrections: ReadonlyMap<string, Correction>,
): Promise<string[]> {
	const right = correctedKeyword(keyword, terms, corrections);
	const parts = parseKeyword(right)
		.filter((term) => !term.isNegative)
		.map((term) => right.slice(term.start, term.end));
	const loose = parts.join(' ').replace(/["“”«»„]/g, '');
	const tries = loose === right ? [] : [loose];
	if (parts.length > 2) for (const leftOut of parts.keys()) tries.push(parts.filter((_, n) => n !== leftOut).join(' '));
	if (parts.length > 1) tries.push(...parts);
	const tried: { text: string; query: string }[] = [];
	for (const text of [...new Set(tries)].slice(0, MAX_TRIED)) {
		const asked = parseKeyword(text);
		const stems = await stemsOf(
			db,
			searchConfigOf(edition),
			asked.flatMap((term) => term.tokens.map((token) => token.text)),
		);
		const queries = queriesOf(
			asked,
			stems,
			without.map((kind) => facet.kind(edition, kind)),
		);
		if (queries) tried.push({ text, query: queries.match() });
	}
	if (tried.length === 0) return [];
	const found = await findAnything(
		db,
		edition,
		tried.map(({ query }) => query),
		now,
	);
	return tried
		.filter((_, n) => found[n])
		.slice(0, MAX_SUGGESTIONS)
		.map(({ text }) => text);
}
