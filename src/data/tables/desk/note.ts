import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Anchor } from '../../../shared/text/anchor';
import { article } from '../article';
import { created_at, id, seconds } from '../columns';
import { account } from '../security/account';

/** What people of the newsroom say to each other about words of an article, and what is answered. No reader sees it. */
export const note = pgTable(
	'note',
	{
		id: id(),
		article_id: integer()
			.notNull()
			.references(() => article.id, { onDelete: 'cascade' }),
		/** The note that it answers; the first one of a thread answers none. */
		thread_id: integer().references((): AnyPgColumn => note.id, { onDelete: 'cascade' }),
		account_id: integer().references(() => account.id, { onDelete: 'set null' }),
		/** The words that a thread is about. Every save of the article's text finds them again and writes them anew. */
		anchor: jsonb().$type<Anchor>(),
		text: text().notNull(),
		/** Counts the changes. */
		version: integer().notNull().default(1),
		created_at: created_at(),
		/** When its words were last changed. */
		changed_at: seconds(),
		/** When it was taken back, where others had answered it. */
		removed_at: seconds(),
		/** When a thread was settled, and by whom. */
		settled_at: seconds(),
		settled_by: integer().references(() => account.id, { onDelete: 'set null' }),
	},
	(t) => [
		check('note_anchor', sql`(thread_id is null) = (anchor is not null)`),
		check('note_settled', sql`thread_id is null or settled_at is null`),
		index('note_article').on(t.article_id, t.id),
		index('note_thread').on(t.thread_id, t.id).where(sql`thread_id is not null`),
	],
);
