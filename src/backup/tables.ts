/** Tables as streams of rows, by COPY. */
import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Contents } from './contents';

/** Number of rows of a table, and SHA-256 of their text. */
export type TableSum = Contents['tables'][string];

/**
 * Tables that a backup leaves out. Sessions, known browsers, links that work once and answered challenges would open
 * what has been closed since; leases would make the site wait for nodes that no longer exist. Migrations belong to the
 * code.
 */
const OF_THE_MOMENT = [
	...['session', 'known_browser', 'account_link', 'link_request', 'used_challenge'],
	...['node_lease', 'migration'],
];

/** Quotes a name as an SQL identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const listed = (columns: readonly string[]): string => columns.map(quoted).join(', ');

/** Returns the first row of a query that has one column, `value`. */
export async function ask<Value>(client: pg.ClientBase, text: string, values: unknown[] = []): Promise<Value> {
	const { rows } = await client.query<{ value: Value }>(text, values);
	return rows[0]?.value as Value;
}

/** A table of the database and its columns, without generated ones. */
export interface Table {
	name: string;
	columns: string[];
	/** Bytes on disk, for the progress. */
	bytes: number;
}

/** The tables whose rows a backup holds, by name. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
	const { rows } = await client.query<Table>(
		`select relname::text as name, pg_table_size(c.oid)::int8::float8 as bytes,
			array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
				and attgenerated = '' order by attnum) as columns
		from pg_class c where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
			and relname <> all($1) order by relname collate "C"`,
		[OF_THE_MOMENT],
	);
	return rows;
}

/** The rows of a table as text. */
export const readRows = (client: pg.ClientBase, table: string, columns: readonly string[]) =>
	client.query(copyTo(`copy public.${quoted(table)} (${listed(columns)}) to stdout`));

/** Number of rows in a stream that has ended: the server sends the count after the last row. */
export async function countOf(client: pg.ClientBase, rows: ReturnType<typeof readRows>): Promise<number> {
	await client.query('select');
	return rows.rowCount;
}

/** Counts and hashes the rows of a table. */
export async function sumOf(client: pg.ClientBase, table: string, columns: readonly string[]): Promise<TableSum> {
	const hash = createHash('sha256');
	const rows = readRows(client, table, columns);
	await pipeline(
		rows,
		new Writable({
			write(chunk: Buffer, _encoding, done) {
				hash.update(chunk);
				done();
			},
		}),
	);
	return { rows: await countOf(client, rows), sha256: hash.digest('hex') };
}

/** Writes rows into an empty table, which stores them in the order in which they come. */
export async function writeRows(
	client: pg.ClientBase,
	table: string,
	columns: readonly string[],
	rows: AsyncIterable<Uint8Array>,
): Promise<void> {
	await pipeline(rows, client.query(copyFrom(`copy public.${quoted(table)} (${listed(columns)}) from stdin`)));
}

/** Settings of a connection under which every server writes and reads values as the same text. */
export const SAME_WORDS =
	"set time zone 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1; set client_encoding = 'UTF8'; set synchronize_seqscans = off; set statement_timeout = 0";

/** Reads the current value of every sequence of the schema. */
export async function sequencesOf(client: pg.ClientBase): Promise<Contents['sequences']> {
	const { rows } = await client.query<{ name: string }>(
		`select relname::text as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
	);
	const stand: Contents['sequences'] = {};
	for (const { name } of rows) {
		const { rows: found } = await client.query<{ last: string; is_called: boolean }>(
			`select last_value::text as last, is_called from public.${quoted(name)}`,
		);
		if (found[0]) stand[name] = found[0];
	}
	return stand;
}
