import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { created_at, id, now_seconds, seconds } from '../columns';

/**
 * What a CDN is still to be told to drop, written with the change itself; only where one is set. Told more than once:
 * an answer that was under way may be stored after the first time.
 */
export const cdn_purge = pgTable(
	'cdn_purge',
	{
		id: id(),
		tag: text().notNull(),
		/** Readers may not see it any more; such tags are told first, and once more than others. */
		is_withdrawn: boolean().notNull(),
		/** Times it was told. */
		told: integer().notNull().default(0),
		/** Attempts since it was told last. */
		tries: integer().notNull().default(0),
		due_at: seconds().notNull().default(now_seconds),
		/** A node is telling it, until then. */
		claimed_until: seconds(),
		created_at: created_at(),
	},
	(t) => [index('cdn_purge_due').on(t.due_at), index('cdn_purge_tag').on(t.tag)],
);
