import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
	type AccountState,
	accountStates,
	linkKinds,
	roles,
	sessionStages,
	staffLanguages,
} from '../../../shared/staff';
import { author } from '../author';
import { created_at, id, oneOf, seconds, updated_at } from '../columns';

/** Somebody of the newsroom. What proves who they are is for the owner's role alone. */
export const account = pgTable(
	'account',
	{
		id: id(),
		email: text().notNull(),
		/** The address as it is compared. */
		email_key: text().notNull().unique(),
		name: text().notNull(),
		/** Language of the newsroom for this person. */
		language: text({ enum: staffLanguages }).notNull().default('en'),
		/** The author who this person is, if they write. */
		author_id: integer().references(() => author.id, { onDelete: 'set null' }),
		/** An invited person has no password yet. */
		state: text({ enum: accountStates }).$type<AccountState>().notNull(),
		/** argon2id, as a PHC string. */
		password_hash: text(),
		/** Base32 secret of the one-time codes; null until they are set up. */
		code_secret: text(),
		/** The last period whose code was taken: none is taken twice. */
		code_period: seconds(),
		/** A person of the demonstration: has no password, and works on the machine itself alone. */
		is_demonstration: boolean().notNull().default(false),
		created_at: created_at(),
		updated_at: updated_at(),
	},
	(t) => [oneOf(t.language, staffLanguages), oneOf(t.state, accountStates)],
);

/** A role somebody has: everywhere, or in one edition, or in one section of it. */
export const account_role = pgTable(
	'account_role',
	{
		id: id(),
		account_id: integer()
			.notNull()
			.references(() => account.id, { onDelete: 'cascade' }),
		role: text({ enum: roles }).notNull(),
		edition: text(),
		section: text(),
	},
	(t) => [
		oneOf(t.role, roles),
		uniqueIndex('account_role_once').on(
			t.account_id,
			t.role,
			sql`coalesce(${t.edition}, '')`,
			sql`coalesce(${t.section}, '')`,
		),
	],
);

/** A signed-in browser. Its token is a cookie; only the hash is stored. */
export const session = pgTable(
	'session',
	{
		id: id(),
		account_id: integer()
			.notNull()
			.references(() => account.id, { onDelete: 'cascade' }),
		/** SHA-256 of the token, hexadecimal. */
		hash: text().notNull().unique(),
		/** What is still to be shown before it has any right. */
		stage: text({ enum: sessionStages }).notNull(),
		/** Secret of the one-time codes while they are set up. */
		code_secret: text(),
		/** When a password was last shown in it. */
		proved_at: seconds(),
		/** Browser, as it names itself. */
		agent: text().notNull().default(''),
		/** Network of the client, shortened. */
		network: text().notNull().default(''),
		created_at: created_at(),
		seen_at: seconds().notNull(),
		/** When it ends whatever happens. */
		ends_at: seconds().notNull(),
	},
	(t) => [
		oneOf(t.stage, sessionStages),
		index('session_account').on(t.account_id),
		index('session_ends').on(t.ends_at),
	],
);

/** A code that replaces a lost device, once. */
export const recovery_code = pgTable(
	'recovery_code',
	{
		account_id: integer()
			.notNull()
			.references(() => account.id, { onDelete: 'cascade' }),
		hash: text().notNull(),
		used_at: seconds(),
	},
	(t) => [primaryKey({ columns: [t.account_id, t.hash] })],
);

/** A key in somebody's device or password manager that opens the newsroom by itself. Only its public half is here. */
export const passkey = pgTable(
	'passkey',
	{
		id: id(),
		account_id: integer()
			.notNull()
			.references(() => account.id, { onDelete: 'cascade' }),
		/** What the browser calls it, base64url. */
		credential_id: text().notNull().unique(),
		/** COSE, base64url. */
		public_key: text().notNull(),
		/** How often it has signed, where it counts. */
		counter: bigint({ mode: 'number' }).notNull(),
		/** How a browser reaches it: `internal`, `usb` … */
		transports: text().array().notNull().default([]),
		/** What its owner calls it. */
		name: text().notNull(),
		created_at: created_at(),
		used_at: seconds(),
	},
	(t) => [index('passkey_account').on(t.account_id)],
);

/** A challenge that a passkey has answered: none counts twice. */
export const used_challenge = pgTable('used_challenge', {
	/** SHA-256 of the challenge, hexadecimal. */
	hash: text().primaryKey(),
	/** When the challenge is of no more use. */
	ends_at: seconds().notNull(),
});

/** A link that lets somebody set a password, or confirm a new address, once. */
export const account_link = pgTable(
	'account_link',
	{
		/** SHA-256 of the token, hexadecimal. */
		hash: text().primaryKey(),
		kind: text({ enum: linkKinds }).notNull(),
		/** Null for the first administrator, who has no account yet. */
		account_id: integer().references(() => account.id, { onDelete: 'cascade' }),
		/** The new address that it confirms. */
		address: text(),
		created_at: created_at(),
		expires_at: seconds().notNull(),
		used_at: seconds(),
	},
	(t) => [oneOf(t.kind, linkKinds)],
);

/** Failed tries to sign in, by account and by client under keyed hashes; a wait that rises follows the fifth. */
export const sign_in_wait = pgTable(
	'sign_in_wait',
	{
		key: text().primaryKey(),
		failed: integer().notNull(),
		/** Until then no try is looked at. */
		until: seconds().notNull(),
		/** When the row is of no more use. */
		ends_at: seconds().notNull(),
	},
	(t) => [index('sign_in_wait_ends').on(t.ends_at)],
);
