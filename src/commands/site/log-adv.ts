import { sql } from 'drizzle-orm';
import { authorize } from '../../access/authorization';
import type { AdvAct } from '../../shared/statuses';
import type { DatabaseContext } from '../command';

export interface AdvLog {
	id: number;
	/** The target of the advertisement; it must be its own. */
	link: string;
	act: AdvAct;
	/** Identity of the visitor token; only with the visitor's consent to targeting cookies. */
	visitor: string | undefined;
}

/**
 * Counts a click on an advertisement, or that it was seen, in the sums of the day; the click itself is logged only with
 * consent.
 * @returns false when no such advertisement leads there
 */
export async function logAdv(
	{ db, actor, now }: DatabaseContext,
	{ id, link, act, visitor }: AdvLog,
): Promise<boolean> {
	authorize(actor, 'reader.count', {}, now);
	const day = new Date(now * 1000).toISOString().slice(0, 10);
	const [views, clicks] = act === 'seen' ? [1, 0] : [0, 1];
	const identity = act === 'click' ? (visitor ?? null) : null;
	const found =
		await db.writeAlone(sql`with found as (select id from adv where id = ${id}::int and link = ${link} and is_active),
		counted as (insert into adv_day (adv_id, day, views, clicks) select id, ${day}::date, ${views}::int, ${clicks}::int
			from found
			on conflict (adv_id, day) do update set views = adv_day.views + excluded.views,
				clicks = adv_day.clicks + excluded.clicks),
		logged as (insert into ad_click (adv_id, link, visitor, created_at)
			select id, ${link}, ${identity}::text, ${now}::bigint from found where ${identity}::text is not null)
		select id from found`);
	return found.length > 0;
}
