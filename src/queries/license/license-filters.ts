import type { LicenseCategory } from '../../data/tables/license';
import type { LicenseStatus } from '../../shared/statuses';

export type StatusToday = LicenseStatus | 'expiring';

/** A licence as tables show it. `expiring` is a licence in force with less than ninety days to go. */
export interface LicenseRow {
	id: number;
	slug: string;
	name_zh: string;
	name_en: string;
	license_no: string;
	category: LicenseCategory;
	city: string;
	province: string;
	/** ISO days. */
	valid_from: string;
	valid_to: string;
	status: StatusToday;
	/** Keys of what it is held for. */
	products: string[];
}

export interface LicenseFilters {
	category?: string | undefined;
	province?: string | undefined;
	status?: string | undefined;
	/** Key of a product. */
	product?: string | undefined;
	/** Words of its Chinese name, pinyin, English name, trademark, number or place, or of its products in the edition. */
	keyword?: string | undefined;
	/** Code of the edition in whose words products are named in the keyword. */
	edition?: string | undefined;
	sort?: LicenseSort | undefined;
}

/** Days before its end from which a licence counts as expiring. */
const SOON = 90;

/** The status as of today (`$1`, an ISO day): an end that has passed overrides a status that was not updated. */
export const STATUS = `case when l.status = 'valid' and l.valid_to < $1::date then 'expired' when l.status = 'valid' and l.valid_to < $1::date + ${SOON} then 'expiring' else l.status end`;

/** Columns of a row; `l` is the licence, `$1` today. */
export const LICENSE_ROW = `l.id, l.slug, l.name_zh, l.name_en, l.license_no, l.category, l.city, l.province, l.valid_from::text, l.valid_to::text, ${STATUS} as status, l.products`;

/** Conditions for the same statuses that an index can answer. Other statuses are as the column says. */
const STATUS_IS: Record<string, string> = {
	valid: `l.status = 'valid' and l.valid_to >= $1::date + ${SOON}`,
	expiring: `l.status = 'valid' and l.valid_to >= $1::date and l.valid_to < $1::date + ${SOON}`,
	expired: `(l.status = 'expired' or (l.status = 'valid' and l.valid_to < $1::date))`,
	suspended: `l.status = 'suspended'`,
	ceased: `l.status = 'ceased'`,
	unknown: `l.status = 'unknown'`,
};

/**
 * Filters as SQL on `license l`; every part of it comes from these fixed texts, and values are bound. `$1` is the day.
 */
export interface LicenseCondition {
	/** Name of the prepared statement. */
	name: string;
	where: string;
	values: (string | number)[];
}

export function licenseCondition(filters: LicenseFilters, day: string): LicenseCondition {
	const name: string[] = [];
	// The day is always bound, so that its number is always the same.
	const where = ['$1::date is not null'];
	const values: (string | number)[] = [day];
	for (const column of ['category', 'province'] as const) {
		const value = filters[column];
		if (!value) continue;
		values.push(value);
		name.push(column);
		where.push(`l.${column} = $${values.length}`);
	}
	if (filters.product) {
		values.push(filters.product);
		name.push('product');
		where.push(`l.products @> array[$${values.length}::text]`);
	}
	if (filters.status) {
		const isKnown = Object.hasOwn(STATUS_IS, filters.status);
		name.push(isKnown ? filters.status : 'no_status');
		where.push((isKnown && STATUS_IS[filters.status]) || 'false');
	}
	return { name: name.join('_') || 'all', where: where.join(' and '), values };
}

export type LicenseSort = 'granted' | 'firm';

/**
 * An order of the register: the column before the id, and the comparisons for the row that a page starts from or
 * follows.
 */
interface LicenseOrder {
	key: 'valid_from' | 'firm_order';
	by: string;
	from: '<=' | '>=';
	after: '<' | '>';
	type: 'date' | 'text';
}

export const LICENSE_ORDERS: Readonly<Record<LicenseSort, LicenseOrder>> = {
	granted: { key: 'valid_from', by: 'l.valid_from desc, l.id desc', from: '<=', after: '<', type: 'date' },
	firm: { key: 'firm_order', by: 'l.firm_order, l.id', from: '>=', after: '>', type: 'text' },
};
