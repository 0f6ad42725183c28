import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created_at, edition, id, oneOf, seconds, updated_at } from './columns';

export const subscription_statuses = ['pending', 'confirmed', 'unsubscribed', 'suppressed'] as const;
export type SubscriptionStatus = (typeof subscription_statuses)[number];

export interface ConsentProof {
	/** Which form it was: popup, footer, page, api. */
	form: string;
	/** Version of the words the reader agreed to. */
	text_version: string;
	/** Unix seconds. */
	asked_at: number;
	confirmed_at?: number;
}

/** A newsletter subscription; `language` is what the forms send, always 'english' (specification, section 3). */
export const subscription = pgTable(
	'subscription',
	{
		id: id(),
		/** As the reader wrote it. */
		email: text().notNull(),
		/** Lower case with the domain in ASCII: one person, one row. */
		email_key: text().notNull(),
		language: text().notNull().default('english'),
		edition: edition(),
		status: text({ enum: subscription_statuses }).notNull().default('pending'),
		letters: text().array().notNull().default(['weekly']),
		proof: jsonb().$type<ConsentProof>().notNull(),
		created_at: created_at(),
		updated_at: updated_at(),
	},
	(t) => [
		oneOf(t.status, subscription_statuses),
		uniqueIndex('subscription_email_key').on(t.email_key),
		index('subscription_recipients').on(t.edition, t.status),
	],
);

export const issue_statuses = ['draft', 'sending', 'sent'] as const;
export type IssueStatus = (typeof issue_statuses)[number];

/** An issue of the newsletter. */
export const issue = pgTable(
	'issue',
	{
		id: id(),
		edition: edition(),
		slug: text().notNull(),
		number: integer().notNull(),
		subject: text().notNull(),
		standfirst: text().notNull().default(''),
		html: text().notNull(),
		status: text({ enum: issue_statuses }).notNull().default('draft'),
		sent_at: seconds(),
		created_at: created_at(),
	},
	(t) => [oneOf(t.status, issue_statuses), uniqueIndex('issue_edition_slug').on(t.edition, t.slug)],
);
