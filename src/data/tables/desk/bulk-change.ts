import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type BulkAct, bulkActs } from '../../../shared/article/bulk-acts';
import type { ArticleStatus } from '../../../shared/statuses';
import { created_at, id, oneOf, seconds } from '../columns';
import { account } from '../security/account';

/** One article of a bulk action: what the action made of it, and what is restored when it is undone. */
export interface BulkItem {
	id: number;
	/** The version it left. */
	version: number;
	before: {
		status: ArticleStatus;
		type: string;
		authors: number[];
		tags: number[];
		scheduled_at: number | null;
		zone: string | null;
		unpublish_at: number | null;
		/** Those of the working copy, where it had others. */
		writers?: { authors: number[]; tags: number[] };
	};
}

/** An act on several articles at once: whole or not at all, and undone as one. */
export const bulk_change = pgTable(
	'bulk_change',
	{
		id: id(),
		act: text({ enum: bulkActs }).$type<BulkAct>().notNull(),
		/** The person who did it, and may undo it. */
		account_id: integer().references(() => account.id, { onDelete: 'set null' }),
		items: jsonb().$type<BulkItem[]>().notNull(),
		created_at: created_at(),
		undone_at: seconds(),
	},
	(t) => [
		oneOf(t.act, bulkActs),
		check('bulk_change_items', sql`jsonb_typeof(items) = 'array'`),
		index('bulk_change_created').on(t.created_at),
	],
);
