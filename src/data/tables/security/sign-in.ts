import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { created_at, id, seconds } from '../columns';
import { account } from './account';

/**
 * A browser in which an account signed in before. Its cookie holds a random value; only the hash is stored. It gives no
 * right: tries from this browser are counted by themselves, so that other people's failed tries do not hold it up.
 */
export const known_browser = pgTable(
	'known_browser',
	{
		id: id(),
		account_id: integer()
			.notNull()
			.references(() => account.id, { onDelete: 'cascade' }),
		/** SHA-256 of the cookie's value, hexadecimal. */
		hash: text().notNull().unique(),
		/** Number of the session in which it became known; null where a followed link made it known. */
		session_id: integer(),
		created_at: created_at(),
		/** When the browser is unknown again. */
		ends_at: seconds().notNull(),
	},
	(t) => [index('known_browser_account').on(t.account_id), index('known_browser_ends').on(t.ends_at)],
);

/**
 * A request for a link to set another password, for any address, also for one without an account. The row is the job: it
 * is deleted within seconds, and only then is the address compared with accounts.
 */
export const link_request = pgTable('link_request', {
	id: id(),
	/** The address as it is compared; '' for text that is no address. */
	email_key: text().notNull(),
	created_at: created_at(),
});
