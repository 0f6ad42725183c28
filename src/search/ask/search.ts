import type { ArticleCard } from '../../data/article-card';
import type { SearchKind } from '../../data/tables/search-document';
import { searchConfigOf } from '../../editions/editions';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import { stemsOf } from '../words/stems';
import { facet } from '../words/vector';
import { correctedKeyword, withAccents } from './correct/corrected-keyword';
import { correctionsOf } from './correct/correction';
import { type PopularTag, popularTags, suggestionsFor } from './correct/help';
import { cleanKeyword, parseKeyword, type SearchTerm } from './parse';
import { probesOf } from './plan/probes';
import { queriesOf, type SearchQueries } from './plan/tsquery';
import { Highlighter, type Segment } from './present/highlight';
import type { HitFacts } from './run/facts';
import { type Found, type FoundRow, runSearch, type SearchFacets } from './run/statements';

export interface SearchParams {
	/** Code of the edition; a search never leaves it. */
	edition: string;
	/** Words, "quoted phrases" and -minus; the first 200 characters and 12 words count. */
	keyword: string;
	kind?: string;
	section?: string;
	year?: number;
	/** Slug. */
	tag?: string;
	/** ISO 3166 alpha-2 code, or "EU". */
	country?: string;
	sort?: 'relevance' | 'date';
	/** From 1. */
	page?: number;
	/** 1 to 50; the default is 20. */
	limit?: number;
	/** Kinds that are not searched. */
	without?: readonly SearchKind[];
}

export interface SearchHit {
	kind: SearchKind;
	/** Id of the article, tag, author … */
	ref_id: number;
	/** Path within the edition, without its prefix (`/news/some-slug`). */
	url: string;
	title: string;
	titleMarked: Segment[];
	snippet: Segment[];
	/** Section key; null where it has none. */
	section: string | null;
	/** Unix seconds; null where it has no date. */
	published_at: number | null;
	/** Data of an article's row in a list; null for other kinds. */
	article: ArticleCard | null;
	/** Facts beside the title of a record, an event, a book or a series; null for other kinds. */
	facts: HitFacts | null;
}

/** Help for a search without results. */
export interface SearchHelp {
	/** Similar keywords that have results; at most five. */
	suggestions: string[];
	popular_tags: PopularTag[];
}

export interface SearchResult {
	/** The keyword as it was searched: whitespace folded, at most 200 characters. */
	keyword: string;
	list: SearchHit[];
	/** Number of matches; with `totalIsFloor` there are more. */
	total: number;
	totalIsFloor: boolean;
	page: number;
	limit: number;
	has_more: boolean;
	/**
	 * Values of each facet among the matches of the other filters, most frequent first; for common words among the newest
	 * matches.
	 */
	facets: SearchFacets;
	/** The keyword that was probably meant. */
	did_you_mean?: string;
	/** True where the list is for `did_you_mean`, because the keyword itself has no matches. */
	corrected: boolean;
	/** Present for an empty keyword, and for one without matches. */
	help?: SearchHelp;
}

/** Maximum matches that are counted and sorted, and that are ranked; both bound the cost of common words. */
const MAX_MATCHES = 600;
const MAX_RANKED = 120;
/** With so few results a typing error is likely. */
const FEW = 2;
const LIMIT = 20;
const MAX_LIMIT = 50;
const POPULAR_TAGS = 12;

const NO_FACETS: SearchFacets = { kind: [], section: [], year: [], country: [], tag: [] };
const between = (value: number | undefined, otherwise: number, max: number) =>
	Number.isInteger(value) ? Math.min(max, Math.max(1, value ?? otherwise)) : otherwise;

/** A parsed keyword with its queries. */
interface Asked {
	terms: SearchTerm[];
	queries: SearchQueries | undefined;
}

async function ask(
	db: Db,
	{ edition, without = [] }: Pick<SearchParams, 'edition' | 'without'>,
	keyword: string,
): Promise<Asked> {
	const terms = parseKeyword(keyword);
	const words = terms.flatMap((term) => term.tokens.filter((token) => !token.isHan).map((token) => token.text));
	const unwanted = without.map((kind) => facet.kind(edition, kind));
	return { terms, queries: queriesOf(terms, await stemsOf(db, searchConfigOf(edition), words), unwanted) };
}

interface Scope {
	params: SearchParams;
	page: number;
	limit: number;
	now: number;
	/** -1 for a tag that does not exist, which matches no document. */
	tag_id: number | null;
}

