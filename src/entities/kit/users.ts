import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { article } from '../../data/tables/article';
import type { StaffDb } from '../../platform/db/tx';
import type { RefusalRow } from '../../shared/refusal';
import { rowTitle } from '../../shared/row-title';
import type { Entity } from './declare';
import type { Listed, Row, Versioned } from './entity';
import { type Reference, referencesTo, seen, type VisibleReferrers } from './uses';

/** The largest number of rows that a refusal names. */
const MAX_ROWS = 5;

/** How to name rows, and in which language first. */
interface Called {
	/** The entity whose rows a table holds; undefined for a table of no entity. */
	listedIn(table: string): Listed | undefined;
	/** Codes of editions; names are taken from the first that has one. */
	codes: readonly string[];
}

const columnsOf = (table: Reference['table']) => getTableColumns(table) as Record<string, PgColumn>;

async function articlesBehind(db: StaffDb, one: Reference, of: SQL | undefined): Promise<RefusalRow[]> {
	const { article_id } = columnsOf(one.table);
	const rows = article_id
		? await db
				.select({ id: article.id, title: article.title })
				.from(article)
				.where(inArray(article.id, db.select({ id: article_id }).from(one.table).where(of)))
				.orderBy(article.id)
				.limit(MAX_ROWS)
		: await db
				.select({ id: article.id, title: article.title })
				.from(article)
				.where(of)
				.orderBy(article.id)
				.limit(MAX_ROWS);
	return rows.map(({ id, title }) => ({ noun: 'article', key: String(id), title }));
}

/**
 * The first rows that refer to a row of an entity and that the caller may read, with their titles: articles, and rows
 * of declared entities.
 * @param row as it is now
 */
export async function namersOf(
	db: StaffDb,
	entity: Entity,
	row: Versioned,
	users: VisibleReferrers,
	{ listedIn, codes }: Called,
): Promise<RefusalRow[]> {
	const found = new Map<string, RefusalRow>();
	for (const one of referencesTo(entity.table)) {
		if (found.size >= MAX_ROWS) break;
		const of = and(eq(one.column, row[one.of]), seen(db, one, users));
		const listed = listedIn(one.name);
		const isOfArticle = one.table === article || 'article_id' in columnsOf(one.table);
		const rows = isOfArticle
			? await articlesBehind(db, one, of)
			: listed
				? ((await db.select().from(one.table).where(of).limit(MAX_ROWS)) as Row[]).map((row) => {
						const key = String(row[listed.key]);
						return { noun: listed.name, key, title: rowTitle(row, listed.title, codes) || key };
					})
				: [];
		for (const row of rows) found.set(`${row.noun}:${row.key}`, row);
	}
	return [...found.values()].slice(0, MAX_ROWS);
}
