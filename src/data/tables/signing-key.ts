import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { created_at } from './columns';

/** The key that signs visitor tokens and letters' links where the setting SECRET_KEYS gives none: made once, seen by the owner's role alone. */
export const signing_key = pgTable('signing_key', {
	/** Always 1: all nodes share one. */
	id: smallint().primaryKey(),
	secret: text().notNull(),
	created_at: created_at(),
});
