import { readJson } from '../../data/read-json';
import type { Db } from './tx';

/** PostgreSQL's text holds no NUL: a question with one, also in a list, is asked with a sign that no row has. */
function storable(value: unknown): unknown {
	if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value;
	return Array.isArray(value) ? value.map(storable) : value;
}

/**
 * Runs one named, prepared statement: the server plans it once a connection, and nothing is built per call. What its rows
 * hold as JSON is read on the way (`readJson`): readers' pages are drawn from no other rows.
 * @param name unique within the project; the text must never differ under one name
 * @param values bindings of `$1`, `$2` …; text from a request never enters the statement (security rule 9)
 */
export async function prepared<Row>(db: Db, name: string, text: string, values: readonly unknown[]): Promise<Row[]> {
	const client = (
		db as Db & {
			$client: { query(config: { name: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }> };
		}
	).$client;
	const result = await client.query({ name, text, values: values.map(storable) });
	return (result.rows as Row[]).map(readJson);
}