async function find(db: Db, scope: Scope, queries: SearchQueries): Promise<Found> {
	const { edition, kind = null, section = null, year = null, country = null, sort } = scope.params;
	const filters = [
		kind !== null && facet.kind(edition, kind),
		section !== null && facet.section(edition, section),
		year !== null && facet.year(edition, year),
		country !== null && facet.country(edition, country),
		scope.tag_id !== null && facet.tag(scope.tag_id),
	].filter((lexeme) => lexeme !== false);
	const bindings = {
		match: queries.match(),
		title: queries.title(),
		probes: '[]',
		intervals: [],
		filter: queries.filter,
		rank: queries.rank,
		near: queries.near,
		near_title: queries.near_title,
		edition,
		kind,
		section,
		year,
		country,
		tag_id: scope.tag_id,
		now: scope.now,
		by_date: sort === 'date',
		most: MAX_MATCHES,
		most_ranked: MAX_RANKED,
		limit: scope.limit,
		offset: (scope.page - 1) * scope.limit,
	};
	const found = await runSearch(db, 'search_all', bindings);
	if (!found.is_over) return found;
	// The lexeme of the kind is the first of the filters.
	const ofKind = kind === null ? undefined : { name: kind, at: 0 };
	const { probes, intervals } = probesOf(queries, edition, scope.now, filters, ofKind, {
		found: MAX_MATCHES,
		ranked: MAX_RANKED,
		by_date: sort === 'date',
	});
	return {
		...(await runSearch(db, 'search_newest', { ...bindings, probes: JSON.stringify(probes), intervals })),
		unfiltered: MAX_MATCHES,
	};
}

async function hitsOf(
	db: Db,
	edition: string,
	queries: SearchQueries,
	rows: readonly FoundRow[],
): Promise<SearchHit[]> {
	const highlighter = new Highlighter(queries);
	const words = rows.flatMap((row) => [row.title, row.summary, row.body].flatMap((text) => highlighter.wordsIn(text)));
	const stems = await stemsOf(db, searchConfigOf(edition), words);
	return rows.map((row) => ({
		kind: row.kind,
		ref_id: row.ref_id,
		url: row.url,
		title: row.title,
		titleMarked: highlighter.mark(row.title, stems),
		snippet: highlighter.snippet(row.summary, row.body, stems),
		section: row.section,
		published_at: row.published_at > 0 ? row.published_at : null,
		article: row.article,
		facts: row.facts,
	}));
}

const wordsOf = (asked: Asked) =>
	asked.terms
		.filter((term) => !term.isNegative)
		.flatMap((term) => term.tokens.filter((token) => !token.isHan).map((token) => token.text));

/** Id of the tag with this slug, or -1. */
async function tagId(db: Db, edition: string, slug: string): Promise<number> {
	const [tag] = await prepared<{ id: number }>(
		db,
		'search_tag',
		'select id from tag where edition = $1 and slug = $2',
		[edition, slug],
	);
	return tag?.id ?? -1;
}

/**
 * Searches everything that an edition has published: stemmed in its language, accents ignored, Han names found by any
 * part of them, typing errors corrected. No input makes it fail, and the cost is bounded whatever the words are: of
 * very common words only the newest matches, and older ones with the words in their titles, are counted and sorted.
 * @throws RangeError for an edition that does not exist
 */
export async function search(db: Db, params: SearchParams): Promise<SearchResult> {
	const keyword = cleanKeyword(params.keyword);
	const tag_id = params.tag === undefined ? null : await tagId(db, params.edition, params.tag);
	const scope: Scope = {
		params,
		page: between(params.page, 1, 1_000),
		limit: between(params.limit, LIMIT, MAX_LIMIT),
		now: Math.floor(Date.now() / 1_000),
		tag_id,
	};
	const nothing: SearchResult = {
		keyword,
		list: [],
		total: 0,
		totalIsFloor: false,
		page: scope.page,
		limit: scope.limit,
		has_more: false,
		facets: NO_FACETS,
		corrected: false,
	};
	const asked = await ask(db, params, keyword);
	if (!asked.queries)
		return { ...nothing, help: { suggestions: [], popular_tags: await popularTags(db, params.edition, POPULAR_TAGS) } };

	const found = await find(db, scope, asked.queries);
	if (found.unfiltered > 0) {
		const result = await resultOf(db, nothing, scope, found, asked.queries);
		if (found.unfiltered > FEW) return result;
		const corrections = await correctionsOf(db, params.edition, wordsOf(asked), FEW);
		return corrections.size > 0
			? { ...result, did_you_mean: correctedKeyword(keyword, asked.terms, corrections) }
			: result;
	}
	const corrections = await correctionsOf(db, params.edition, wordsOf(asked));
	if (corrections.size > 0) {
		const other = await ask(db, params, correctedKeyword(keyword, asked.terms, corrections));
		const meant = other.queries ? await find(db, scope, other.queries) : undefined;
		if (other.queries && meant && meant.unfiltered > 0) {
			const result = await resultOf(db, nothing, scope, meant, other.queries);
			const spelled = withAccents(
				corrections,
				result.list.flatMap((hit) => [...hit.titleMarked, ...hit.snippet]),
			);
			return { ...result, corrected: true, did_you_mean: correctedKeyword(keyword, asked.terms, spelled) };
		}
	}
	return {
		...nothing,
		help: {
			suggestions: await suggestionsFor(db, scope.now, params, keyword, asked.terms, corrections),
			popular_tags: await popularTags(db, params.edition, POPULAR_TAGS),
		},
	};
}

async function resultOf(
	db: Db,
	base: SearchResult,
	scope: Scope,
	found: Found,
	queries: SearchQueries,
): Promise<SearchResult> {
	return {
		...base,
		list: await hitsOf(db, scope.params.edition, queries, found.rows),
		total: found.total,
		totalIsFloor: found.is_floor,
		has_more: scope.page * scope.limit < found.total,
		facets: found.facets,
	};
}
