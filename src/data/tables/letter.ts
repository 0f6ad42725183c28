import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created_at, id, oneOf, seconds } from './columns';
import { issue, subscription } from './subscription';

export const email_kinds = ['confirmation', 'issue'] as const;
export type EmailKind = (typeof email_kinds)[number];

/**
 * `pending` waits for its time, `sending` is claimed by a node, `sent` was accepted by the mail server, `failed` is
 * given up, `unknown` may or may not have been accepted and is never sent again (security rule 23).
 */
export const email_states = ['pending', 'sending', 'sent', 'failed', 'unknown'] as const;
export type EmailState = (typeof email_states)[number];

/** The outbox: an email to one person. The row is the job (docs/decisions/009-email-outbox.md). */
export const letter = pgTable(
	'letter',
	{
		id: id(),
		kind: text({ enum: email_kinds }).notNull(),
		subscription_id: integer()
			.notNull()
			.references(() => subscription.id, { onDelete: 'cascade' }),
		issue_id: integer().references(() => issue.id, { onDelete: 'cascade' }),
		to: text().notNull(),
		/** The mailbox behind the address, for limits: several spellings of an address belong to one person. */
		mailbox: text().notNull(),
		/** Without the angle brackets; it stays the same for every attempt. */
		message_id: text().notNull().unique(),
		/** SHA-256 of the token in its links, which is never stored; written when the email is claimed. */
		token_hash: text(),
		state: text({ enum: email_states }).notNull().default('pending'),
		attempts: smallint().notNull().default(0),
		next_try_at: seconds().notNull(),
		claimed_at: seconds(),
		/** Name of the node that claimed it, if the node has a name: after a restart, the node takes its emails back. */
		claimed_by: text(),
		/** Last answer of the mail server, without the address. */
		error: text(),
		created_at: created_at(),
	},
	(t) => [
		oneOf(t.kind, email_kinds),
		oneOf(t.state, email_states),
		uniqueIndex('letter_issue_subscription').on(t.issue_id, t.subscription_id),
		// Emails are claimed in the order of these indexes, at the same cost however many wait or were sent.
		index('letter_waiting').on(t.kind, t.next_try_at, t.id).where(sql`state = 'pending'`),
		index('letter_claimed').on(t.claimed_at).where(sql`state = 'sending'`),
		index('letter_issue_open').on(t.issue_id, t.next_try_at).where(sql`state in ('pending', 'sending')`),
		// Emails that were given up are counted for the people who look after the installation.
		index('letter_given_up').on(t.created_at).where(sql`state in ('failed', 'unknown')`),
		index('letter_mailbox').on(t.mailbox, t.created_at),
		index('letter_token').on(t.token_hash),
		index('letter_subscription').on(t.subscription_id),
	],
);
