import { searchConfigOf } from '../../../editions/editions';
import type { Db } from '../../../platform/db/tx';
import { stemsOf } from '../../words/stems';
import type { SearchPlan } from '../plan/plan';
import type { SearchQueries } from '../plan/tsquery';
import type { Found, FoundRow } from '../run/statements';
import { Highlighter } from './highlight';
import { nothingFound, type SearchHit, type SearchResult } from './result';

/** Rows as they are shown: with their words marked, and the part of the text that says why they were found. */
export async function presentHits(
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
		titleMarked: highlighter.mark(row.title, stems, true),
		snippet: highlighter.snippet(row.summary, row.body, stems),
		section: row.section,
		published_at: row.published_at > 0 ? row.published_at : null,
		article: row.article,
		facts: row.facts,
	}));
}

/** The result of a search: its fourth step. */
export async function present(db: Db, plan: SearchPlan, found: Found): Promise<SearchResult> {
	return {
		...nothingFound(plan.parsed.keyword, plan),
		list: await presentHits(db, plan.request.edition, plan.queries, found.rows),
		total: found.total,
		totalIsFloor: found.is_floor,
		has_more: plan.page * plan.limit < found.total,
		facets: found.facets,
	};
}
