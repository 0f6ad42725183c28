import { inArray, sql } from 'drizzle-orm';
import { authorize } from '../../access/authorization';
import { article } from '../../data/tables/article';
import { account } from '../../data/tables/security/account';
import { type NoticeAbout, staff_email } from '../../data/tables/security/staff-email';
import { emailToken } from '../../platform/security/email-token';
import type { SigningKeys } from '../../platform/security/signature';
import type { StaffEmailKind, StaffLanguage } from '../../shared/staff';
import type { ActorContext, DatabaseContext } from '../command';
import type { Outcome } from './settle-email';

/** An e-mail to somebody of the newsroom that this node, and no other, is to send now. */
export interface ClaimedStaffEmail {
	id: number;
	kind: StaffEmailKind;
	to: string;
	message_id: string;
	/** This one included. */
	attempts: number;
	/** Unix seconds. */
	created_at: number;
	/** For its link. */
	token: string;
	name: string;
	language: StaffLanguage;
	about: NoticeAbout;
	/** The article that a notice is about. */
	article: { id: number; title: string } | null;
}

/** Seconds until an e-mail is tried again whose node died while it sent it, or that the mail server did not take. */
const CLAIM = 60;
const FIRST_PAUSE_SECONDS = 5;
const MAX_PAUSE_SECONDS = 1_800;
/** After so many attempts, more than a day, an e-mail is given up: its link is dead by then, or the address is. */
const MAX_ATTEMPTS = 60;

/**
 * Claims e-mails that are due, the oldest first. The claim is committed before anything is sent; a node that dies in
 * between leaves them to be sent a minute later, under the same Message-ID.
 */
export async function claimStaffEmails(
	{ actor, now, inTransaction: transact }: ActorContext,
	keys: SigningKeys,
	limit: number,
): Promise<ClaimedStaffEmail[]> {
	authorize(actor, 'staff_email.send', {}, now);
	return transact(async (tx) => {
		const { rows } = await tx.execute<{ id: number }>(sql`update staff_email
			set state = 'sending', attempts = attempts + 1, next_try_at = ${now + CLAIM}::bigint
			where id in (select id from staff_email where state in ('pending', 'sending') and next_try_at <= ${now}::bigint
				order by next_try_at, id limit ${limit}::int for update skip locked)
			returning id`);
		if (rows.length === 0) return [];
		const { id, kind, to, message_id, attempts, created_at, about } = staff_email;
		const claimed = await tx
			.select({
				id,
				kind,
				to,
				message_id,
				attempts,
				created_at,
				about,
				name: account.name,
				language: account.language,
				article: { id: article.id, title: article.title },
			})
			.from(staff_email)
			.innerJoin(account, sql`${account.id} = ${staff_email.account_id}`)
			.leftJoin(article, sql`${article.id} = ${staff_email.article_id}`)
			.where(
				inArray(
					id,
					rows.map((row) => row.id),
				),
			)
			.orderBy(id);
		return claimed.map((row) => ({ ...row, token: emailToken(keys, row.message_id) }));
	});
}

/**
 * Writes down how an attempt ended. Whatever is not certain is tried again: a second e-mail opens the same link.
 * @param reason what the mail server said
 */
export async function settleStaffEmail(
	{ db, actor, now }: DatabaseContext,
	{ id, to, attempts }: ClaimedStaffEmail,
	outcome: Outcome,
	reason: string | undefined,
): Promise<void> {
	authorize(actor, 'staff_email.send', {}, now);
	const isAgain = (outcome === 'later' || outcome === 'unknown') && attempts < MAX_ATTEMPTS;
	const state = outcome === 'sent' ? 'sent' : isAgain ? 'pending' : 'failed';
	const error = reason?.replaceAll(to, '…').slice(0, 300) ?? null;
	const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 20), MAX_PAUSE_SECONDS);
	await db.writeAlone(sql`update staff_email set state = ${state}, error = ${error}::text,
		next_try_at = ${isAgain ? now + pause : now}::bigint
		where id = ${id}::int and state = 'sending'`);
}
