import { sql } from 'drizzle-orm';
import { boolean, date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { mediaKinds, mediaPlaces } from '../../shared/statuses';
import { created_at, id, oneOf, seconds, type Texts } from './columns';

export interface MediaText {
	alt: string;
	caption?: string;
}

/** A stored file: pictures are re-encoded without metadata, other files are served as downloads only. */
export const media = pgTable(
	'media',
	{
		id: id(),
		/** Random name in the storage, with its extension; never the sender's name. */
		name: text().notNull().unique(),
		kind: text({ enum: mediaKinds }).notNull(),
		content_type: text().notNull(),
		bytes: integer().notNull(),
		width: integer(),
		height: integer(),
		/** Point of interest, 0 to 1 from the left and from the top. */
		focus_x: doublePrecision().notNull().default(0.5),
		focus_y: doublePrecision().notNull().default(0.5),
		/** Name that the sender gave; shown as text only. */
		original_name: text().notNull().default(''),
		sha256: text().notNull(),
		/** SHA-256 of the bytes as they were sent, which recognises a file that is sent again; null for older files. */
		sent_sha256: text(),
		credit: text().notNull().default(''),
		/** The terms on which it may be shown, in words. */
		licence: text().notNull().default(''),
		/** The last day on which it may be shown; null where there is none. */
		expires_on: date({ mode: 'string' }),
		/** True where it is withdrawn from readers when that day is over. */
		is_withdrawn_at_end: boolean().notNull().default(false),
		/** When that was done; null while readers may have it. */
		withdrawn_at: seconds(),
		/** Number of the account that stored it; null for an import or an integration. */
		stored_by: integer(),
		texts: jsonb().$type<Texts<MediaText>>().notNull().default({}),
		import_key: text().unique(),
		created_at: created_at(),
		deleted_at: seconds(),
	},
	(t) => [
		oneOf(t.kind, mediaKinds),
		index('media_sha256').on(t.sha256),
		index('media_sent_sha256').on(t.sent_sha256),
		// The library is searched for words anywhere in a file's descriptions, which the database joins in this column.
		index('media_words').using('gin', sql`words gin_trgm_ops`),
		index('media_expires_on').on(t.expires_on).where(sql`expires_on is not null`),
	],
);

/**
 * The uses of stored files, a row for each place. Triggers of the database maintain it in the transaction of every
 * write, also of SQL by hand (migrations 0046 and 0069).
 */
export const media_use = pgTable(
	'media_use',
	{
		/** Table of the row that uses the file. */
		noun: text().notNull(),
		/** Key of that row, as text. */
		key: text().notNull(),
		/** Whether the file is the picture of the row, or part of its text. */
		place: text({ enum: mediaPlaces }).notNull(),
		media_id: integer()
			.notNull()
			.references(() => media.id),
		/** Whether readers see the row. */
		is_public: boolean().notNull(),
		/** What readers know the row by, in small letters; empty where they do not see it, or it has no such name. */
		name: text().notNull().default(''),
	},
	(t) => [
		primaryKey({ columns: [t.noun, t.key, t.place, t.media_id] }),
		oneOf(t.place, mediaPlaces),
		index('media_use_media').on(t.media_id, t.is_public),
		// The library is searched for the names of what uses a file.
		index('media_use_name').using('gin', t.name.op('gin_trgm_ops')),
	],
);
