import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { translationStates, translationWishes } from '../../../shared/statuses';
import { article } from '../article';
import { edition, id, oneOf, seconds } from '../columns';
import { account } from '../security/account';
import { translation_group } from '../translation-group';

/**
 * What an edition has of an article that began in another one: a row a group and edition, kept by whatever writes
 * articles, so that the board asks for what is missing without looking for what is not there.
 */
export const translation = pgTable(
	'translation',
	{
		id: id(),
		group_id: integer()
			.notNull()
			.references(() => translation_group.id, { onDelete: 'cascade' }),
		edition: edition(),
		/** The article that is translated: the one with which the group began. */
		source_id: integer()
			.notNull()
			.references(() => article.id, { onDelete: 'cascade' }),
		source_edition: edition(),
		/** Version of the source that last told readers something else: an update or a correction, never a minor one. */
		source_revision: integer().notNull(),
		/** The article of this edition, once it is begun. */
		article_id: integer().references(() => article.id, { onDelete: 'set null' }),
		/** Version of the source that the translation says the same as. */
		followed_revision: integer(),
		state: text({ enum: translationStates }).notNull(),
		/** What was decided where nothing is written yet. */
		wish: text({ enum: translationWishes }),
		assignee_id: integer().references(() => account.id, { onDelete: 'set null' }),
		due_on: date(),
		/** Whether readers have the source: what they do not have, nobody is asked to translate. */
		is_open: boolean().notNull().default(true),
		/** Counts the changes. */
		version: integer().notNull().default(1),
		/** When it came to stand as it stands. */
		changed_at: seconds().notNull(),
	},
	(t) => [
		oneOf(t.state, translationStates),
		oneOf(t.wish, translationWishes),
		uniqueIndex('translation_group_edition').on(t.group_id, t.edition),
		index('translation_state')
			.on(t.edition, t.state, t.changed_at.desc().nullsFirst(), t.id.desc().nullsFirst())
			.where(sql`is_open`),
		index('translation_mine')
			.on(t.assignee_id, t.state, t.changed_at.desc().nullsFirst(), t.id.desc().nullsFirst())
			.where(sql`is_open and assignee_id is not null`),
		index('translation_due').on(t.due_on, t.id).where(sql`is_open and due_on is not null`),
		index('translation_source').on(t.source_id),
		index('translation_article').on(t.article_id),
	],
);
