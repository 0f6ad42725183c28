import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { type AnyPgColumn, PgTable, PgText } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmptyDatabase, type TestDatabase } from '../../tests/databases';
import { schema } from './schema';

let place: TestDatabase;
beforeAll(async () => {
	place = await openEmptyDatabase();
});
afterAll(() => place.close());

const tables = (Object.values(schema) as unknown[]).filter((value): value is PgTable => is(value, PgTable));
const texts = tables.flatMap((table) =>
	Object.values(getTableColumns(table)).filter((column): column is AnyPgColumn => is(column, PgText)),
);
const nameOf = (column: AnyPgColumn): string => `${getTableName(column.table)}.${column.name}`;

test('the database takes for a column what the list in the source holds, and nothing else', async () => {
	const { rows } = await place.db.write((tx) =>
		tx.execute<{ name: string; definition: string }>(
			sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c'
				and conname like '%\\_known'`,
		),
	);
	const held = Object.fromEntries(
		rows.map(({ name, definition }) => [name, [...definition.matchAll(/'([^']+)'::text/g)].map(([, value]) => value)]),
	);
	const listed = texts.filter((column) => (column.enumValues?.length ?? 0) > 0);
	expect(held).toEqual(
		Object.fromEntries(
			listed.map((column) => [`${getTableName(column.table)}_${column.name}_known`, [...(column.enumValues ?? [])]]),
		),
	);
	expect(listed.length).toBeGreaterThan(30);
});

/** Words for readers, which only share the name. */
const OPEN = ['achievement.label'];

test('every state, stage, type, kind and label has its list', () => {
	const without = texts
		.filter((column) => /^(status|state|stage|type|kind|label)$/.test(column.name) && !column.enumValues?.length)
		.map(nameOf);
	expect(without).toEqual(OPEN);
});
