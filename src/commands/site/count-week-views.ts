import { sql } from 'drizzle-orm';
import { authorize } from '../../access/authorization';
import { editions } from '../../editions/editions';
import { urls } from '../../editions/urls';
import type { ActorContext } from '../command';

const WEEK = 7 * 86_400;

/**
 * Counts how often each article was read in the last seven days, for "most read this week". Until a week has been
 * counted the numbers are left as they are. Pages that show them follow by themselves, as their copies age.
 * @returns how many articles have another number now
 */
export async function countWeekViews({ actor, now, inTransaction: transact }: ActorContext): Promise<number> {
	authorize(actor, 'article.count_views', {}, now);
	const since = now - WEEK;
	const day = new Date(since * 1000).toISOString().slice(0, 10);
	return transact(async (tx) => {
		const { rows } = await tx.execute(
			sql`select 1 from page_view where created_at < ${since}::bigint union all select 1 from page_view_day
				where day < ${day}::date limit 1`,
		);
		if (rows.length === 0) return 0;
		let changed = 0;
		for (const edition of editions) {
			const prefix = `${urls.news.href(edition)}/`;
			const done = await tx.execute(sql`with seen as (
				select url, sum(views) as views from (
					select url, count(*) as views from page_view where created_at >= ${since}::bigint group by url
					union all select url, views from page_view_day where day >= ${day}::date) counted group by url)
				update article a set week_views = coalesce(n.views, 0) from article b left
					join seen n on n.url = ${prefix} || b.seo_url
				where a.id = b.id and b.edition = ${edition.code} and a.week_views <> coalesce(n.views, 0)`);
			changed += done.rowCount ?? 0;
		}
		return changed;
	});
}
