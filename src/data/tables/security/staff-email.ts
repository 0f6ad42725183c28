import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { BackupProblem } from '../../../shared/site/backup-states';
import { staffEmailKinds } from '../../../shared/staff';
import { article } from '../article';
import { created_at, id, oneOf, seconds } from '../columns';
import { account } from './account';

/** What a notice says besides the article that it is about. */
export interface NoticeAbout {
	/** Minutes after its planned hour at which the article was published. */
	minutes?: number;
	/** Title of a picture that readers have no more. */
	picture?: string;
	/** Articles beside this one that showed it. */
	others?: number;
	/** What is wrong with the backups. */
	backup?: BackupProblem;
}

/** The states of an e-mail to a person of the newsroom. It may be sent twice: both copies open the same link. */
export const staffEmailStates = ['pending', 'sending', 'sent', 'failed'] as const;

/** The outbox for people of the newsroom. The row is the job, as in the readers' outbox. */
export const staff_email = pgTable(
	'staff_email',
	{
		id: id(),
		kind: text({ enum: staffEmailKinds }).notNull(),
		account_id: integer()
			.notNull()
			.references(() => account.id, { onDelete: 'cascade' }),
		/** The article that a notice is about; the notice is deleted with it. */
		article_id: integer().references(() => article.id, { onDelete: 'cascade' }),
		about: jsonb().$type<NoticeAbout>().notNull().default({}),
		to: text().notNull(),
		/** Without the angle brackets. The token of its link is derived from it with a key of this installation. */
		message_id: text().notNull().unique(),
		state: text({ enum: staffEmailStates }).notNull().default('pending'),
		attempts: smallint().notNull().default(0),
		next_try_at: seconds().notNull(),
		/** Last answer of the mail server, without the address. */
		error: text(),
		created_at: created_at(),
	},
	(t) => [
		oneOf(t.kind, staffEmailKinds),
		oneOf(t.state, staffEmailStates),
		index('staff_email_open').on(t.next_try_at).where(sql`state in ('pending', 'sending')`),
		index('staff_email_account').on(t.account_id, t.created_at),
	],
);
