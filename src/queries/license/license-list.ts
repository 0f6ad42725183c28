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
	STATUS,
	type StatusToday,
} from './license-filters';
import { readLicenseKeyword } from './license-keyword';
import { countCommon, findLicenses, MAX_FOUND, walkLicenses } from './license-results';

export interface LicensePage {
	list: LicenseRow[];
	total: number;
	/** There are more than `total`: the keyword is too common to be counted. */
	totalIsFloor: boolean;
	page: number;
	limit: number;
	has_more: boolean;
}

/** One known place in this many rows: a deep page walks at most so far. */
const STRIDE = 400;
const SECONDS = 300;

interface Group {
	category: string;
	province: string;
	status: StatusToday;
	count: number;
}

/** How many records share category, province and status: every total without a keyword is a sum of these. */
function groups(db: Db, day: string): Promise<Group[]> {
	return remember(db, `license_groups:${day}`, [tag.licenses], SECONDS, () =>
		prepared<Group>(
			db,
			'license_groups',
			`select l.category, l.province, ${STATUS} as status, count(*)::int as count from license l group by 1, 2, 3`,
			[day],
		),
	);
}

/** The same for each product. */
function productGroups(db: Db, day: string): Promise<(Group & { product: string })[]> {
	return remember(db, `license_product_groups:${day}`, [tag.licenses], SECONDS, () =>
		prepared<Group & { product: string }>(
			db,
			'license_product_groups',
			`select coalesce(p.product, '') as product, l.category, l.province, ${STATUS} as status, count(*)::int as count
				from license l cross join lateral (select distinct unnest(l.products) as product) p
				where p.product is not null group by 1, 2, 3, 4`,
			[day],
		),
	);
}

async function totalOf(db: Db, { category, province, status, product }: LicenseFilters, day: string): Promise<number> {
	let total = 0;
	const counted = product
		? (await productGroups(db, day)).filter((group) => group.product === product)
		: await groups(db, day);
	for (const group of counted) {
		if (
			(!category || group.category === category) &&
			(!province || group.province === province) &&
			(!status || group.status === status)
		)
			total += group.count;
	}
	return total;
}

export interface LicenseCounts {
	valid: number;
	expiring: number;
	lapsed: number;
	provinces: string[];
}

/** Counts of the register and the provinces it knows. @param day ISO day of today */
export async function licenseCounts(db: Db, day: string): Promise<LicenseCounts> {
	const all = await groups(db, day);
	const sum = (...statuses: StatusToday[]) =>
		all.reduce((total, group) => total + (statuses.includes(group.status) ? group.count : 0), 0);
	return {
		valid: sum('valid', 'expiring'),
		expiring: sum('expiring'),
		lapsed: sum('expired', 'suspended', 'ceased'),
		provinces: [...new Set(all.map((group) => group.province))].sort(),
	};
}

type Anchor = readonly [key: string, id: number];

/** Keys of every 400th row of a filtered list: what turns a page number into a place in the index. */
function anchors(db: Db, c: LicenseCondition, sort: LicenseSort): Promise<Anchor[]> {
	const { key, by } = LICENSE_ORDERS[sort];
	return remember(db, `license_anchors:${sort}:${c.name}:${c.values.join(':')}`, [tag.licenses], SECONDS, async () => {
		const rows = await prepared<{ key: string; id: number }>(
			db,
			`license_anchors_${sort}_${c.name}`,
			`select key, id from (select l.${key}::text as key, l.id, row_number() over (order by ${by}) - 1 as n
				from license l where ${c.where}) numbered where n % ${STRIDE} = 0 order by n`,
			c.values,
		);
		return rows.map((row): Anchor => [row.key, row.id]);
	});
}

/**
 * Rows of a list without a keyword. The keys are found in the index alone; only the rows of the page are fetched whole.
 */
async function listed(
	db: Db,
	c: LicenseCondition,
	sort: LicenseSort,
	skip: number,
	limit: number,
): Promise<LicenseRow[]> {
	const { key, by, from, type } = LICENSE_ORDERS[sort];
	const n = c.values.length;
	const anchor = skip < STRIDE ? undefined : (await anchors(db, c, sort))[Math.floor(skip / STRIDE)];
	if (skip >= STRIDE && !anchor) return [];
	const start = anchor ? ` and (l.${key}, l.id) ${from} ($${n + 3}::${type}, $${n + 4}::int)` : '';
	return prepared<LicenseRow>(
		db,
		`license_${anchor ? 'deep' : 'top'}_${sort}_${c.name}`,
		`select ${LICENSE_ROW} from (select l.id from license l where ${c.where}${start} order by ${by} limit $${n + 1}
			offset $${n + 2}) k join license l on l.id = k.id order by ${by}`,
		[...c.values, limit, anchor ? skip % STRIDE : skip, ...(anchor ?? [])],
	);
}

/**
 * One page of the register, newest grants first unless asked otherwise. What it costs is bounded whatever is asked: a
 * deep page starts at the nearest known key, and of a keyword that thousands of firms have, the first 2,000 can be
 * paged through.
 * @param day ISO day of today
 * @param page 1 and up
 */
export async function listLicenses(
	db: Db,
	filters: LicenseFilters,
	day: string,
	page: number,
	limit: number,
): Promise<LicensePage> {
	const sort = filters.sort ?? 'granted';
	const c = licenseCondition(filters, day);
	const skip = (page - 1) * limit;
	const answer = (rows: LicenseRow[], total: number, totalIsFloor = false): LicensePage => ({
		list: rows.slice(0, limit),
		total,
		totalIsFloor,
		page,
		limit,
		has_more: rows.length > limit,
	});
	if (filters.keyword === undefined) {
		const [rows, total] = await Promise.all([listed(db, c, sort, skip, limit + 1), totalOf(db, filters, day)]);
		return answer(rows, total);
	}
	const keyword = await readLicenseKeyword(db, filters.keyword, filters.edition);
	if (!keyword) return answer([], 0);
	const { rows, total, is_over, query } = await findLicenses(db, c, sort, keyword, skip, limit + 1);
	if (!is_over) return answer(rows, total);
	const [common, count] = await Promise.all([
		skip < MAX_FOUND ? walkLicenses(db, c, sort, query, limit + 1, skip) : [],
		countCommon(db, c, query),
	]);
	return answer(common, Math.min(count, MAX_FOUND), count > MAX_FOUND);
}
