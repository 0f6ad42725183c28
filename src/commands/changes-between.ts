import type { z } from 'zod';
import { sameValue } from '../shared/text/compare/same-value';

/** The audit log holds only the length of a longer value; the revision has the whole value. */
const MAX_VALUE_CHARACTERS = 400;

const valueOrLength = (value: unknown): unknown => {
	const text = JSON.stringify(value) ?? 'null';
	return text.length > MAX_VALUE_CHARACTERS ? { length: text.length } : value;
};

/** The differences between two states of a row, by field: before and after. Moments of the save itself do not count. */
export function changesBetween(
	before: Record<string, unknown> | undefined,
	after: Record<string, unknown>,
): Record<string, { from?: unknown; to: unknown }> {
	const names = Object.keys(after).filter((name) => name !== 'updated_at' && !sameValue(before?.[name], after[name]));
	// Every field of a new row is new; empty ones are left out.
	const worth = before
		? names
		: names.filter(
				(name) => !['', '[]', 'false', '0'].includes(String(JSON.stringify(after[name])).replaceAll('"', '')),
			);
	return Object.fromEntries(
		worth.map((name) => [
			name,
			before
				? { from: valueOrLength(before[name]), to: valueOrLength(after[name]) }
				: { to: valueOrLength(after[name]) },
		]),
	);
}

/**
 * The fields of an input that differ from a row. A value that is sent back as it was read does not differ, even if its
 * schema would write it in another form, because the row may be older than the schema, or written by SQL.
 * @param shape the schema of each field
 * @param given fields that have gone through these schemas
 */
export function differingFrom<T extends object>(shape: Readonly<Record<string, z.ZodType>>, given: T, row: object): T {
	const stored = row as Readonly<Record<string, unknown>>;
	const differs = ([name, value]: [string, unknown]) => {
		if (sameValue(value, stored[name])) return false;
		const read = shape[name]?.safeParse(stored[name]);
		return !read?.success || !sameValue(value, read.data);
	};
	return Object.fromEntries(Object.entries(given).filter(differs)) as T;
}
