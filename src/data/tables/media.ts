import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { mediaKinds } from '../../shared/statuses';
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
		/** Random name of our own in the storage, with its ending; never the sender's. */
		name: text().notNull().unique(),
		kind: text({ enum: mediaKinds }).notNull(),
		content_type: text().notNull(),
		bytes: integer().notNull(),
		width: integer(),
		height: integer(),
		/** Point of interest, 0 to 1 from the left and from the top. */
		focus_x: doublePrecision().notNull().default(0.5),
		focus_y: doublePrecision().notNull().default(0.5),
		/** Name the sender gave, shown as text only. */
		original_name: text().notNull().default(''),
		sha256: text().notNull(),
		credit: text().notNull().default(''),
		texts: jsonb().$type<Texts<MediaText>>().notNull().default({}),
		import_key: text().unique(),
		created_at: created_at(),
		deleted_at: seconds(),
	},
	(t) => [oneOf(t.kind, mediaKinds)],
);
