import { type SQL, sql } from 'drizzle-orm';
import { setting } from '../../../data/tables/site';
import type { Tx } from '../../../platform/db/tx';
import { editedColumns, keyColumn, partsOf, rowTables, type TableName } from './table-roles';

/** Name of the setting with the columns that fingerprints are made of, by table: a later release may have more. */
export const DEMO_COLUMNS = 'demo_columns';

/** The columns of each table that a fingerprint is made of. */
export type NotedColumns = Readonly<Record<string, readonly string[]>>;

const list = (alias: string, columns: readonly string[]): SQL =>
	sql.join(
		columns.map((column) => sql`${sql.identifier(alias)}.${sql.identifier(column)}`),
		sql`, `,
	);

/**
 * The fingerprint of the row `t` and its parts, in SQL.
 * @param noted columns of each table; a table without any has no part in it
 */
export function fingerprint(name: TableName, noted: NotedColumns): SQL {
	const parts = partsOf(name)
		.filter(({ table }) => noted[table])
		.map(
			({ table, column }) => sql`coalesce((select string_agg(to_jsonb(x)::text, ',' order by to_jsonb(x)::text)
				from ${sql.identifier(table)} p cross join lateral (select ${list('p', noted[table] ?? [])}) x
				where p.${sql.identifier(column)} = t.${sql.identifier(keyColumn(name))}), '')`,
		);
	const own = sql`(select to_jsonb(x)::text from (select ${list('t', noted[name] ?? [])}) x)`;
	return sql`md5(concat_ws('|', ${sql.join([own, ...parts], sql`, `)}))`;
}

/** Keys of rows, by table. */
type Keys = ReadonlyMap<TableName, readonly string[]>;

/** The rows that are there before the demonstration is loaded: a logo, redirects, subscribers. */
export async function rowsBefore(tx: Tx): Promise<Keys> {
	const keys = new Map<TableName, string[]>();
	for (const name of rowTables) {
		const { rows } = await tx.execute<{ key: string }>(
			sql`select t.${sql.identifier(keyColumn(name))}::text as key from ${sql.identifier(name)} t`,
		);
		keys.set(
			name,
			rows.map(({ key }) => key),
		);
	}
	return keys;
}

/** Notes every row that the transaction has loaded. @param before rows that were there before */
export async function noteDemo(tx: Tx, now: number, before: Keys): Promise<void> {
	const tables = rowTables.flatMap((name) => [name, ...partsOf(name).map(({ table }) => table)]);
	const noted = Object.fromEntries(tables.map((name) => [name, editedColumns(name)]));
	for (const name of rowTables) {
		const key = sql`t.${sql.identifier(keyColumn(name))}::text`;
		await tx.execute(sql`insert into demo_row (noun, key, hash)
			select ${name}, ${key}, ${fingerprint(name, noted)} from ${sql.identifier(name)} t
			where not (${key} = any(${sql.param(before.get(name) ?? [])}::text[]))`);
	}
	await tx.insert(setting).values({ name: DEMO_COLUMNS, value: noted, updated_at: now });
}
