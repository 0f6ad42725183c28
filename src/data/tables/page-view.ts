import { date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created_at, edition, id, seconds } from './columns';

/** Page-view log of the specification; the visitor only with consent, the path without its query. */
export const page_view = pgTable(
	'page_view',
	{
		id: id(),
		source: smallint().notNull().default(1),
		title: text().notNull().default(''),
		ua: text().notNull().default(''),
		url: text().notNull(),
		visitor: text(),
		created_at: created_at(),
	},
	(t) => [index('page_view_created').on(t.created_at), index('page_view_url').on(t.url, t.created_at)],
);

/** Sums by day and path that outlive the log. */
export const page_view_day = pgTable(
	'page_view_day',
	{
		day: date({ mode: 'string' }).notNull(),
		url: text().notNull(),
		views: integer().notNull().default(0),
	},
	(t) => [uniqueIndex('page_view_day_url').on(t.day, t.url)],
);

/** Addresses that readers asked for and that have no page: material for the redirect manager. */
export const missing_path = pgTable(
	'missing_path',
	{
		path: text().primaryKey(),
		edition: edition(),
		hits: integer().notNull().default(1),
		first_at: created_at(),
		last_at: seconds().notNull(),
	},
	(t) => [index('missing_path_hits').on(t.hits)],
);
