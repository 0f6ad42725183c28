import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import { foldWord, searchTokens } from '../../shared/search/search-text';

/** The filters of the list of companies. */
export interface CompanyFilters {
	/** Words of any of its names in any script, pinyin, a licence number, its place or its products. */
	keyword?: string | undefined;
	/** ISO 3166 alpha-2. */
	country?: string | undefined;
	/** First letter of its name, `A` to `Z`; `0` for all other characters. */
	letter?: string | undefined;
	/** Product groups whose name in the reader's language contains the keyword. */
	keywordCategories?: readonly string[] | undefined;
}

/** A company as lists show it. */
export interface CompanyRow {
	id: number;
	slug: string;
	name: string;
	name_zh: string | null;
	categories: string[];
	/** ISO 3166 alpha-2. */
	country: string | null;
	city: string | null;
	summary: string;
	has_license: boolean;
	has_stand: boolean;
	is_partner: boolean;
	/** The letter that it is listed under. */
	letter: string;
}

export interface CompanyPage {
	list: CompanyRow[];
	/** Number of companies in the filtered list. */
	total: number;
	page: number;
	limit: number;
	has_more: boolean;
}

export interface CompanyFacets {
	/** Number of all companies. */
	total: number;
	countries: { value: string; count: number }[];
	/** Letters with at least one company. */
	letters: string[];
}

/** Companies on a page of the list. */
export const COMPANIES_SHOWN = 120;

interface IndexEntry {
	id: number;
	country: string | null;
	categories: string[];
	letter: string;
	/** The searchable text, in lower case and without accents. */
	text: string;
}

const fold = (text: string) => foldWord(text.normalize('NFKC').toLowerCase());

const letterOf = (name_order: string): string => {
	const first = name_order.charAt(0).toUpperCase();
	return /^[A-Z]$/.test(first) ? first : '0';
};

/**
 * All companies by name. The list is small enough to be cached, so that it is searched and counted without the
 * database.
 */
function companyIndex(db: Db, edition: string): Promise<IndexEntry[]> {
	return remember(db, `company_index:${edition}`, [tag.companies, tag.licenses], 600, async () => {
		const rows = await prepared<Omit<IndexEntry, 'letter'> & { name_order: string }>(
			db,
			'company_index',
			`select c.id, c.country, c.categories, c.name_order,
				concat_ws(' ', c.name, c.name_zh, c.pinyin, replace(c.pinyin, ' ', ''), c.city, c.texts->$1->>'summary',
				(select string_agg(concat_ws(' ', n->>'text', n->>'reading'), ' ') from jsonb_path_query(c.names, '$[*]') n),
				(select string_agg(concat_ws(' ', l.license_no, l.name_zh, l.pinyin, array_to_string(l.trademarks, ' ')), ' ')
					from license l where l.company_id = c.id)) as text
			from company c order by c.name_order, c.id`,
			[edition],
		);
		return rows.map(({ name_order, ...row }) => ({ ...row, letter: letterOf(name_order), text: fold(row.text) }));
	});
}

/**
 * True for companies that meet every filter; every word of the keyword must be found, or name one of their product
 * groups.
 */
function fitting({ keyword, country, letter, keywordCategories = [] }: CompanyFilters): (entry: IndexEntry) => boolean {
	const words = keyword === undefined ? [] : searchTokens(keyword).map((token) => foldWord(token.text));
	return (entry) => {
		if (country && entry.country !== country) return false;
		if (letter && entry.letter !== letter) return false;
		if (keyword === undefined) return true;
		return (
			(words.length > 0 && words.every((word) => entry.text.includes(word))) ||
			entry.categories.some((one) => keywordCategories.includes(one))
		);
	};
}

/** A page of the companies, by name. Accents and case do not matter. @param page 1 and up */
export async function companyPage(
	db: Db,
	edition: string,
	filters: CompanyFilters,
	page: number,
	limit = COMPANIES_SHOWN,
): Promise<CompanyPage> {
	const found = (await companyIndex(db, edition)).filter(fitting(filters));
	const shown = found.slice((page - 1) * limit, page * limit);
	const letters = new Map(shown.map((entry) => [entry.id, entry.letter]));
	const list =
		shown.length > 0
			? await prepared<Omit<CompanyRow, 'letter'>>(
					db,
					'company_rows',
					`select c.id, c.slug, c.name, c.name_zh, c.categories, c.country, c.city,
						coalesce(c.texts->$1->>'summary', '') as summary,
						exists (select from license l where l.company_id = c.id) as has_license,
							exists (select from enterprise x where x.company_id = c.id) as has_stand,
						exists (select from partner p where p.company_id = c.id) as is_partner
					from company c where c.id = any($2::int[]) order by c.name_order, c.id`,
					[edition, shown.map((entry) => entry.id)],
				)
			: [];
	return {
		list: list.map((row) => ({ ...row, letter: letters.get(row.id) ?? '0' })),
		total: found.length,
		page,
		limit,
		has_more: page * limit < found.length,
	};
}

/** Countries with their counts, and the letters with at least one company. */
export async function companyFacets(db: Db, edition: string): Promise<CompanyFacets> {
	const all = await companyIndex(db, edition);
	const counts = new Map<string, number>();
	for (const { country } of all) if (country) counts.set(country, (counts.get(country) ?? 0) + 1);
	return {
		total: all.length,
		countries: [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => (a.value < b.value ? -1 : 1)),
		letters: [...new Set(all.map((entry) => entry.letter))],
	};
}
