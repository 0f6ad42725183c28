import type { SearchKind } from '../../../data/tables/search-document';
import { searchConfigOf } from '../../../editions/editions';
import { prepared } from '../../../platform/db/prepared';
import type { Db } from '../../../platform/db/tx';
import { stemsOf } from '../../words/stems';
import { synonymsOf } from '../../words/synonyms';
import { facet } from '../../words/vector';
import { type ParsedKeyword, wantedWords } from '../parse';
import type { SearchRequest } from '../request';
import { recordWords, withHints } from './hints';
import { queriesOfAll, queriesOfMost, type SearchQueries } from './tsquery';
import { unitsOf } from './units';

/** A question as it is looked up: the second step of a search. */
export interface SearchPlan {
	request: SearchRequest;
	parsed: ParsedKeyword;
	queries: SearchQueries;
	/** For documents with most of the words; undefined where there are too few words, or too many. */
	most: SearchQueries | undefined;
	/** The kind of records that the question names. */
	sought: SearchKind | null;
	/** Words of each query of `most.each`. */
	words: readonly (readonly string[])[];
	page: number;
	limit: number;
	/** Unix seconds. */
	now: number;
	/** -1 for a tag that does not exist, which matches no document. */
	tag_id: number | null;
}

const LIMIT = 20;
const MAX_LIMIT = 50;
const MAX_PAGE = 1_000;

const between = (value: number | undefined, otherwise: number, max: number) =>
	Number.isInteger(value) ? Math.min(max, Math.max(1, value ?? otherwise)) : otherwise;

/** The page that is asked for, within the bounds of a search. */
export const pageOf = ({ page, limit }: SearchRequest): { page: number; limit: number } => ({
	page: between(page, 1, MAX_PAGE),
	limit: between(limit, LIMIT, MAX_LIMIT),
});

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
 * Plans a search; undefined where nothing is asked, or only what is excluded.
 * @throws RangeError for an edition that does not exist
 */
export async function planSearch(
	db: Db,
	request: SearchRequest,
	parsed: ParsedKeyword,
): Promise<SearchPlan | undefined> {
	const { edition, without = [] } = request;
	const config = searchConfigOf(edition);
	if (wantedWords(parsed).length === 0 && !parsed.terms.some((term) => !term.isNegative)) return undefined;
	const words = parsed.terms.flatMap((term) => term.tokens.filter((token) => !token.isHan).map((token) => token.text));
	const stems = await stemsOf(db, config, [...words, ...recordWords(edition)]);
	const asked = unitsOf(parsed, stems, await synonymsOf(db, edition));
	if (asked.wanted.length === 0) return undefined;
	const sought = withHints(edition, asked.wanted, stems);
	const units = { ...asked, wanted: sought.units };
	const unwanted = without.map((kind) => facet.kind(edition, kind));
	return {
		request,
		parsed,
		queries: queriesOfAll(units, unwanted),
		most: queriesOfMost(units, unwanted),
		sought: sought.kind,
		words: units.wanted.map((unit) => unit.words),
		...pageOf(request),
		now: Math.floor(Date.now() / 1_000),
		tag_id: request.tag === undefined ? null : await tagId(db, edition, request.tag),
	};
}
