/** A table of the schema cannot be forgotten when the demonstration is removed. */
import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { schema } from '../../../data/schema';
import { rowTables, type TableName, tableRoles } from './table-roles';

/** Foreign keys of a table: column, table that it names, and whether the row goes with that one. */
const keysOf = (name: TableName) =>
	getTableConfig(schema[name]).foreignKeys.map((key) => {
		const { columns, foreignTable } = key.reference();
		return {
			column: columns.map((column) => column.name).join(),
			to: getTableName(foreignTable) as TableName,
			isCascade: key.onDelete === 'cascade',
		};
	});
const named = (wanted: 'part' | 'trail' | 'site') =>
	(Object.keys(tableRoles) as TableName[]).filter((name) => tableRoles[name].role === wanted);

test('a part goes with each row that it belongs to, by the database', () => {
	const loose = named('part').flatMap((name) => {
		const role = tableRoles[name];
		if (role.role !== 'part') return [];
		return role.of
			.filter(
				({ column, table }) => !keysOf(name).some((key) => key.column === column && key.to === table && key.isCascade),
			)
			.map(({ column }) => `${name}.${column}`);
	});
	expect(loose).toEqual([]);
});

test('what programs leave beside a row goes with it by the database, but for what the removal names', () => {
	const loose = named('trail').filter(
		(name) => !keysOf(name).some(({ to, isCascade }) => isCascade && rowTables.includes(to)),
	);
	expect(loose.toSorted()).toEqual([
		'bulk_change',
		'demo_row',
		'missing_path',
		'page_view',
		'page_view_day',
		'revision',
		'search_document',
		'search_word',
	]);
});

test('of what belongs to the installation, only these refer to content', () => {
	const found = named('site').flatMap((name) =>
		keysOf(name)
			.filter(({ to }) => rowTables.includes(to))
			.map(({ column }) => `${name}.${column}`),
	);
	expect(found.toSorted()).toEqual(['account.author_id', 'media_use.media_id', 'staff_email.article_id']);
});
