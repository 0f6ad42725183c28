import { inArray, type SQL, sql } from 'drizzle-orm';
import { authorize } from '../../access/authorization';
import type { EmailKind } from '../../data/tables/letter';
import { issue } from '../../data/tables/subscription';
import type { Tx } from '../../platform/db/tx';
import { emailToken } from '../../platform/security/email-token';
import { type SigningKeys, tokenHash } from '../../platform/security/signature';
import type { OwnSubscription } from '../../queries/secret/own-subscription';
import type { ActorContext, DatabaseContext } from '../command';
import type { NewsletterName } from '../subscription/change-subscription';

/** An email that this node, and no other, is to send now. */
export interface ClaimedEmail {
	id: number;
	kind: EmailKind;
	to: string;
	message_id: string;
	/** This one included. */
	attempts: number;
	edition: string;
	/** Unix seconds. */
	created_at: number;
	/** For its links. */
	token: string;
	issue: { number: number; slug: string; subject: string; standfirst: string; html: string } | null;
}

/** A claim older than this, in seconds, is one whose node has died. */
export const CLAIM_SECONDS = 300;

type Reader = Pick<OwnSubscription, 'status' | 'letters'>;

/**
 * False for confirmations to somebody who left or bounced, and for issues to anybody except a confirmed reader who
 * still wants them.
 */
function isWanted(kind: EmailKind, { status, letters }: Reader): boolean {
	if (kind === 'confirmation') return status === 'confirmed' || status === 'pending';
	return status === 'confirmed' && letters.includes('weekly' satisfies NewsletterName);
}

/**
 * Takes back what a node had claimed when it died, at its next start: confirmations wait again, emails of an issue are
 * "unknown".
 * @param node its name, which is unique
 */
export async function takeBackClaims({ db, actor, now }: DatabaseContext, node: string): Promise<void> {
	authorize(actor, 'email.send', {}, now);
	await db.writeAlone(sql`update letter set state = case kind when 'confirmation' then 'pending' else 'unknown' end,
		error = 'the sender died'
		where state = 'sending' and claimed_by = ${node}`);
}

/**
 * Closes the issues that have no open email left. The subquery looks for one by the order of its index: a join, or a
 * look without an order, would read the table.
 */
export const closingIssues: SQL = sql`update issue set status = 'sent' where status = 'sending'
	and (select l.next_try_at from letter l where l.issue_id = issue.id and l.state in ('pending', 'sending')
		order by l.next_try_at limit 1) is null`;

/**
 * Ids of emails that are due, locked: confirmations whose node has died, other confirmations, then issues. Each part
 * reads of its index what it takes and no more, so that a long queue costs what a short one does.
 */
export const dueEmails = (limit: number, now: number): SQL => sql`with lost as (select id from letter
		where state = 'sending' and kind = 'confirmation' and claimed_at < ${now - CLAIM_SECONDS}::bigint
		order by claimed_at limit ${limit}::int for update skip locked),
	asked as (select id from letter where state = 'pending' and kind = 'confirmation' and next_try_at <= ${now}::bigint
		order by next_try_at, id limit ${limit}::int - (select count(*) from lost) for update skip locked),
	issued as (select id from letter where state = 'pending' and kind = 'issue' and next_try_at <= ${now}::bigint
		order by next_try_at, id limit ${limit}::int - (select count(*) from lost) - (select count(*) from asked)
			for update skip locked)
	select id from lost union all select id from asked union all select id from issued`;

type Due = Omit<ClaimedEmail, 'token'> & Reader;

/** What the emails with these ids need; an issue is read once, however many of them are emails of it. */
async function readDue(tx: Tx, ids: number[]): Promise<Due[]> {
	const { rows } = await tx.execute<
		Omit<Due, 'issue'> & { issue_id: number | null }
	>(sql`select l.id, l.kind, l.issue_id, l."to", l.message_id,
		l.attempts + 1 as attempts, l.created_at, s.edition, s.status, s.letters
		from letter l join subscription s on s.id = l.subscription_id
		where l.id = any(${sql.param(ids)}::int[]) order by l.kind = 'confirmation' desc, l.next_try_at, l.id`);
	const issueIds = [...new Set(rows.flatMap(({ issue_id }) => issue_id ?? []))];
	const issues = new Map<number | null, ClaimedEmail['issue']>();
	if (issueIds.length > 0) {
		const { id, number, slug, subject, standfirst, html } = issue;
		const found = await tx
			.select({ id, number, slug, subject, standfirst, html })
			.from(issue)
			.where(inArray(id, issueIds));
		for (const { id: issue_id, ...text } of found) issues.set(issue_id, text);
	}
	return rows.map(({ issue_id, ...row }) => ({ ...row, issue: issues.get(issue_id) ?? null }));
}

/** Locks what is due, then reads what its emails need: only of these, not of all that wait. */
async function takeDue(tx: Tx, limit: number, now: number): Promise<Due[]> {
	const { rows } = await tx.execute<{ id: number }>(dueEmails(limit, now));
	return rows.length > 0
		? readDue(
				tx,
				rows.map(({ id }) => id),
			)
		: [];
}

async function closeClaims(tx: Tx, lost: number): Promise<void> {
	await tx.execute(
		sql`update letter set state = 'unknown', error = 'the sender died' where state = 'sending' and kind = 'issue'
			and claimed_at < ${lost}::bigint`,
	);
	await tx.execute(closingIssues);
}

/**
 * Claims emails that are due, confirmations first. The claim is committed before anything is sent: when a node dies in
 * between, a confirmation is tried again under the same Message-ID, and an email of an issue becomes "unknown" and is
 * never sent again. An issue none of whose emails waits any more has gone out, and says so. Each email is the record of
 * its own way.
 * @param node name of this node, where it has one
 */
export async function claimEmails(
	{ actor, now, inTransaction: transact }: ActorContext,
	keys: SigningKeys,
	limit: number,
	node?: string,
): Promise<ClaimedEmail[]> {
	authorize(actor, 'email.send', {}, now);
	return transact(async (tx) => {
		const due = await takeDue(tx, limit, now);
		// While more waits than is taken, what has ended may wait too.
		if (due.length < limit) await closeClaims(tx, now - CLAIM_SECONDS);
		const claimed: ClaimedEmail[] = [];
		for (const { status, letters, ...row } of due) {
			if (isWanted(row.kind, { status, letters })) {
				const token = emailToken(keys, row.message_id);
				claimed.push({ ...row, token });
			} else {
				await tx.execute(sql`update letter set state = 'failed', error = 'left' where id = ${row.id}::int`);
			}
		}
		if (claimed.length > 0) {
			const rows = sql.join(
				claimed.map(({ id, token }) => sql`(${id}::int, ${tokenHash(token)})`),
				sql`, `,
			);
			await tx.execute(sql`update letter l set state = 'sending', claimed_at = ${now}::bigint,
				claimed_by = ${node ?? null}::text, attempts = l.attempts + 1, token_hash = c.token_hash
				from (values ${rows}) as c (id, token_hash) where l.id = c.id`);
		}
		return claimed;
	});
}
