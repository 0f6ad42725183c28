import { sql } from 'drizzle-orm';
import { authorize } from '../../access/authorization';
import type { DatabaseContext } from '../command';
import { DONE_BY_COLUMNS, doneByValues } from '../site/done-by-sql';
import type { ClaimedEmail } from './claim-emails';

/**
 * How an attempt ended: `sent`; `bounced`, there is no such mailbox; `refused`, the server will never take this email;
 * `later`, it was surely not taken and may be tried again; `unknown`, it may have been taken or not.
 */
export type Outcome = 'sent' | 'bounced' | 'refused' | 'later' | 'unknown';

/** After so many attempts, some three days, an email is given up. */
const MAX_ATTEMPTS = 20;
const FIRST_PAUSE_SECONDS = 5;
const MAX_PAUSE_SECONDS = 6 * 3_600;

/** Seconds until the next attempt: twice as long each time. */
const pauseAfter = (attempts: number): number => Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), MAX_PAUSE_SECONDS);

/**
 * Writes down how an attempt ended. An address that bounced is suppressed: nothing is mailed to it any more. A
 * confirmation whose end is unknown is tried again, because a second one does no harm; an email of an issue is not.
 * @param reason what the mail server said
 */
export async function settleEmail(
	{ db, actor, now }: DatabaseContext,
	claimed: ClaimedEmail,
	outcome: Outcome,
	reason: string | undefined,
): Promise<void> {
	authorize(actor, 'email.send', {}, now);
	const mayRepeat = outcome === 'later' || (outcome === 'unknown' && claimed.kind === 'confirmation');
	const isAgain = mayRepeat && claimed.attempts < MAX_ATTEMPTS;
	const state = isAgain ? 'pending' : outcome === 'sent' || outcome === 'unknown' ? outcome : 'failed';
	const error = reason?.replaceAll(claimed.to, '…').slice(0, 300) ?? null;
	const next_try_at = isAgain ? now + pauseAfter(claimed.attempts) : now;
	await db.writeAlone(sql`with settled as (update letter
		set state = ${state}, error = ${error}::text, next_try_at = ${next_try_at}::bigint
			where id = ${claimed.id}::int and state = 'sending' returning subscription_id),
		suppressed as (update subscription set status = 'suppressed', updated_at = ${now}::bigint from settled
			where subscription.id = settled.subscription_id and ${outcome === 'bounced'}::boolean returning subscription.id)
		insert into audit (action, noun, row_id, created_at, ${DONE_BY_COLUMNS})
			select 'suppress', 'subscription', id, ${now}::bigint, ${doneByValues(actor)} from suppressed`);
}
