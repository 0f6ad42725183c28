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
 * A row as the kit handles it: the table says what its columns hold, the declaration says which of them can be written.
 */
export type Row = Record<string, unknown>;

/** The key of a row: its number, or a text. */
export type Key = number | string;

/**
 * The declaration of an entity; commands, staff reads, the command line and the calls follow from it.
 */
export interface Declaration<T extends PgTable> {
	/** Name of the table. */
	name: AuditEntity;
	table: T;
	/** Column that holds the key; `id` by default. */
	key?: keyof T['$inferSelect'] & string;
	/** Columns that can be written, and the values that each takes. */
	fields: Readonly<Partial<Record<keyof T['$inferSelect'] & string, Field>>>;
	/** Columns that, joined, name a row to people; `texts.name` is a text of an edition. */
	title: readonly string[];
	/** Fields that are set when a row is made, and never changed. */
	fixed?: readonly (keyof T['$inferSelect'] & string)[];
	list: {
		/** Order of the list; ties go by the key. */
		order: keyof T['$inferSelect'] & string;
		/** Columns that a search looks in: `list_words` of the table joins them (decision 138). */
		search: readonly (keyof T['$inferSelect'] & string)[];
		/** Columns that the list can be filtered by. */
		filters: readonly (keyof T['$inferSelect'] & string)[];
		/** True where the order is descending. */
		isNewestFirst?: boolean;
		/** Parts of the list that a filter of one column cannot select, by name. @param now Unix seconds */
		which?: Readonly<Record<string, (now: number) => SQL>>;
		/**
		 * Finds rows by words, where `list_words` is not enough.
		 * @param search what was typed, which says something
		 */
		find?(db: StaffDb, search: string): Promise<SQL>;
		/**
		 * Adds values that no column holds to rows that have their versions already.
		 * @param rows a page of the list, or one row
		 */
		tell?<R extends Row>(db: StaffDb, rows: readonly R[]): Promise<readonly R[]>;
	};
	/** False where rows are not made by `create`: files are uploaded. */
	isMade?: boolean;
	/** The rights of each action; `read` is the right to write by default. */
	rights: { read?: Right; write: Right; remove: Right };
	/** Tags of the pages that show the row. */
	tags(row: T['$inferSelect'], ctx: CommandContext): CacheTag[] | Promise<CacheTag[]>;
	/** True when readers see a row; all rows are public by default. A row that readers may no longer see is purged. */
	isPublic?(row: T['$inferSelect']): boolean;
	/** Values of a new row that the caller does not give. */
	born?(ctx: CommandContext, input: Partial<T['$inferInsert']>): Promise<Partial<T['$inferInsert']>>;
	/** Name of a field whose value does not fit the others of the row; undefined where all fit. */
	misfit?(row: T['$inferInsert']): string | undefined;
	/**
	 * Takes locks that must come before the lock of a row, so that all commands over these rows lock in the same order.
	 */
	hold?(ctx: CommandContext): Promise<void>;
	/**
	 * Checks against the database that a row can be written as it is.
	 * @param before undefined for a new row
	 * @returns columns whose values differ from the given ones
	 * @throws Refusal
	 */
	settle?(ctx: CommandContext, row: T['$inferInsert'], before?: T['$inferSelect']): Promise<Partial<T['$inferInsert']>>;
	/** Values of columns that are computed from others, whenever a row is written. @param now Unix seconds */
	derive?(row: T['$inferInsert'], now: number): Partial<T['$inferInsert']>;
	/**
	 * Updates what depends on the row: the search, redirects, pages that name it. `before` is missing for a new row,
	 * `after` for a removed one.
	 */
	follow?(ctx: CommandContext, change: { before?: T['$inferSelect']; after?: T['$inferSelect'] }): Promise<void>;
	/** True when other rows depend on the row, so that it cannot be removed. */
	isUsed?(ctx: CommandContext, row: T['$inferSelect']): Promise<boolean>;
}

/** An entity as lists see it: its table, what its rows are called, and how they are ordered and found. */
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
		find?(db: StaffDb, search: string): Promise<SQL>;
		tell?<R extends Row>(db: StaffDb, rows: readonly R[]): Promise<readonly R[]>;
	};
}

/** A row with its version, which the caller of a change sends back. */
export type Versioned = Row & { version: string };

/** A page of a list, and the mark of the next one. */
export interface RowPage {
	rows: Versioned[];
	/** Value for `after` to get the next page; null on the last one. */
	next: string | null;
}

/** Which page of a list is asked for. */
export interface ListQuery {
	search?: string;
	/** Values by column; columns that are no filter of the declaration are ignored. */
	filters?: Readonly<Record<string, string>>;
	/** Name of a part of the list. */
	which?: string;
	/** Unix seconds. */
	now?: number;
	after?: string;
	/** Rows of a page, 1 to 200; 50 by default. */
	limit?: number;
}

/** A further action of an entity, such as `merge`. */
export type Action = Command<z.ZodObject, unknown>;

/** The values of a row that rights depend on. */
export const subjectOf = (row: Row): Subject => ({
	...(typeof row.edition === 'string' ? { edition: row.edition } : {}),
	...(typeof row.stored_by === 'number' ? { stored_by: row.stored_by } : {}),
});

const textsIn = (value: unknown) => (value ?? {}) as Record<string, unknown>;

/**
 * The subjects over which a person needs the right to change a row: the row as it was and as it will be, so that a row
 * cannot be moved out of their scope. Where the row belongs to no edition and only texts change, the subjects are the
 * editions of those texts: a translator changes only the words of their own edition.
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
