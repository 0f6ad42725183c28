import { sql } from 'drizzle-orm';
import { check, index, integer, json, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { article } from '../article';
import { created_at } from '../columns';
import { account } from '../security/account';

/**
 * The text of an article as its writers have it together: the document that its steps have made by now. The article's
 * own row has what was saved of it.
 */
export const article_text = pgTable(
	'article_text',
	{
		article_id: integer()
			.primaryKey()
			.references(() => article.id, { onDelete: 'cascade' }),
		/** Number of its last step; it only grows. */
		number: integer().notNull(),
		/** Number of the schema of the document (`TEXT_SCHEMA`). */
		schema: smallint().notNull(),
		/** The document as the editor has it. `json`, for that keeps every character and every order as it came. */
		doc: json().$type<Record<string, unknown>>().notNull(),
		/** What the document says, as a text in its one form: what outlives a change of the schema. */
		html: text().notNull(),
		/** The step up to which the article's row has it. */
		folded: integer().notNull(),
		/** MD5 of the row's text when it had that step: another one was written past the steps. */
		row_hash: text().notNull(),
	},
	(t) => [
		index('article_text_open').on(t.article_id).where(sql`number > folded`),
		check('article_text_folded', sql`folded <= number`),
	],
);

/**
 * The changes of a text with their authors, in the order that counts. A missing number was no step: the whole text was
 * replaced.
 */
export const article_step = pgTable(
	'article_step',
	{
		article_id: integer()
			.notNull()
			.references(() => article.id, { onDelete: 'cascade' }),
		/** When two writers send the same number, one of them waits and begins anew. */
		number: integer().notNull(),
		schema: smallint().notNull(),
		account_id: integer().references(() => account.id, { onDelete: 'set null' }),
		/** The open editor that made it, which recognises its own step even if the answer to it was lost. */
		client: text().notNull(),
		step: json().$type<Record<string, unknown>>().notNull(),
		created_at: created_at(),
	},
	(t) => [
		primaryKey({ columns: [t.article_id, t.number] }),
		index('article_step_created').on(t.created_at),
		index('article_step_account').on(t.account_id),
	],
);
