import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import { foldWord, searchTokens } from '../../shared/search/search-text';
import { ENTERPRISE_ROW, type EnterpriseRow } from './enterprise';

/** The filters of a directory. */
export interface EnterpriseFilters {
	/** Words of its name in any script, its place, or its products. */
	keyword?: string | undefined;
	/** ISO 3166 alpha-2. */
	country?: string | undefined;
	category?: string | undefined;
	/** Product groups whose name in the reader's language contains the keyword. */
	keywordCategories?: readonly string[] | undefined;
}

/** Values of each filter, with the number of exhibitors. */
export interface EnterpriseFacets {
	/** Number of all exhibitors. */
	total: number;
	countries: { value: string; count: number }[];
	categories: { value: string; count: number }[];
}

export interface EnterprisePage {
	list: EnterpriseRow[];
	/** Number of exhibitors in the filtered list. */
	total: number;
	page: number;
	limit: number;
	has_more: boolean;
}

/** Exhibitors on a page of the directory: a multiple of its three columns, and of two. */
export const DIRECTORY_SIZE = 18;

/** The values of an exhibitor that filters look at. */
interface IndexEntry {
	id: number;
	country: string;
	categories: string[];
	/**
	 * The searchable text, in lower case and without accents: name in both scripts, town, stand, summary, pinyin and
	 * trademarks of its licence.
	 */
	text: string;
}

const fold = (text: string) => foldWord(text.normalize('NFKC').toLowerCase()).replaceAll(',', '.');

/**
 * All exhibitors of an event edition, in the order of their booths. The directory is small enough to be cached, so that
 * it is searched and counted without the database, which would fold every name anew for every search.
 */
function directoryIndex(db: Db, edition: string, event_edition_id: number, topic_id: number): Promise<IndexEntry[]> {
	return remember(db, `enterprise_index:${edition}:${event_edition_id}`, [tag.topic(topic_id)], 600, async () => {
		const rows = await prepared<IndexEntry>(
			db,
			'enterprise_index',
			`select x.id, x.country, x.categories, concat_ws(' ', x.name, x.name_zh, x.city, x.booth, x.texts->$1->>'summary',
				l.pinyin, replace(l.pinyin, ' ', ''), array_to_string(l.trademarks, ' ')) as text
			from enterprise x left join license l on l.id = x.license_id where x.event_edition_id = $2
				order by x.booth_order, x.id`,
			[edition, event_edition_id],
		);
		return rows.map((row) => ({ ...row, text: fold(row.text) }));
	});
}

/**
 * True for exhibitors that meet every filter; every word of the keyword must be found, or name one of their product
 * groups.
 */
function fitting({
	keyword,
	country,
	category,
	keywordCategories = [],
}: EnterpriseFilters): (entry: IndexEntry) => boolean {
	const words = keyword === undefined ? [] : searchTokens(keyword).map((token) => foldWord(token.text));
	return (entry) => {
		if (country && entry.country !== country) return false;
		if (category && !entry.categories.includes(category)) return false;
		if (keyword === undefined) return true;
		return (
			(words.length > 0 && words.every((word) => entry.text.includes(word))) ||
			entry.categories.some((one) => keywordCategories.includes(one))
		);
	};
}

/**
 * A page of the exhibitors of an event edition, in the order of their booths. Accents and case do not matter.
 * @param event the event edition
 * @param page 1 and up
 */
export async function enterprisePage(
	db: Db,
	edition: string,
	event: { id: number; topic_id: number },
	filters: EnterpriseFilters,
	page: number,
	limit = DIRECTORY_SIZE,
): Promise<EnterprisePage> {
	const found = (await directoryIndex(db, edition, event.id, event.topic_id)).filter(fitting(filters));
	const ids = found.slice((page - 1) * limit, page * limit).map((entry) => entry.id);
	const list =
		ids.length > 0
			? await prepared<EnterpriseRow>(
					db,
					'enterprise_rows',
					`select ${ENTERPRISE_ROW} from enterprise x where x.id = any($2::int[]) order by x.booth_order, x.id`,
					[edition, ids],
				)
			: [];
	return { list, total: found.length, page, limit, has_more: page * limit < found.length };
}

/** Each value with the number of its occurrences, by value. */
function counted(values: readonly string[]): { value: string; count: number }[] {
	const counts = new Map<string, number>();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => (a.value < b.value ? -1 : 1));
}

/** Countries and product groups of all exhibitors of an event edition, with counts. */
export async function enterpriseFacets(
	db: Db,
	edition: string,
	event: { id: number; topic_id: number },
): Promise<EnterpriseFacets> {
	const all = await directoryIndex(db, edition, event.id, event.topic_id);
	return {
		total: all.length,
		countries: counted(all.map((entry) => entry.country)),
		categories: counted(all.flatMap((entry) => entry.categories)),
	};
}
