import { getTableName, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, boolean, check, customType, index, integer, text } from 'drizzle-orm/pg-core';
import { actorKinds } from '../../shared/site/actor-kinds';
import { publicationStatuses } from '../../shared/statuses';

/** A moment in Unix seconds (specification, section 3). */
export const seconds = () => bigint({ mode: 'number' });

/** Words with their places, for the full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Now, in Unix seconds, as the database sees it. */
export const now_seconds = sql`(extract(epoch from now())::bigint)`;

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/**
 * The actor who did something, beside the name they had then: a name can be chosen, these columns cannot. All are null
 * in rows that are older than the columns.
 */
export const done_by = () => ({
	actor_kind: text({ enum: actorKinds }),
	/** Number of the account, of a person; it stays where the account goes. */
	account_id: integer(),
	/** Number of the key, of an integration. */
	token_id: integer(),
});

export const created_at = () => seconds().notNull().default(now_seconds);
export const updated_at = () => seconds().notNull().default(now_seconds);

/** Code of an edition (`en`, `es`); the editions themselves are data in `src/editions`. */
export const edition = () => text().notNull();

/**
 * Index of `list_words`, in which the database joins what the newsroom's list of a table is searched for, in small
 * letters without accents (migration 0071). The search alone reads that column: no list carries it.
 */
export const listWords = (table: string) => index(`${table}_list_words`).using('gin', sql`list_words gin_trgm_ops`);

/** The database takes nothing for the column but what the list holds, from which its type is made too. */
export const oneOf = (column: AnyPgColumn, list: readonly string[]) =>
	check(
		`${getTableName(column.table)}_${column.name}_known`,
		sql`${column} in (${sql.raw(list.map((value) => `'${value}'`).join(', '))})`,
	);

/** Light in which a cover is drawn. */
export const cover_moods = ['day', 'night', 'deep'] as const;

export const publication_status = () => text({ enum: publicationStatuses }).notNull().default('draft');

/**
 * For rows that link to an article or a book: true while that is published and readers may see that it is there. The
 * database maintains it.
 */
export const is_published = () => boolean().notNull().default(false);

/** Texts of a row that exists once, keyed by edition code. */
export type Texts<T> = Partial<Record<string, T>>;

/** A link with its words. */
export interface TitledLink {
	title: string;
	/** The words in editions that say them otherwise. */
	titles?: Texts<string>;
	url?: string;
}
