import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { changeKinds } from '../../shared/article/change-kinds';
import { actorKinds } from '../../shared/site/actor-kinds';
import { created_at, done_by, id, oneOf } from './columns';

/**
 * Every saved state of a row that has a history, whole and with its links, so that any two can be compared and any one
 * restored.
 */
export const revision = pgTable(
	'revision',
	{
		id: id(),
		/** Name of the table. */
		noun: text().notNull(),
		/** How the row is called: by its number, or by the text that is its key. */
		row_id: integer(),
		row_key: text(),
		/** The row's version once it was saved so; counts from 1. */
		number: integer().notNull(),
		/** What was done: `change`, `import`, `publish` … */
		verb: text().notNull(),
		/** The state after. */
		snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
		/**
		 * What an article's change was to readers; null where they have nothing of it, and in rows older than the kinds.
		 */
		change_kind: text({ enum: changeKinds }),
		/** True for a state of an article's working copy: readers never had it. */
		is_working_copy: boolean().notNull().default(false),
		note: text(),
		/** The actor's name at that time, to be shown. */
		actor: text().notNull(),
		...done_by(),
		/** Fingerprint of what an import brought; a row whose newest revision has one was not edited here since. */
		import_hash: text(),
		created_at: created_at(),
	},
	(t) => [
		oneOf(t.actor_kind, actorKinds),
		oneOf(t.change_kind, changeKinds),
		check('revision_row_called', sql`(row_id is null) <> (row_key is null)`),
		uniqueIndex('revision_number').on(t.noun, t.row_id, t.number),
		uniqueIndex('revision_key_number').on(t.noun, t.row_key, t.number).where(sql`row_key is not null`),
		index('revision_created').on(t.created_at),
	],
);
