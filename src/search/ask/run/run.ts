import { searchConfigOf } from '../../../editions/editions';
import type { Db } from '../../../platform/db/tx';
import { facet } from '../../words/vector';
import { countsOf } from '../../words/word-counts';
import { formsOf } from '../../words/word-forms';
import type { SearchPlan } from '../plan/plan';
import { probesOf } from '../plan/probes';
import type { SearchQueries } from '../plan/tsquery';
import { type Found, runSearch } from './statements';

/** Maximum matches that are counted and sorted, and that are ranked; both bound the cost of common words. */
const MAX_MATCHES = 600;
const MAX_RANKED = 120;
/** Maximum documents with most of the words. */
const MAX_RELATED = 10;
/** A match of one word more counts for more than all that else decides. */
const GAIN = 10;

/** How a plan is run when it is not for the page itself. */
interface Other {
	limit: number;
	gains: readonly number[];
	known: readonly number[];
}

async function run(db: Db, plan: SearchPlan, queries: SearchQueries, other?: Other): Promise<Found> {
	const { edition, kind = null, section = null, year = null, country = null, sort } = plan.request;
	const filters = [
		kind !== null && facet.kind(edition, kind),
		section !== null && facet.section(edition, section),
		year !== null && facet.year(edition, year),
		country !== null && facet.country(edition, country),
		plan.tag_id !== null && facet.tag(plan.tag_id),
	].filter((lexeme) => lexeme !== false);
	const by_date = sort === 'date' && !other;
	const bindings = {
		match: queries.match(),
		title: queries.title(),
		probes: '[]',
		intervals: [],
		filter: queries.filter,
		rank: queries.rank,
		any_title: queries.any_title,
		near: queries.near,
		near_title: queries.near_title,
		each: queries.each,
		each_title: queries.each_title,
		gains: other?.gains ?? [],
		known: other?.known ?? [],
		sought: plan.sought,
		edition,
		kind,
		section,
		year,
		country,
		tag_id: plan.tag_id,
		now: plan.now,
		by_date,
		most: MAX_MATCHES,
		most_ranked: MAX_RANKED,
		limit: other?.limit ?? plan.limit,
		offset: other ? 0 : (plan.page - 1) * plan.limit,
	};
	const found = await runSearch(db, 'search_all', bindings);
	if (!found.is_over) return found;
	// The lexeme of the kind is the first of the filters.
	const ofKind = kind === null ? undefined : { name: kind, at: 0 };
	const { probes, intervals } = probesOf(queries, edition, plan.now, filters, ofKind, {
		found: MAX_MATCHES,
		ranked: MAX_RANKED,
		by_date,
	});
	return {
		...(await runSearch(db, 'search_newest', { ...bindings, probes: JSON.stringify(probes), intervals })),
		unfiltered: MAX_MATCHES,
	};
}

/** Finds the documents that have every word of a plan: the third step of a search. */
export const runPlan = (db: Db, plan: SearchPlan): Promise<Found> => run(db, plan, plan.queries);

/**
 * Finds the documents that have most of the words, those with more and rarer ones first.
 * @param known documents that are left out, because they have every word
 */
export async function runMost(db: Db, plan: SearchPlan, known: readonly number[]): Promise<Found | undefined> {
	if (!plan.most) return undefined;
	const { edition } = plan.request;
	// Every spelling of a word is as rare as the most frequent one.
	const spellings = new Map(plan.words.flat().map((word) => [word, formsOf(searchConfigOf(edition), word)]));
	const counts = await countsOf(db, edition, [...spellings.values()].flat());
	const documentsWith = (word: string) =>
		Math.max(0, ...(spellings.get(word) ?? []).map((one) => counts.get(one) ?? 0));
	const gains = plan.words.map((words) => {
		const documents = Math.min(...words.map(documentsWith), Number.MAX_SAFE_INTEGER);
		return GAIN * (1 + 1 / (1 + Math.log1p(documents)));
	});
	return run(db, plan, plan.most, { limit: MAX_RELATED, gains, known });
}
