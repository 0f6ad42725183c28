import { date, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { publicationStatuses } from '../../shared/statuses';
import {
	created_at,
	edition,
	id,
	is_published,
	oneOf,
	publication_status,
	type TitledLink,
	updated_at,
} from './columns';
import { media } from './media';
import { translation_group } from './translation-group';

export interface Chapter {
	title: string;
	summary?: string;
	page?: number;
}

/** A publication: handbook, report, yearbook. */
export const book = pgTable(
	'book',
	{
		id: id(),
		group_id: integer()
			.notNull()
			.references(() => translation_group.id),
		edition: edition(),
		slug: text().notNull(),
		title: text().notNull(),
		subtitle: text().notNull().default(''),
		authors: text().array().notNull().default([]),
		publisher: text().notNull().default(''),
		isbn: text(),
		pages: smallint(),
		/** BCP 47 language of the book itself. */
		language: text().notNull(),
		published_on: date({ mode: 'string' }),
		html: text().notNull().default(''),
		contents: jsonb().$type<Chapter[]>().notNull().default([]),
		sample_html: text().notNull().default(''),
		where_to_get: jsonb().$type<TitledLink[]>().notNull().default([]),
		cover_id: integer().references(() => media.id),
		cover_seed: text(),
		status: publication_status(),
		created_at: created_at(),
		updated_at: updated_at(),
	},
	(t) => [oneOf(t.status, publicationStatuses), uniqueIndex('book_edition_slug').on(t.edition, t.slug)],
);

export const book_tag = pgTable('book_tag', {
	book_id: integer()
		.notNull()
		.references(() => book.id, { onDelete: 'cascade' }),
	tag_id: integer().notNull(),
	is_published: is_published(),
});
