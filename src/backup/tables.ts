/** Tables as streams of rows, by COPY. */
import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Contents } from './contents';

/** How much of a table there is, and of what bytes. */
export type TableSum = Contents['tables'][string];

/**
 * Rows that belong to processes and sessions of the moment: a backup that brought them back would let in whoever was
 * shown out since, and wait for nodes that are no more. The migrations are the code's.
 */
const OF_THE_MOMENT = ['migration', 'node_lease', 'session'];

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const listed = (columns: readonly string[]): string => columns.map(quoted).join(', ');

/** One row of one column. */
export async function ask<Value>(client: pg.ClientBase, text: string, values: unknown[] = []): Promise<Value> {
	const { rows } = await client.query<{ value: Value }>(text, values);
	return rows[0]?.value as Value;
}

/** A table of the database and its columns but for those that it fills in by itself. */
export interface Table {
	name: string;
	columns: string[];
	/** Bytes on the disk, for the progress. */
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

/** How many rows a stream that has ended was: the server says so after the last of them. */
export async function countOf(client: pg.ClientBase, rows: ReturnType<typeof readRows>): Promise<number> {
	await client.query('select');
	return rows.rowCount;
}

/** Counts and hashes the rows that stand in a table. */
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

/** Puts rows into a table, which is emptied first: rows then stand in it in the order in which they come. */
export async function writeRows(
	client: pg.ClientBase,
	table: string,
	columns: readonly string[],
	rows: AsyncIterable<Uint8Array>,
): Promise<void> {
	await pipeline(rows, client.query(copyFrom(`copy public.${quoted(table)} (${listed(columns)}) from stdin`)));
}

/** What reads or writes rows says the same of them on every server. */
export const SAME_WORDS =
	"set time zone 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1; set client_encoding = 'UTF8'; set synchronize_seqscans = off; set statement_timeout = 0";

/** Where every counter of the schema stands. */
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
