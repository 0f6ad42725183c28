import { type SQL, sql } from 'drizzle-orm';
import { media, media_use } from '../../data/tables/media';
import type { StaffDb } from '../../platform/db/tx';
import { literally, wordsOf } from '../../search/lists/list-words';

/** The newest files, or uses, and how many of them show that a search, or a word, is a common one. */
const NEWEST = 500;
const MANY = 25;
/** Letters from which the index of trigrams finds a word. */
const INDEXED = 3;
/** The words, the longest ones, whose uses are looked up. */
const LOOKED_UP = 8;
/** Up to so many uses the files of a word are compared by number. */
const FEW = 1_000;

const pattern = (word: string): SQL => sql`lower(${`%${literally(word)}%`})`;

/** Looks at one file after another; `offset 0` keeps PostgreSQL from reading all uses for a few of them. */
const hasWord = (word: string): SQL => sql`(words like ${pattern(word)} or exists (select from ${media_use}
	where ${media_use.media_id} = media.id and ${media_use.name} like ${pattern(word)} offset 0))`;

/** The same for many files: reads all uses once, when the first file does not have the word in its descriptions. */
const hasWordAmongMany = (word: string): SQL => sql`(words like ${pattern(word)}
	or ${media.id} in (select media_id from media_use where name like ${pattern(word)}))`;

/** True where the newest files alone fill a page of a search. */
async function isCommon(db: StaffDb, words: readonly string[]): Promise<boolean> {
	const { rows } = await db.execute(sql`select from (select id, words from media order by id desc limit ${NEWEST}) media
		where ${sql.join(words.map(hasWord), sql` and `)} limit ${MANY}`);
	return rows.length === MANY;
}

/** For each word whether the names of the newest uses have it often. */
async function areNamesCommon(db: StaffDb, words: readonly string[]): Promise<readonly boolean[]> {
	const counts = words.map((word) => sql`count(*) filter (where name like ${pattern(word)}) >= ${MANY}`);
	const { rows } = await db.execute<{ common: boolean[] }>(sql`select array[${sql.join(counts, sql`, `)}] as common
		from (select name from media_use order by media_id desc limit ${NEWEST}) newest`);
	return rows[0]?.common ?? [];
}

/** For each word the files whose uses have it in their names; undefined where there are many. */
async function filesByUse(db: StaffDb, words: readonly string[]): Promise<(number[] | undefined)[]> {
	if (words.length === 0) return [];
	const common = await areNamesCommon(db, words);
	const parts = words.flatMap((word, n) =>
		common[n]
			? []
			: [sql`(select ${n}::int as word, media_id from media_use where name like ${pattern(word)} limit ${FEW})`],
	);
	if (parts.length === 0) return [];
	const { rows } = await db.execute<{ word: number; media_id: number }>(sql.join(parts, sql` union all `));
	return words.map((_, n) => {
		const ids = rows.flatMap(({ word, media_id }) => (word === n ? [media_id] : []));
		return common[n] || ids.length === FEW ? undefined : [...new Set(ids)];
	});
}

/**
 * The stored files in which every word of a search occurs, in any order: in their descriptions, or in the names of what
 * readers see with them. The names of drafts find nothing, because the searcher may not have the right to know of every
 * draft.
 *
 * PostgreSQL does not know how rare a word is in rows with a guard, and uses no index for a condition on two tables.
 * What finds many files walks the list from the newest one; other words are looked up in the names before.
 * @param search what was typed
 */
export async function filesWith(db: StaffDb, search: string): Promise<SQL> {
	const words = wordsOf(search);
	if (await isCommon(db, words)) return sql.join(words.map(hasWord), sql` and `);
	const long = words.filter(({ length }) => length >= INDEXED).slice(0, LOOKED_UP);
	const byUse = await filesByUse(db, long);
	const isIndexed = byUse.some((ids) => ids);
	const conditions = words.map((word, n) => {
		const ids = byUse[n];
		if (!ids) return isIndexed ? hasWord(word) : hasWordAmongMany(word);
		// Conditions on one column alone are answered by one look into its index.
		const isSaid = sql`words like ${pattern(word)}`;
		return ids.length === 0 ? isSaid : sql`(${isSaid} or ${media.id} = any(${sql.param(ids)}::int[]))`;
	});
	return sql.join(conditions, sql` and `);
}
