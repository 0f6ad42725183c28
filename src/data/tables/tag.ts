import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created_at, edition, id, listWords, updated_at } from './columns';
import { company_id } from './company';
import { translation_group } from './translation-group';

export const tag = pgTable(
	'tag',
	{
		id: id(),
		group_id: integer()
			.notNull()
			.references(() => translation_group.id),
		edition: edition(),
		slug: text().notNull(),
		name: text().notNull(),
		description: text().notNull().default(''),
		/** The firm it names, where it names one. */
		company_id: company_id(),
		created_at: created_at(),
		updated_at: updated_at(),
	},
	(t) => [
		listWords('tag'),
		uniqueIndex('tag_edition_slug').on(t.edition, t.slug),
		uniqueIndex('tag_group_edition').on(t.group_id, t.edition),
		index('tag_company').on(t.company_id),
	],
);
