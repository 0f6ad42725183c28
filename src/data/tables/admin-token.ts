import { pgTable, text } from 'drizzle-orm/pg-core';
import { created_at, id, seconds } from './columns';

/** What a bearer of an admin token may do: send files, or write the rows of the newsroom. */
export type Right = 'upload' | 'content';

/** A key that integrations send as the Authorization header; the random value itself is shown once and never stored. */
export const admin_token = pgTable('admin_token', {
	id: id(),
	/** Who uses it, for people. */
	name: text().notNull(),
	/** SHA-256, hexadecimal. */
	hash: text().notNull().unique(),
	rights: text().array().$type<Right[]>().notNull(),
	created_at: created_at(),
	expires_at: seconds().notNull(),
	revoked_at: seconds(),
});
