import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { created_at, id, listWords, type Texts, type TitledLink, updated_at } from './columns';
import { media } from './media';

export interface AuthorText {
	role: string;
	bio: string;
}

/** An author who signs articles. Software that writes is an author too, and is marked as such. */
export const author = pgTable(
	'author',
	{
		id: id(),
		slug: text().notNull().unique(),
		name: text().notNull(),
		is_software: boolean().notNull().default(false),
		photo_id: integer().references(() => media.id),
		links: jsonb().$type<TitledLink[]>().notNull().default([]),
		texts: jsonb().$type<Texts<AuthorText>>().notNull().default({}),
		created_at: created_at(),
		updated_at: updated_at(),
		import_key: text().unique(),
	},
	() => [listWords('author')],
);
