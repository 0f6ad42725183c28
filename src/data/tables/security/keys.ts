import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { created_at, id, seconds } from '../columns';

/**
 * The key that signs visitor tokens and emails' links where the setting SECRET_KEYS gives none: made once, seen by the
 * owner's role alone.
 */
export const signing_key = pgTable('signing_key', {
	/** Always 1: all nodes share one. */
	id: smallint().primaryKey(),
	secret: text().notNull(),
	created_at: created_at(),
});

/**
 * How often something was done within a window of time, shared by all nodes. Keys are salted hashes of the day: no
 * address of a client is stored. An email that was erased counts here under a keyed hash of its mailbox, in a window
 * that began when it was written; a message on a wall under one of its visitor and words, so that it is taken once a
 * day.
 */
export const rate_limit = pgTable(
	'rate_limit',
	{
		key: text().notNull(),
		/** Start of the window in Unix seconds. */
		window: seconds().notNull(),
		count: integer().notNull().default(1),
		/** When the row is of no more use. */
		ends_at: seconds().notNull(),
	},
	(t) => [primaryKey({ columns: [t.key, t.window] }), index('rate_limit_ends').on(t.ends_at)],
);

/** What a bearer of an admin token may do: send files, or write the rows of the newsroom. */
export const tokenRights = ['upload', 'content'] as const;
export type Right = (typeof tokenRights)[number];

/** A key that integrations send as the Authorization header; the random value itself is shown once and never stored. */
export const admin_token = pgTable('admin_token', {
	id: id(),
	/** Name of the user of the token, shown to people. */
	name: text().notNull(),
	/** SHA-256, hexadecimal. */
	hash: text().notNull().unique(),
	rights: text().array().$type<Right[]>().notNull(),
	created_at: created_at(),
	expires_at: seconds().notNull(),
	revoked_at: seconds(),
});
