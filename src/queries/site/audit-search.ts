import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { article } from '../../data/tables/article';
import { account } from '../../data/tables/security/account';
import { audit } from '../../data/tables/site';
import type { StaffDb } from '../../platform/db/tx';
import { foldedWords, holdsWords } from '../../search/lists/list-words';
import { anyOf, rowKey } from './audit-sight';

/** Rows of an entity. */
export interface RowsOf {
	/** The entity, as `audit.noun` names it. */
	noun: string;
	table: PgTable;
	key: PgColumn;
	where: SQL | undefined;
}

/** The articles that the newsroom's list finds. */
export const articlesFound = (search: string): RowsOf => ({
	noun: 'article',
	table: article,
	key: article.id,
	where: holdsWords(article, search),
});

/** The accounts whose names hold every word of a search. */
export const accountsFound = (search: string): RowsOf => ({
	noun: 'account',
	table: account,
	key: account.id,
	where: foldedWords(sql`list_words(${account.name})`, search),
});

/** The newest entries that are looked at one by one before rows are looked for, and how many of them fill a page. */
const NEWEST = 1_000;
const MANY = 51;
/** Up to so many rows the audit is asked for each of them; more are compared entry by entry, from the newest one. */
const FEW = 2_000;

/** The names under which somebody acted that hold every word of a search, in any order; one step of the index a name. */
export async function actorsNamed(db: StaffDb, search: string): Promise<string[]> {
	const { rows } = await db.execute<{ actor: string }>(sql`with recursive name as (
			(select actor from ${audit} order by actor limit 1)
			union all select (select a.actor from ${audit} a where a.actor > name.actor order by a.actor limit 1)
				from name where name.actor is not null)
		select actor from name where actor is not null and ${foldedWords(sql`list_words(actor)`, search) ?? sql`true`}`);
	return rows.map(({ actor }) => actor);
}

/**
 * The condition that an entry was made under one of these names: each name's newest ones are read off an index.
 * @param where what else the entries have to meet
 * @param limit entries that are wanted at most
 */
export const madeBy = (actors: readonly string[], where: SQL | undefined, limit: number): SQL =>
	sql`${audit.id} = any(array(select newest.id from unnest(${sql.param(actors)}::text[]) one (name) cross join lateral
		(select id from ${audit} where ${audit.actor} = one.name and ${where ?? sql`true`} order by id desc limit ${limit})
		newest order by newest.id desc limit ${limit}))`;

/** Whether the row of an entry is one of these. */
const isOneOf = ({ noun, table, key, where }: RowsOf): SQL =>
	sql`(${audit.noun} = ${noun} and exists (select from ${table} where ${key} = ${rowKey(key)} and ${where} offset 0))`;

/**
 * The condition that an entry is about one of these rows. Where the newest entries fill a page, entry after entry is
 * compared; else the rows are looked for first, because their index knows them.
 */
export async function aboutRows(db: StaffDb, all: readonly RowsOf[]): Promise<SQL> {
	const one = anyOf(all.map(isOneOf));
	const { rows: newest } = await db.execute(sql`select from (select noun, row_id from ${audit} order by id desc
		limit ${NEWEST}) ${audit} where ${one} limit ${MANY}`);
	if (newest.length === MANY) return one;
	const keysOf = ({ table, key, where }: RowsOf) => sql`select ${key}::text as key from ${table} where ${where}`;
	const parts = all.map(
		(rows) => sql`(select ${rows.noun}::text as noun, key from (${keysOf(rows)}) rows limit ${FEW})`,
	);
	const { rows } = await db.execute<{ noun: string; key: string }>(sql.join(parts, sql` union all `));
	const found = Map.groupBy(rows, ({ noun }) => noun);
	const conditions = all.flatMap((of) => {
		const few = (found.get(of.noun) ?? []).map(({ key }) => key);
		if (few.length === 0) return [];
		if (rows.length < FEW)
			return [sql`(${audit.noun} = ${of.noun} and ${audit.row_id} = any(${sql.param(few)}::text[]))`];
		// As an expression the key has no index, by which all entries of so many rows would be gathered and sorted.
		return [sql`(${audit.noun} = ${of.noun} and (${audit.row_id} || '') = any(array(${keysOf(of)})))`];
	});
	return anyOf(conditions);
}
