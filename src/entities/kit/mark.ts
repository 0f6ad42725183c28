import type { PgColumn } from 'drizzle-orm/pg-core';
import { day } from '../../shared/input/days';
import { MAX_ROW_ID } from '../../shared/input/limits';
import { Refusal } from '../../shared/refusal';
import { isUnstorable } from '../../shared/text/stored-text';
import type { Row } from './entity';

/** The largest absolute value of a whole number in a column, by the column's type in the database. */
const BOUNDS: Readonly<Record<string, number>> = {
	smallint: 32_767,
	integer: MAX_ROW_ID,
	bigint: Number.MAX_SAFE_INTEGER,
};

/** True for a value that the database can compare with the values of a column. */
export function isComparable(column: PgColumn, value: unknown): boolean {
	const type = column.getSQLType();
	const max = BOUNDS[type];
	if (max !== undefined) return Number.isInteger(value) && Math.abs(value as number) <= max;
	if (column.dataType === 'boolean') return typeof value === 'boolean';
	if (typeof value !== 'string' || isUnstorable(value)) return false;
	if (type === 'date') return day.safeParse(value).success;
	if (type.startsWith('numeric')) return /^-?\d{1,30}(?:\.\d{1,30})?$/.test(value);
	return true;
}

/** The mark of the end of a page of a list, as text: the last row's value in the order of the list, and its key. */
export const markOf = (row: Row, order: string, key: string): string =>
	Buffer.from(JSON.stringify([row[order], row[key]])).toString('base64url');

/**
 * Reads a mark that `markOf` made: a value of the column that orders the list, and a key. A made-up mark is refused
 * before it reaches the database.
 * @throws Refusal `invalid` with `after`
 */
export function readMark(mark: string, order: PgColumn, key: PgColumn): [unknown, unknown] {
	let found: unknown;
	try {
		found = JSON.parse(Buffer.from(mark, 'base64url').toString());
	} catch {
		// A mark that is no JSON is refused below, like any other that `markOf` has not made.
	}
	const isMark =
		Array.isArray(found) && found.length === 2 && isComparable(order, found[0]) && isComparable(key, found[1]);
	if (!isMark) throw new Refusal('invalid', 'after', { rule: { name: 'mark' } });
	return found as [unknown, unknown];
}
