import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { translationStates, translationWishes } from '../../../shared/statuses';
import { article } from '../article';
import { edition, id, oneOf, seconds } from '../columns';
import { account } from '../security/account';
import { translation_group } from '../translation-group';

/**
 * The state of an article's translation in another edition: a row for each group and edition. Every command that writes
 * articles updates it, so that the board can list missing translations as rows.
 */
export const translation = pgTable(
	'translation',
	{
		id: id(),
		group_id: integer()
			.notNull()
			.references(() => translation_group.id, { onDelete: 'cascade' }),
		edition: edition(),
		/** The article to translate: the first of its group. */
		source_id: integer()
			.notNull()
			.references(() => article.id, { onDelete: 'cascade' }),
		source_edition: edition(),
		/**
		 * Version of the source that last gave readers other information: an update or a correction, never a minor change.
		 */
		source_revision: integer().notNull(),
		/** The article of this edition; null until it is begun. */
		article_id: integer().references(() => article.id, { onDelete: 'set null' }),
		/** Version of the source that the translation matches. */
		followed_revision: integer(),
		state: text({ enum: translationStates }).notNull(),
		/** The decision about a translation that is not written yet. */
		wish: text({ enum: translationWishes }),
		assignee_id: integer().references(() => account.id, { onDelete: 'set null' }),
		due_on: date(),
		/** Whether readers have the source; a source that is not public is not translated. */
		is_open: boolean().notNull().default(true),
		/** Counts the changes. */
		version: integer().notNull().default(1),
		/** When it came into its present state. */
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
