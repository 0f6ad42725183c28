import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { created_at, oneOf } from './columns';

export const upload_ways = ['parts', 'oss', 'store'] as const;

/** What the sender says of a file. */
export interface UploadAbout {
	original_name: string;
	alt?: string;
	credit?: string;
	/** Code of the edition `alt` is written in. */
	edition?: string;
}

/**
 * A file on its way in: what is not finished after a day is swept away. A row of the way `store` stands while a file is
 * put into the storage, so that one whose `media` row was never written can be found.
 */
export const upload = pgTable(
	'upload',
	{
		/** 32 random hexadecimal digits; of the way `store` the name in the storage. */
		id: text().primaryKey(),
		/** In parts through the site, straight to the object storage, or into the storage. */
		way: text({ enum: upload_ways }).notNull(),
		/** Admin token of the one who may go on with it. */
		token_id: integer(),
		/** Account of the person who may; one of the two. */
		account_id: integer(),
		/** Bytes the file will have; 0 where nobody has said. */
		bytes: integer().notNull().default(0),
		about: jsonb().$type<UploadAbout>().notNull().default({ original_name: '' }),
		created_at: created_at(),
	},
	(t) => [oneOf(t.way, upload_ways)],
);
