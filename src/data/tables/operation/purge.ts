import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { seconds } from '../columns';

/**
 * What was withdrawn: no node shows anything it kept under this tag before. Stays for good; a tag has one row, however
 * often it is purged.
 */
export const tombstone = pgTable(
	'tombstone',
	{
		tag: text().primaryKey(),
		/** Number of the purge; they commit in the order of their numbers. */
		seq: bigint({ mode: 'number' }).notNull(),
		at: seconds().notNull(),
	},
	(t) => [index('tombstone_seq').on(t.seq)],
);

/** A process that shows readers what it keeps, and up to which purge it has dropped what was withdrawn. */
export const node_lease = pgTable('node_lease', {
	/** Identifies the process; another start is another node. */
	id: text().primaryKey(),
	/** Mark of its data folder: the next process there deletes the expired leases of those that crashed. */
	folder: text().notNull(),
	/** A purge waits for the node until then. */
	until: timestamp({ withTimezone: true }).notNull(),
	/** The newest purge it has confirmed. */
	seen: bigint({ mode: 'number' }).notNull(),
});
