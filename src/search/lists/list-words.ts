import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { StaffDb } from '../../platform/db/tx';

/** The words of a search that count; the first ones, where there are more. */
const MAX_WORDS = 30;
/** The rows next to the beginning of a page that are looked at one by one before an index is asked. */
const NEXT = 500;

/** The words of a search, without those that another one contains, the longest first. */
export function wordsOf(search: string): string[] {
	const words = [...new Set(search.split(/\s+/).filter((word) => word !== ''))].slice(0, MAX_WORDS);
	return words
		.filter((word) => !words.some((other) => other !== word && other.includes(word)))
		.sort((a, b) => b.length - a.length);
}

/** A word in which no sign means anything to LIKE. */
export const literally = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The pattern of a word anywhere in a text of small letters without accents. */
const folded = (word: string): SQL =>
	sql`'%' || regexp_replace(fold_text(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/** The condition that a text of small letters without accents holds every word, in any order; undefined for no word. */
export const foldedWords = (text: SQL, search: string): SQL | undefined =>
	and(...wordsOf(search).map((word) => sql`${text} like ${folded(word)}`));

/** The same of what the newsroom's list of a table is searched for. */
export const holdsWords = (table: PgTable, search: string): SQL | undefined =>
	foldedWords(sql`${table}.list_words`, search);

/** A list in its order, and the page of it that is asked for. */
interface ListPage {
	table: PgTable;
	key: PgColumn;
	/** The column that orders the list; ties go by the key. */
	order: PgColumn;
	isNewestFirst: boolean;
	/** The condition that a row comes after the page before; undefined for the first page. */
	after: SQL | undefined;
	/** What the rows of the page have to meet beside that. */
	where: SQL;
	/** Rows of the page. */
	size: number;
}

/**
 * Keys of the rows of a page that a search finds. Where the rows next to its beginning fill the page, these alone are
 * looked at; else all that are found are gathered by their index and then sorted, in a sub-select of its own (`offset
 * 0`). PostgreSQL cannot choose between the two, because it does not know how rare a word is in rows with a policy.
 */
export async function keysOfPage(
	db: StaffDb,
	{ table, key, order, isNewestFirst, after, where, size }: ListPage,
): Promise<(number | string)[]> {
	const by = isNewestFirst ? sql`desc` : sql`asc`;
	const read = async (from: SQL): Promise<(number | string)[]> => {
		const { rows } = await db.execute<{ key: number | string }>(
			sql`select key from (${from}) found order by "order" ${by}, key ${by} limit ${size}`,
		);
		return rows.map((row) => row.key);
	};
	const columns = sql`select ${key} as key, ${order} as "order" from ${table}`;
	const from = after ?? sql`true`;
	const next = sql`select ${key} from ${table} where ${from} order by ${order} ${by}, ${key} ${by} limit ${NEXT}`;
	const near = await read(sql`${columns} where ${key} = any(array(${next})) and ${where}`);
	return near.length === size ? near : read(sql`${columns} where ${from} and ${where} offset 0`);
}
