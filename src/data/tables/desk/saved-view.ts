import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created_at, id, updated_at } from '../columns';
import { account } from '../security/account';

/** Filters of a list that a person has saved under a name. */
export const saved_view = pgTable(
	'saved_view',
	{
		id: id(),
		account_id: integer()
			.notNull()
			.references(() => account.id, { onDelete: 'cascade' }),
		/** Entity of the list. */
		noun: text().notNull(),
		name: text().notNull(),
		/** The query of the list's address, without the question mark. */
		query: text().notNull(),
		/** Whether colleagues see it too. */
		is_shared: boolean().notNull().default(false),
		created_at: created_at(),
		updated_at: updated_at(),
	},
	(t) => [uniqueIndex('saved_view_name').on(t.account_id, t.noun, t.name)],
);
