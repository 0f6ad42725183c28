import type pg from 'pg';

interface Copied {
	table: 'article' | 'page';
	/** Values that differ, as `jsonb` in SQL over the row, which is `one`. */
	set: string;
	/** Which rows are copied, in SQL over `one`. */
	where: string;
	/** Parameters of both. */
	values?: readonly string[];
}

/** Adds copies of rows, with numbers a million above theirs; the database makes its generated columns itself. */
export async function copyRows(client: pg.Client, { table, set, where, values = [] }: Copied): Promise<void> {
	const { rows } = await client.query<{ columns: string }>(
		`select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
			where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
		[table],
	);
	const columns = rows[0]?.columns;
	await client.query(
		`insert into ${table} (${columns}) overriding system value select ${columns} from (
			select (jsonb_populate_record(one, ${set} || jsonb_build_object('id', one.id + 1000000))).* from ${table} one
				where ${where}) copied`,
		[...values],
	);
}
