import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { findingKinds } from '../../../shared/site/finding-kinds';
import { created_at, edition, id, oneOf, seconds } from '../columns';

/** A run is `running` from its start to its end; `stopped` where it could not go on, with the sentence in `error`. */
export const import_states = ['running', 'done', 'stopped'] as const;

/** An import: what it was of, how far it has come, what it brought, and whether it was taken back. */
export const import_run = pgTable(
	'import_run',
	{
		id: id(),
		/** `wordpress`, `ghost` … */
		system: text().notNull(),
		/** Prefix of its keys: `wordpress:old.example/blog`. Only the system, until the export has said of which site it is. */
		source: text().notNull(),
		edition: edition(),
		state: text({ enum: import_states }).notNull().default('done'),
		/** Number of its row of `job_run`; that row tells whether the process of a running import still lives. */
		job_id: integer(),
		/** Why it stopped. */
		error: text(),
		/** Posts that it has gone through, and posts of the export; 0 until the export was read once. */
		done: integer().notNull().default(0),
		total: integer().notNull().default(0),
		/** Rows that came in, by entity: `{articles: {created, updated, unchanged}, …}`; null in rows of older versions. */
		outcome: jsonb(),
		/** What only a person can file: categories and pages, as the report asks for them. */
		questions: jsonb(),
		created_at: created_at(),
		finished_at: seconds(),
		/** When somebody began to take it back, and when that was done. */
		undo_begun_at: seconds(),
		undone_at: seconds(),
	},
	(t) => [oneOf(t.state, import_states), index('import_run_created').on(t.created_at)],
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

/** Something that an import changed or left out, by post. Never the text of a comment, an e-mail address or a password. */
export const import_finding = pgTable(
	'import_finding',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		run_id: integer()
			.notNull()
			.references(() => import_run.id, { onDelete: 'cascade' }),
		kind: text({ enum: findingKinds }).notNull(),
		/** Key of a sentence of the report: `shortcode`, `comment` … */
		reason: text().notNull(),
		/** Entity and key of the row that it came in as; null where it did not come in, or belongs to no row. */
		noun: text(),
		row_key: text(),
		/** Title, name or address in the export. */
		title: text().notNull(),
		/** Address on the old site; empty where it has none. */
		address: text().notNull().default(''),
		/** How often it was found in that post. */
		count: integer().notNull().default(1),
	},
	(t) => [oneOf(t.kind, findingKinds), index('import_finding_run').on(t.run_id, t.kind, t.reason, t.id)],
);
