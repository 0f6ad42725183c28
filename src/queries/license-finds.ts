import type { Db } from '../data/db';
import { LICENSE_ORDERS, LICENSE_ROW, type LicenseCondition, type LicenseFilters, type LicenseRow, type LicenseSort, licenseCondition } from './license-filters';
import { type LicenseKeyword, readLicenseKeyword } from './license-keyword';
import { remember } from './memo';
import { prepared } from './prepared';

/** Finds of a keyword that are counted and sorted; of more, the first pages are read in the order of the list. */
export const MOST_FOUND = 2_000;

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

type FoundRow = Partial<LicenseRow> & { place: number | null; total: number; is_over: boolean; is_empty: boolean };

/** Asks the index of words for all finds, at most `MOST_FOUND`, and sorts them. */
async function find(db: Db, c: LicenseCondition, sort: LicenseSort, query: string, skip: number, limit: number): Promise<LicenseFinds> {
	const { key, by } = LICENSE_ORDERS[sort];
	const n = c.values.length;
	const rows = await prepared<FoundRow>(
		db,
		`license_found_${sort}_${c.name}`,
		// The query comes through a sub-select, so that the planner never reads the table row by row in the hope of an early match.
		`with found as materialized (
			select l.id, l.${key}, l.category, l.province, l.status, l.valid_to from license l where l.words @@ (select $${n + 1}::tsquery) limit ${MOST_FOUND + 1}
		), fit as materialized (
			select l.id, row_number() over (order by ${by}) as place from found l where ${c.where}
		)
		select (select count(*) > ${MOST_FOUND} from found) as is_over, not exists (select from found) as is_empty, (select count(*)::int from fit) as total, r.*
		from (values (1)) one left join (select f.place, ${LICENSE_ROW} from (select * from fit order by place limit $${n + 2} offset $${n + 3}) f join license l on l.id = f.id) r on true
		order by r.place`,
		[...c.values, query, limit, skip],
	);
	const { total = 0, is_over = false, is_empty = true } = rows[0] ?? {};
	const list = rows.flatMap(({ place, total: _total, is_over: _over, is_empty: _empty, ...row }) => (place === null ? [] : [row as LicenseRow]));
	return { rows: list, total, is_over, is_empty, query };
}

/** Finds of a keyword: as whole words, and where no record has these, as beginnings of words. */
export async function findLicenses(db: Db, c: LicenseCondition, sort: LicenseSort, keyword: LicenseKeyword, skip: number, limit: number): Promise<LicenseFinds> {
	const whole = await find(db, c, sort, keyword.whole, skip, limit);
	return whole.is_empty && keyword.begun !== keyword.whole ? find(db, c, sort, keyword.begun, skip, limit) : whole;
}

type Key = readonly [key: string, id: number];

/** Rows of a common keyword, in the order of the list. The operator's function is called by its name, which keeps the planner off the index of words. */
export function walkLicenses(db: Db, c: LicenseCondition, sort: LicenseSort, query: string, limit: number, skip: number, after?: Key): Promise<LicenseRow[]> {
	const { key, by, after: follows, type } = LICENSE_ORDERS[sort];
	const n = c.values.length;
	const start = after ? ` and (l.${key}, l.id) ${follows} ($${n + 4}::${type}, $${n + 5}::int)` : '';
	return prepared<LicenseRow>(
		db,
		`license_walk_${after ? 'on_' : ''}${sort}_${c.name}`,
		`select ${LICENSE_ROW} from license l where ${c.where}${start} and ts_match_vq(l.words, $${n + 1}::tsquery) order by ${by} limit $${n + 2} offset $${n + 3}`,
		[...c.values, query, limit, skip, ...(after ?? [])],
	);
}

/** How many records with a common keyword fit the filters; counted up to one more than `MOST_FOUND`. */
export function countCommon(db: Db, c: LicenseCondition, query: string): Promise<number> {
	return remember(db, `license_common:${c.name}:${c.values.join(':')}:${query}`, ['license'], 300, async () => {
		const n = c.values.length + 1;
		const rows = await prepared<{ count: number }>(
			db,
			`license_common_${c.name}`,
			`select count(*)::int as count from (select from license l where ${c.where} and ts_match_vq(l.words, $${n}::tsquery) limit ${MOST_FOUND + 1}) counted`,
			[...c.values, query],
		);
		return rows[0]?.count ?? 0;
	});
}

/** Rows of a batch. */
const BATCH = 1_000;

/** Every row of a filtered list, a thousand at a time, newest grants first: for files. @param day ISO day of today */
export async function* licenseBatches(db: Db, filters: LicenseFilters, day: string): AsyncGenerator<LicenseRow[]> {
	const c = licenseCondition(filters, day);
	const keyword = filters.keyword === undefined ? undefined : readLicenseKeyword(filters.keyword);
	if (filters.keyword !== undefined && !keyword) return;
	const query = keyword && (await findLicenses(db, c, 'granted', keyword, 0, 1)).query;
	for (let after: Key | undefined; ; ) {
		const rows: LicenseRow[] = query ? await walkLicenses(db, c, 'granted', query, BATCH, 0, after) : await batch(db, c, after);
		if (rows.length > 0) yield rows;
		const last = rows.at(-1);
		if (!last || rows.length < BATCH) return;
		after = [last.valid_from, last.id];
	}
}

function batch(db: Db, c: LicenseCondition, after: Key | undefined): Promise<LicenseRow[]> {
	const { by } = LICENSE_ORDERS.granted;
	const n = c.values.length;
	const start = after ? ` and (l.valid_from, l.id) < ($${n + 2}::date, $${n + 3}::int)` : '';
	return prepared<LicenseRow>(db, `license_batch_${after ? 'on_' : ''}${c.name}`, `select ${LICENSE_ROW} from license l where ${c.where}${start} order by ${by} limit $${n + 1}`, [
		...c.values,
		BATCH,
		...(after ?? []),
	]);
}
