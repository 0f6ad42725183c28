import type { Db } from '../../platform/db/tx';
import { popularTags } from '../popular-tags';
import { correctedKeyword, withAccents } from './correct/corrected-keyword';
import { type Correction, correctionsOf } from './correct/correction';
import { similarKeywords } from './correct/similar-keywords';
import { isAcronym, type ParsedKeyword, parseKeyword, wantedWords } from './parse';
import { pageOf, planSearch, type SearchPlan } from './plan/plan';
import { present, presentHits } from './present/present';
import { nothingFound, type SearchResult } from './present/result';
import type { SearchRequest } from './request';
import { runMost, runPlan } from './run/run';
import type { Found } from './run/statements';

/** With so few results a typing error is likely. */
const FEW = 2;
/** Fewer results are followed by what has most of the words. */
const ENOUGH = 5;
const POPULAR_TAGS = 12;

/** What mistyped words of a question may have meant; an acronym is never put right. */
const corrections = (db: Db, edition: string, parsed: ParsedKeyword, rare?: number): Promise<Map<string, Correction>> =>
	correctionsOf(
		db,
		edition,
		wantedWords(parsed)
			.filter((token) => !isAcronym(parsed, token))
			.map((token) => token.text),
		rare,
	);

/** A result, followed by what has most of the words where few documents have all. */
async function withRelated(db: Db, result: SearchResult, plan: SearchPlan, found: Found): Promise<SearchResult> {
	if (!plan.request.related || found.unfiltered >= ENOUGH || plan.page > 1) return result;
	const known = found.rows.map((row) => row.id);
	const most = await runMost(db, plan, known);
	if (!most || !plan.most) return result;
	return { ...result, related: await presentHits(db, plan.request.edition, plan.most, most.rows) };
}

/** Nothing has every word: what was probably meant, what has most of the words, or help. */
async function searchOtherwise(db: Db, plan: SearchPlan, found: Found): Promise<SearchResult> {
	const { request, parsed } = plan;
	const meant = await corrections(db, request.edition, parsed);
	const corrected = meant.size > 0 ? correctedKeyword(parsed, meant) : undefined;
	const other = corrected === undefined ? undefined : await planSearch(db, request, parseKeyword(corrected));
	if (other) {
		const foundOther = await runPlan(db, other);
		if (foundOther.unfiltered > 0) {
			const result = await withRelated(db, await present(db, other, foundOther), other, foundOther);
			const marked = result.list.flatMap((hit) => [...hit.titleMarked, ...hit.snippet]);
			const did_you_mean = correctedKeyword(parsed, withAccents(meant, marked));
			return { ...result, keyword: parsed.keyword, corrected: true, did_you_mean };
		}
	}
	const nothing: SearchResult = {
		...nothingFound(parsed.keyword, plan),
		help: {
			suggestions: await similarKeywords(db, plan, meant),
			popular_tags: await popularTags(db, request.edition, POPULAR_TAGS),
		},
	};
	return withRelated(db, nothing, other ?? plan, found);
}

/**
 * Searches everything that an edition has published, in four steps: parse, plan, run, present. Words are stemmed in the
 * edition's language, accents ignored, synonyms of the trade found too, Han names found by any part of them, typing
 * errors corrected. No input makes it fail, and the cost is bounded whatever the words are: of very common words only
 * the newest matches, and older ones with the words in their titles, are counted and sorted.
 * @throws RangeError for an edition that does not exist
 */
export async function search(db: Db, request: SearchRequest): Promise<SearchResult> {
	const parsed = parseKeyword(request.keyword);
	const plan = await planSearch(db, request, parsed);
	if (!plan)
		return {
			...nothingFound(parsed.keyword, pageOf(request)),
			help: { suggestions: [], popular_tags: await popularTags(db, request.edition, POPULAR_TAGS) },
		};
	const found = await runPlan(db, plan);
	if (found.unfiltered === 0) return searchOtherwise(db, plan, found);
	const result = await withRelated(db, await present(db, plan, found), plan, found);
	if (found.unfiltered > FEW) return result;
	const meant = await corrections(db, request.edition, parsed, FEW);
	return meant.size > 0 ? { ...result, did_you_mean: correctedKeyword(parsed, meant) } : result;
}
