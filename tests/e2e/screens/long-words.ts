import pg from 'pg';

/** 45 letters without a place to break, as German, Finnish and chemical names have them. */
export const LONG_WORD = 'Tabakerzeugnisverordnungsänderungsbeauftragte';

/** Columns that hold a headline, a standfirst or a name as text. */
const COLUMNS = ['title', 'standfirst', 'name', 'subject', 'place', 'role', 'venue', 'city'];
/** The same within `texts`, which holds the words of each edition. */
const FIELDS = ['title', 'name', 'standfirst', 'line', 'description'];
/** Tables in which a text is compared with what the program knows, or is drawn in the newsroom alone. */
const LEFT_OUT = ['account', 'edition', 'job', 'known_browser', 'audit', 'site_setting', 'migration'];

/**
 * Puts a long word before every headline, standfirst and name that pages draw.
 * @returns number of columns that hold one now
 */
export async function putLongWords(databaseUrl: string): Promise<number> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	const { rows } = await client.query<{ table: string; name: string; type: string }>(
		`select table_name as table, column_name as name, data_type as type from information_schema.columns
			where table_schema = 'public' and is_generated = 'NEVER' and not table_name = any($1)
				and (column_name = any($2) and data_type = 'text' or column_name = 'texts' and data_type = 'jsonb')`,
		[LEFT_OUT, COLUMNS],
	);
	let count = 0;
	for (const { table, name, type } of rows) {
		const value =
			type === 'text'
				? `$1 || ' ' || "${name}"`
				: `coalesce((select jsonb_object_agg(code, case when jsonb_typeof(words) = 'object' then (select jsonb_object_agg(field,
					case when field = any($2) and jsonb_typeof(word) = 'string' then to_jsonb($1 || ' ' || (word #>> '{}')) else word end)
					from jsonb_each(words) as fields (field, word)) else words end) from jsonb_each("${name}") as editions (code, words)), "${name}")`;
		// What the table's own checks refuse has no long word.
		await client
			.query(
				`update "${table}" set "${name}" = ${value} where "${name}" is not null`,
				type === 'text' ? [LONG_WORD] : [LONG_WORD, FIELDS],
			)
			.then(({ rowCount }) => (count += rowCount ? 1 : 0))
			.catch((error: unknown) => {
				if (!/violates|conflicting/.test(String(error))) throw error;
			});
	}
	await client.end();
	return count;
}
