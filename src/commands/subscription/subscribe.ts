import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../access/actor';
import { authorize } from '../../access/authorization';
import type { ConsentProof } from '../../data/tables/subscription';
import { defaultEdition, editionByCode } from '../../editions/editions';
import type { SigningKeys } from '../../platform/security/signature';
import { tag } from '../../shared/cache-tags';
import type { EmailAddress } from '../../shared/text/email-address';
import type { DatabaseContext } from '../command';
import { DONE_BY_COLUMNS, doneByValues } from '../site/done-by-sql';
import { mailboxKeys, mailboxLimits } from './mailbox-limit';

/** Forms a sign-up may come from. */
export const subscribeForms = ['popup', 'footer', 'page', 'home', 'rail', 'api'] as const;

export interface SignUp {
	email: EmailAddress;
	/** The forms send 'english' (specification, section 3); an unknown language becomes that of the edition. */
	language: string;
	/** Code of the edition whose newsletters are wanted. */
	edition: string;
	form: (typeof subscribeForms)[number];
}

/** Languages a sign-up may name: those of the editions, and of the sites that the menus and footers lead to. */
const languages = ['english', 'spanish', 'chinese', 'russian'];

/** The language to store: clients may send anything, and other programs rely on the stored one. */
const languageOf = (given: string, edition: string): string =>
	languages.includes(given) ? given : (editionByCode(edition) ?? defaultEdition).signUpLanguage;

/** How often a client may ask, through any form or call (security.md, "GET email/create, safely"). */
export const signUpLimits = { name: 'email/create', seconds: 3_600, per_client: 20, perVisitor: 5 };

/** Version of the text of the forms, kept as part of the proof; raised when its meaning changes. */
const TEXT_VERSION = '2026-11';

/**
 * Answers leave at multiples of so many milliseconds, because the smaller differences in work must not be measurable.
 */
const ANSWER_MS = 2;

/**
 * An address that is confirmed or has bounced keeps its values; the row is written in any case, so that it takes as
 * long.
 */
const unlessSettled = (column: string) => {
	const name = sql.identifier(column);
	return sql`${name} = case when subscription.status in ('pending', 'unsubscribed') then excluded.${name} else subscription.${name} end`;
};

function asking(
	actor: Actor,
	keys: SigningKeys,
	{ email, language, edition, form }: SignUp,
	host: string,
	now: number,
): SQL[] {
	const { day, month } = mailboxLimits;
	const proof = JSON.stringify({ form, text_version: TEXT_VERSION, asked_at: now } satisfies ConsentProof);
	const asked = sql.join(['email', 'language', 'edition', 'proof', 'status', 'updated_at'].map(unlessSettled), sql`, `);
	const erased = sql.join(
		mailboxKeys(keys, email.mailbox).map((key) => sql`${key}`),
		sql`, `,
	);
	return [
		// Requests for the same mailbox at the same moment wait here, so that each counts the emails of the others.
		sql`select pg_advisory_xact_lock(780014, hashtext(${email.mailbox}))`,
		// An address that is not pending after that gets no email.
		sql`with asked as (
				insert into subscription (email, email_key, language, edition, proof, status, created_at, updated_at)
				values (${email.to}, ${email.key}, ${languageOf(language, edition)}, ${edition}, ${proof}::jsonb, 'pending', ${now}::bigint, ${now}::bigint)
				on conflict (email_key) do update set ${asked} returning id, status),
			mailed as (select created_at as at from letter where mailbox = ${email.mailbox} and kind = 'confirmation'
				union all select "window" from rate_limit where key in (${erased})),
			had as (select count(*) as month, count(*) filter (where at > ${now - day.seconds}::bigint) as day
				from mailed where at > ${now - month.seconds}::bigint),
			told as (insert into audit (action, noun, row_id, created_at, ${DONE_BY_COLUMNS})
				select 'ask', 'subscription', id, ${now}::bigint, ${doneByValues(actor)} from asked)
			insert into letter (kind, subscription_id, "to", mailbox, message_id, next_try_at, created_at)
			select 'confirmation', asked.id, ${email.to}, ${email.mailbox}, ${`${randomUUID()}@${host}`}, ${now}::bigint,
				${now}::bigint
			from asked, had where asked.status = 'pending' and had.day < ${day.max}::int and had.month < ${month.max}::int`,
	];
}

/**
 * Asks for the newsletter: a pending subscription and, when its mailbox has had none today, one email that asks to
 * confirm; both in one transaction. What comes back is the same, and comes as late, for new, waiting, confirmed and
 * suppressed addresses.
 * @param host name in the email's Message-ID
 */
export async function subscribe(
	{ db, actor, now }: DatabaseContext,
	keys: SigningKeys,
	signUp: SignUp,
	host: string,
): Promise<void> {
	authorize(actor, 'subscription.ask', { edition: signUp.edition }, now);
	const begun = performance.now();
	await db.writeTogether(asking(actor, keys, signUp, host, now), [tag.emails]);
	const taken = performance.now() - begun;
	await new Promise((done) => setTimeout(done, Math.ceil(taken / ANSWER_MS) * ANSWER_MS - taken));
}
