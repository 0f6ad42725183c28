import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import {
	LICENSE_ORDERS,
	LICENSE_ROW,
	type LicenseCondition,
	type LicenseFilters,
	type LicenseRow,
	type LicenseSort,
	licenseCondition,
} from './license-filters';
import { type LicenseKeyword, readLicenseKeyword } from './license-keyword';

/** Finds of a keyword that are counted and sorted; of more, the first pages are read in the order of the list. */
export const MAX_FOUND = 2_000;

export interface LicenseFinds {
	rows: LicenseRow[];
	/** With the filters. */
	total: number;
	/** Too many to be sorted: rows and total say nothing. */
	is_over: boolean;
	/** Nothing, whatever the filters. */
	is_empty: boolean;
	/** What was asked, a `tsquery`. */
	query: string;
}

/** A row that was found; where nothing is found there is one row without a record. */
type FoundRow = { [Column in keyof LicenseRow]: LicenseRow[Column] | null } & {
	place: number | null;
	total: number;
	is_over: boolean;
	is_empty: boolean;
};

/** Asks the index of words for all results, at most `MAX_FOUND`, and sorts them. */
async function find(
	db: Db,
	c: LicenseCondition,
	sort: LicenseSort,
	query: string,
	skip: number,
	limit: number,
): Promise<LicenseFinds> {
	const { key, by } = LICENSE_ORDERS[sort];
	const n = c.values.length;
	const rows = await prepared<FoundRow>(
		db,
		`license_found_${sort}_${c.name}`,
		// The query comes through a sub-select, so that the planner never reads the table row by row in the hope of an
		// early match.
		`with found as materialized (
			select l.id, l.${key}, l.category, l.province, l.status, l.valid_to, l.products
				from license l
				where l.words @@ (select $${n + 1}::tsquery) limit ${MAX_FOUND + 1}
		), fit as materialized (
			select l.id, row_number() over (order by ${by}) as place from found l where ${c.where}
		)
		select (select count(*) > ${MAX_FOUND} from found) as is_over, not
			exists (select from found) as is_empty, (select count(*)::int from fit) as total, r.*
		from (values (1)) one left join (select f.place, ${LICENSE_ROW}
			from (select * from fit order by place limit $${n + 2} offset $${n + 3}) f
			join license l on l.id = f.id) r on true
		order by r.place`,
		[...c.values, query, limit, skip],
	);
	const { total = 0, is_over = false, is_empty = true } = rows[0] ?? {};
	const list = rows.flatMap(({ place, total: _total, is_over: _over, is_empty: _empty, ...row }) =>
		place === null ? [] : [row as LicenseRow],
	);
	return { rows: list, total, is_over, is_empty, query };
}

/** Finds of a keyword: as whole words, and where no record has these, as beginnings of words. */
export async function findLicenses(
	db: Db,
	c: LicenseCondition,
	sort: LicenseSort,
	keyword: LicenseKeyword,
	skip: number,
	limit: number,
): Promise<LicenseFinds> {
	const whole = await find(db, c, sort, keyword.whole, skip, limit);
	return whole.is_empty && keyword.begun !== keyword.whole ? find(db, c, sort, keyword.begun, skip, limit) : whole;
}

/**
 * Rows of a common keyword, in the order of the list. The operator's function is called by its name, which keeps the
 * planner off the index of words.
 */
export function walkLicenses(
	db: Db,
	c: LicenseCondition,
	sort: LicenseSort,
	query: string,
	limit: number,
	skip: number,
): Promise<LicenseRow[]> {
	const n = c.values.length;
	return prepared<LicenseRow>(
		db,
		`license_walk_${sort}_${c.name}`,
		`select ${LICENSE_ROW} from license l where ${c.where} and ts_match_vq(l.words, $${n + 1}::tsquery)
			order by ${LICENSE_ORDERS[sort].by} limit $${n + 2} offset $${n + 3}`,
		[...c.values, query, limit, skip],
	);
}

/** How many records with a common keyword fit the filters; counted up to one more than `MAX_FOUND`. */
export function countCommon(db: Db, c: LicenseCondition, query: string): Promise<number> {
	return remember(db, `license_common:${c.name}:${c.values.join(':')}:${query}`, [tag.licenses], 300, async () => {
		const n = c.values.length + 1;
		const rows = await prepared<{ count: number }>(
			db,
			`license_common_${c.name}`,
			`select count(*)::int as count from (select from license l where ${c.where}
				and ts_match_vq(l.words, $${n}::tsquery) limit ${MAX_FOUND + 1}) counted`,
			[...c.values, query],
		);
		return rows[0]?.count ?? 0;
	});
}

/** Rows of a batch. */
const BATCH = 1_000;

/** A row, and the key by which its list is ordered. */
interface BatchRow extends LicenseRow {
	key: string;
}

/** Every row of a filtered list in its order, a thousand at a time: for files. @param day ISO day of today */
export async function* licenseBatches(db: Db, filters: LicenseFilters, day: string): AsyncGenerator<LicenseRow[]> {
	const sort = filters.sort ?? 'granted';
	const c = licenseCondition(filters, day);
	const keyword =
		filters.keyword === undefined ? undefined : await readLicenseKeyword(db, filters.keyword, filters.edition);
	if (filters.keyword !== undefined && !keyword) return;
	const query = keyword && (await findLicenses(db, c, sort, keyword, 0, 1)).query;
	for (let last: BatchRow | undefined; ; ) {
		const rows = await batch(db, c, sort, query, last);
		if (rows.length > 0) yield rows;
		last = rows.at(-1);
		if (!last || rows.length < BATCH) return;
	}
}

/** @param query a `tsquery`, where the list has a keyword @param last row that the batch follows */
function batch(
	db: Db,
	c: LicenseCondition,
	sort: LicenseSort,
	query: string | undefined,
	last: BatchRow | undefined,
): Promise<BatchRow[]> {
	const { key, by, after, type } = LICENSE_ORDERS[sort];
	const values: (string | number)[] = [...c.values];
	/** Binds a value, and is its number. */
	const bind = (value: string | number) => `$${values.push(value)}`;
	const where = [c.where];
	if (query !== undefined) where.push(`ts_match_vq(l.words, ${bind(query)}::tsquery)`);
	if (last) where.push(`(l.${key}, l.id) ${after} (${bind(last.key)}::${type}, ${bind(last.id)}::int)`);
	return prepared<BatchRow>(
		db,
		`license_batch_${query === undefined ? '' : 'find_'}${last ? 'on_' : ''}${sort}_${c.name}`,
		`select ${LICENSE_ROW}, l.${key}::text as key from license l where ${where.join(' and ')} order by ${by}
			limit ${bind(BATCH)}`,
		values,
	);
}
