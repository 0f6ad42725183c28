import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { created_at, edition, id, seconds } from '../columns';

/** An import that has written something: what it was of, and whether it was taken back. */
export const import_run = pgTable(
	'import_run',
	{
		id: id(),
		/** `wordpress`, `ghost` … */
		system: text().notNull(),
		/** Prefix of its keys: `wordpress:old.example/blog`. */
		source: text().notNull(),
		edition: edition(),
		created_at: created_at(),
		undone_at: seconds(),
	},
	(t) => [index('import_run_created').on(t.created_at)],
);

/** A row that an import made or changed, as long as that may be taken back. */
export const import_row = pgTable(
	'import_row',
	{
		run_id: integer()
			.notNull()
			.references(() => import_run.id, { onDelete: 'cascade' }),
		noun: text().notNull(),
		/** Number of the row, or the text that is its key. */
		row_key: text().notNull(),
		/** False where the row existed before. */
		is_new: boolean().notNull(),
		/** The version that the import left, of an entity that has versions. */
		version: integer(),
	},
	(t) => [primaryKey({ columns: [t.run_id, t.noun, t.row_key] })],
);
