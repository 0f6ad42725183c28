import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { article } from '../article';
import { seconds } from '../columns';

/**
 * The working copy of an article that readers have, or will have at a planned hour: what its writers have changed and
 * nobody has published yet. The article's own row stays what readers have.
 */
export const article_draft = pgTable(
	'article_draft',
	{
		article_id: integer()
			.primaryKey()
			.references(() => article.id, { onDelete: 'cascade' }),
		/** The columns of the article that differ from its row, by name. */
		content: jsonb().$type<Record<string, unknown>>().notNull(),
		/** The links that differ from those of its row, by kind: the numbers of the linked rows. */
		links: jsonb().$type<Record<string, number[]>>().notNull(),
		/** Number of the revision that readers have. */
		readers_version: integer().notNull(),
		changed_at: seconds().notNull(),
	},
	() => [
		check(
			'article_draft_differs',
			sql`jsonb_typeof(content) = 'object' and jsonb_typeof(links) = 'object' and (content <> '{}' or links <> '{}')`,
		),
	],
);
