import { sql } from 'drizzle-orm';
import { authorize } from '../../access/authorization';
import type { DatabaseContext } from '../command';

/** Most addresses a day's sums may have: a client that makes addresses up must not fill the table. */
const MAX_ADDRESSES = 20_000;

export interface View {
	source: number;
	title: string;
	ua: string;
	/** Path without query. */
	path: string;
	/** Identity of the visitor token; only with the visitor's consent to performance cookies. */
	visitor: string | undefined;
}

/**
 * Counts a page that was seen. With consent it is a row of the log, with the visitor's identity; without, it raises the
 * day's sum and leaves nothing of the visitor (security rule 24).
 */
export async function recordView(
	{ db, actor, now }: DatabaseContext,
	{ source, title, ua, path, visitor }: View,
): Promise<void> {
	authorize(actor, 'reader.count', {}, now);
	if (visitor) {
		await db.writeAlone(
			sql`insert into page_view (source, title, ua, url, visitor, created_at)
				values (${source}::smallint, ${title}, ${ua}, ${path}, ${visitor}, ${now}::bigint)`,
		);
		return;
	}
	const day = new Date(now * 1000).toISOString().slice(0, 10);
	// The rows of the day are counted only for an address that is new to it.
	await db.writeAlone(sql`insert into page_view_day (day, url, views) select ${day}::date, ${path}, 1
		where case when exists (select from page_view_day where day = ${day}::date and url = ${path}) then true
			else (select count(*) from page_view_day where day = ${day}::date) < ${MAX_ADDRESSES}::int end
		on conflict (day, url) do update set views = page_view_day.views + 1`);
}
