import { isDeepStrictEqual } from 'node:util';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Right } from '../../access/policy';
import type { Subject } from '../../access/rules';
import { changesBetween } from '../../commands/changes-between';
import type { Command, CommandContext } from '../../commands/command';
import type { StaffDb } from '../../platform/db/tx';
import type { CacheTag } from '../../shared/cache-tags';
import type { AuditEntity } from '../../shared/site/audit-entities';
import type { Field } from './fields';

/**
 * A row as the kit handles it: the table says what its columns hold, the declaration says which of them are written.
 */
export type Row = Record<string, unknown>;

/** How a row is named: its number, or the text that is its key. */
export type Key = number | string;

/**
 * The declaration of an entity; commands, staff reads, the command line and the calls follow from it.
 */
export interface Declaration<T extends PgTable> {
	/** Name of the table. */
	name: AuditEntity;
	table: T;
	/** Column by which a row is named; `id` where nothing else is said. */
	key?: keyof T['$inferSelect'] & string;
	/** Columns that may be written, and what each takes. */
	fields: Readonly<Partial<Record<keyof T['$inferSelect'] & string, Field>>>;
	/** Which columns, joined, are what people call a row; `texts.name` is a text of an edition. */
	title: readonly string[];
	/** Fields that are given once and stay. */
	fixed?: readonly (keyof T['$inferSelect'] & string)[];
	list: {
		/** Order of the list; ties go by the key. */
		order: keyof T['$inferSelect'] & string;
		/** Columns in which a search looks. */
		search: readonly (keyof T['$inferSelect'] & string)[];
		/** Columns by which the list can be narrowed. */
		filters: readonly (keyof T['$inferSelect'] & string)[];
		/** True where the order goes down. */
		isNewestFirst?: boolean;
		/** Parts of the list that no column alone tells, by name. @param now Unix seconds */
		which?: Readonly<Record<string, (now: number) => SQL>>;
		/** How a search finds rows, where it does not look through those columns one by one. @param like words as LIKE takes them */
		find?(like: string): SQL;
		/** Adds to rows, once their versions are made, what no column tells. @param rows a page of the list, or one */
		tell?<R extends Row>(db: StaffDb, rows: readonly R[]): Promise<readonly R[]>;
	};
	/** False where rows come another way than by being made: files are stored. */
	isMade?: boolean;
	/** To read rows is the right to write them where nothing else is said. */
	rights: { read?: Right; write: Right; remove: Right };
	/** What shows the row. */
	tags(row: T['$inferSelect'], ctx: CommandContext): CacheTag[] | Promise<CacheTag[]>;
	/** Whether readers see a row; all do where nothing is said. One that they see no more is purged. */
	isPublic?(row: T['$inferSelect']): boolean;
	/** Columns of a new row that nobody gives. */
	born?(ctx: CommandContext, input: Partial<T['$inferInsert']>): Promise<Partial<T['$inferInsert']>>;
	/** Name of a field that does not go with the others of the row; undefined where all of them do. */
	misfit?(row: T['$inferInsert']): string | undefined;
	/** Takes what is to be held before a row is locked: rows of the entity are written by others in the same order. */
	hold?(ctx: CommandContext): Promise<void>;
	/**
	 * Looks in the database whether a row can be as it is to be written.
	 * @param before undefined for a new row
	 * @returns columns that are written otherwise than they were given
	 * @throws Refusal
	 */
	settle?(ctx: CommandContext, row: T['$inferInsert'], before?: T['$inferSelect']): Promise<Partial<T['$inferInsert']>>;
	/** Columns that follow from others, whenever a row is written. @param now Unix seconds */
	derive?(row: T['$inferInsert'], now: number): Partial<T['$inferInsert']>;
	/**
	 * What else follows: the search, redirects, pages that name the row. One of both is missing where it is made or
	 * removed.
	 */
	follow?(ctx: CommandContext, change: { before?: T['$inferSelect']; after?: T['$inferSelect'] }): Promise<void>;
	/** Whether the row hangs on others, so that it cannot be removed. */
	isUsed?(ctx: CommandContext, row: T['$inferSelect']): Promise<boolean>;
}

/** What a list is made of: rows of a table, how they are called, ordered and found. */
export interface Listed {
	name: string;
	table: PgTable;
	key: string;
	title: readonly string[];
	list: {
		order: string;
		search: readonly string[];
		filters: readonly string[];
		isNewestFirst?: boolean;
		which?: Readonly<Record<string, (now: number) => SQL>>;
		find?(like: string): SQL;
		tell?<R extends Row>(db: StaffDb, rows: readonly R[]): Promise<readonly R[]>;
	};
}

/** A row with the version that whoever changes it names. */
export type Versioned = Row & { version: string };

/** A page of a list: the newest look on the rows, and where the next page begins. */
export interface RowPage {
	rows: Versioned[];
	/** Give it as `after`; null where the list ends. */
	next: string | null;
}

export interface ListQuery {
	search?: string;
	/** By column; only the filters of the declaration count. */
	filters?: Readonly<Record<string, string>>;
	/** Name of a part of the list. */
	which?: string;
	/** Unix seconds. */
	now?: number;
	after?: string;
	/** 1 to 200; 50 where nothing is said. */
	limit?: number;
}

/** A further action of an entity, such as `merge`. */
export type Action = Command<z.ZodObject, unknown>;

/** Whoever the row belongs to, as rights see it. */
export const subjectOf = (row: Row): Subject => ({
	...(typeof row.edition === 'string' ? { edition: row.edition } : {}),
	...(typeof row.stored_by === 'number' ? { stored_by: row.stored_by } : {}),
});

const textsIn = (value: unknown) => (value ?? {}) as Record<string, unknown>;

/**
 * Over what a person needs the right to change a row: the row as it was, and as it is to be, so that nobody moves a row
 * out of their scope. Where the row is every edition's and nothing but texts change, it is the edition of each text: a
 * translator changes the words of their edition and nothing beside them.
 * @param set the fields that are given
 */
export function subjectsOf(before: Row, set: Row): Subject[] {
	const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
	const after = { ...before, ...given };
	const changed = Object.keys(changesBetween(before, after));
	if (typeof before.edition === 'string' || changed.length === 0 || changed.some((name) => name !== 'texts')) {
		const [was, is] = [subjectOf(before), subjectOf(after)];
		return isDeepStrictEqual(was, is) ? [was] : [was, is];
	}
	const [was, is] = [textsIn(before.texts), textsIn(set.texts)];
	const editions = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
		(code) => !isDeepStrictEqual(was[code], is[code]),
	);
	return editions.length > 0 ? editions.map((edition) => ({ ...subjectOf(before), edition })) : [subjectOf(before)];
}
