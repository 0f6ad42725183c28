import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type Extent, extents } from '../../../shared/article/change-kinds';
import { article } from '../article';
import { created_at, id, oneOf, seconds } from '../columns';
import { account } from '../security/account';

/** What became of a pending change: it waits, a second person let it out or refused it, or its author took it back. */
export const pendingStates = ['waiting', 'accepted', 'declined', 'withdrawn'] as const;

/** A change of a published article that waits for a second person; at most one of an article waits. */
export const pending_change = pgTable(
	'pending_change',
	{
		id: id(),
		article_id: integer()
			.notNull()
			.references(() => article.id, { onDelete: 'cascade' }),
		/** Version of the article that it changes. */
		version: integer().notNull(),
		/** What is to be changed, as a call is given it. */
		fields: jsonb().$type<Record<string, unknown>>().notNull(),
		extent: text({ enum: extents }).$type<Extent>().notNull(),
		/** Words for readers, of a correction. */
		correction: text(),
		state: text({ enum: pendingStates }).notNull().default('waiting'),
		/** The author of the change, who cannot approve it. */
		account_id: integer()
			.notNull()
			.references(() => account.id, { onDelete: 'cascade' }),
		created_at: created_at(),
		decided_at: seconds(),
		/** Why it was declined. */
		note: text(),
	},
	(t) => [
		oneOf(t.extent, extents),
		oneOf(t.state, pendingStates),
		check('pending_change_correction', sql`(extent = 'correction') = (correction is not null)`),
		check('pending_change_decided', sql`(state = 'waiting') = (decided_at is null)`),
		uniqueIndex('pending_change_waiting').on(t.article_id).where(sql`state = 'waiting'`),
		index('pending_change_article').on(t.article_id),
	],
);
