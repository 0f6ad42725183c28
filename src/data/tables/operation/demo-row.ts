import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * A row that the demonstration has brought. A row that is not noted here was made by people, and so was one whose
 * fingerprint differs: it was changed since.
 */
export const demo_row = pgTable(
	'demo_row',
	{
		/** Table of the row. */
		noun: text().notNull(),
		/** Key of the row, as text. */
		key: text().notNull(),
		/** MD5 of the row and its parts as they were loaded, hexadecimal. */
		hash: text().notNull(),
	},
	(t) => [primaryKey({ columns: [t.noun, t.key] })],
);
