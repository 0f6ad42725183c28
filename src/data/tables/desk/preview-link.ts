import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { article } from '../article';
import { created_at, id, seconds } from '../columns';
import { account } from '../security/account';

/** What a link shows for good: what the article said, and what it was linked to, when the link was made. */
export interface PinnedState {
	content: Record<string, unknown>;
	links: Record<string, number[]>;
}

/** A link by which somebody without an account sees an article that is not published. Only its token's hash is kept. */
export const preview_link = pgTable(
	'preview_link',
	{
		id: id(),
		article_id: integer()
			.notNull()
			.references(() => article.id, { onDelete: 'cascade' }),
		/** The maker of the link: it shows what they may show, and nothing once their account is closed. */
		account_id: integer()
			.notNull()
			.references(() => account.id, { onDelete: 'cascade' }),
		/** SHA-256 of the token, hexadecimal. */
		hash: text().notNull().unique(),
		/** For whom it is. */
		name: text().notNull(),
		/** True where it shows one state for good; else it follows what is saved. */
		is_pinned: boolean().notNull(),
		/** That state, until the link is over. */
		pinned: jsonb().$type<PinnedState>(),
		created_at: created_at(),
		ends_at: seconds().notNull(),
		revoked_at: seconds(),
		/** When it was last opened, and how often. */
		opened_at: seconds(),
		opened: integer().notNull().default(0),
	},
	(t) => [
		check('preview_link_pinned', sql`is_pinned or pinned is null`),
		index('preview_link_article').on(t.article_id, t.id),
		index('preview_link_account').on(t.account_id),
		index('preview_link_ends').on(t.ends_at),
	],
);
