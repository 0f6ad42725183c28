import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { created_at, id, now_seconds, seconds } from '../columns';

/**
 * Tags that a CDN has still to drop, written with the change itself; only where a CDN is set. Each is sent more than
 * once: an answer that was under way may be stored after the first time.
 */
export const cdn_purge = pgTable(
	'cdn_purge',
	{
		id: id(),
		tag: text().notNull(),
		/** Readers may not see it any more; such tags are sent first, and once more than others. */
		is_withdrawn: boolean().notNull(),
		/** Times it was sent. */
		told: integer().notNull().default(0),
		/** Attempts since it was sent last. */
		tries: integer().notNull().default(0),
		due_at: seconds().notNull().default(now_seconds),
		/** Until then a node is sending it. */
		claimed_until: seconds(),
		created_at: created_at(),
	},
	(t) => [index('cdn_purge_due').on(t.due_at), index('cdn_purge_tag').on(t.tag)],
);
