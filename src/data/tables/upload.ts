import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { created_at, oneOf } from './columns';

export const upload_ways = ['parts', 'oss', 'store'] as const;

/** What the sender says about a file. */
export interface UploadAbout {
	original_name: string;
	alt?: string;
	credit?: string;
	/** Code of the edition in which `alt` is written. */
	edition?: string;
}

/**
 * A file on its way in; an upload that is unfinished after a day is deleted. A row with the way `store` exists while a
 * file is put into the storage, so that a file whose `media` row was never written can be found.
 */
export const upload = pgTable(
	'upload',
	{
		/** 32 random hexadecimal digits; for the way `store` the name in the storage. */
		id: text().primaryKey(),
		/** Whether it is uploaded in parts through the site, straight to the object storage, or is put into the storage. */
		way: text({ enum: upload_ways }).notNull(),
		/** Number of the admin token that may continue the upload. */
		token_id: integer(),
		/** Number of the account that may continue it; one of the two is set. */
		account_id: integer(),
		/** Size that the file will have; 0 where it is unknown. */
		bytes: integer().notNull().default(0),
		about: jsonb().$type<UploadAbout>().notNull().default({ original_name: '' }),
		created_at: created_at(),
	},
	(t) => [oneOf(t.way, upload_ways)],
);
