import { sql } from 'drizzle-orm';
import { authorize } from '../../access/authorization';
import type { ActorContext } from '../command';

const DAY = 86_400;
/** Days an unconfirmed address is kept; the email's link is good for as long. */
const UNCONFIRMED_DAYS = 30;
/** Days a dead link, and the record of its e-mail, is kept. */
const LINK_DAYS = 30;
/** Days a preview link is kept after its end, with its recipient and how often it was opened. */
const PREVIEW_DAYS = 30;
/** Days the record of a job is kept. */
const RUN_DAYS = 30;

/**
 * Deletes what has had its time: counts of limits (those of erased emails too), unconfirmed addresses, sessions and
 * links that have ended, the pinned state of an ended preview link, records of jobs, the former states of articles of a
 * bulk action that can no longer be undone, and the page-view log, which becomes sums by day and path (security rule
 * 25).
 * @param page_view_days days the log is kept
 */
export async function tidy(
	{ actor, now, inTransaction: transact }: ActorContext,
	page_view_days: number,
): Promise<void> {
	authorize(actor, 'house.tidy', {}, now);
	await transact((tx) => tx.execute(sql`delete from rate_limit where ends_at < ${now}::bigint`));
	await transact((tx) => tx.execute(sql`delete from sign_in_wait where ends_at < ${now}::bigint`));
	await transact((tx) => tx.execute(sql`delete from used_challenge where ends_at < ${now}::bigint`));
	await transact((tx) => tx.execute(sql`delete from session where ends_at < ${now}::bigint`));
	await transact((tx) => tx.execute(sql`delete from known_browser where ends_at < ${now}::bigint`));
	await transact((tx) => tx.execute(sql`delete from link_request where created_at < ${now - DAY}::bigint`));
	await transact((tx) => tx.execute(sql`delete from staff_email where created_at < ${now - LINK_DAYS * DAY}::bigint`));
	await transact((tx) => tx.execute(sql`delete from account_link where expires_at < ${now - LINK_DAYS * DAY}::bigint`));
	await transact((tx) =>
		tx.execute(sql`update preview_link set pinned = null where pinned is not null and ends_at <= ${now}::bigint`),
	);
	await transact((tx) => tx.execute(sql`delete from preview_link where ends_at < ${now - PREVIEW_DAYS * DAY}::bigint`));
	await transact((tx) =>
		tx.execute(
			sql`delete from subscription where status = 'pending' and updated_at < ${now - UNCONFIRMED_DAYS * DAY}::bigint`,
		),
	);
	await transact((tx) =>
		tx.execute(sql`delete from job_run where state in ('done', 'failed', 'cancelled')
			and finished_at < ${now - RUN_DAYS * DAY}::bigint`),
	);
	await transact((tx) => tx.execute(sql`delete from bulk_change where created_at < ${now - DAY}::bigint`));
	await transact((tx) =>
		tx.execute(sql`with old as (delete from page_view where created_at < ${now - page_view_days * DAY}::bigint
			returning url, (to_timestamp(created_at) at time zone 'UTC')::date as day)
			insert into page_view_day (day, url, views) select day, url, count(*) from old group by day, url
			on conflict (day, url) do update set views = page_view_day.views + excluded.views`),
	);
}
