import { pgTable, text } from 'drizzle-orm/pg-core';
import { created_at, id } from './columns';

/** Articles of different editions that say the same thing share one group. */
export const translation_group = pgTable('translation_group', {
	id: id(),
	/** Table the members live in: article, page, tag, subject, book. */
	noun: text().notNull(),
	created_at: created_at(),
});
