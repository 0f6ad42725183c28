import { type SQL, sql } from 'drizzle-orm';
import type { StaffDb } from '../../platform/db/tx';
import { type VisibleDrafts, visibleArticles } from './staff-articles';

/** A row that leads to an address: an article or a page by its text, a redirect, an advertisement. */
export interface LinkTo extends Record<string, unknown> {
	noun: 'article' | 'page' | 'redirect' | 'adv';
	/** Key of the row. */
	key: string;
	title: string;
	edition: string | null;
	/** Status of an article; null for other entities. */
	status: string | null;
}

const MAX_ROWS = 200;

/** The rows of each entity that the caller may see. */
export interface VisibleLinks {
	/** Drafts that are visible besides published articles. */
	drafts: VisibleDrafts;
	/** Codes of editions, or all of them. Pages that readers see are visible whatever this says. */
	page: 'all' | readonly string[];
	adv: 'all' | readonly string[];
	redirect: boolean;
}

const ofEditions = (seen: 'all' | readonly string[]): SQL =>
	seen === 'all' ? sql`true` : sql`edition = any(${sql.param([...seen])}::text[])`;

/**
 * The visible rows that lead to one of these addresses, articles that readers see first.
 * @param hrefs addresses as links write them, encoded and decoded, with this site's host and without it
 */
export async function linkingTo(db: StaffDb, hrefs: readonly string[], visible: VisibleLinks): Promise<LinkTo[]> {
	const list = sql`(select array_agg(h) from jsonb_array_elements_text(${JSON.stringify(hrefs)}::jsonb) h)::text[]`;
	const { rows } = await db.execute<LinkTo>(sql`
		select noun, key, title, edition, status from (
			(select 'article' as noun, id::text as key, title, edition, status, status <> 'published' as is_later
				from article where public.hrefs_of(html) && ${list}
				and ${visibleArticles(db, visible.drafts) ?? sql`true`} limit ${MAX_ROWS}::int)
			union all
			select 'page', id::text, title, edition, status, false from page where public.hrefs_of(html) && ${list}
				and (status = 'published' or ${ofEditions(visible.page)})
			union all
			select 'redirect', source, source, null, null, false from redirect where target = any(${list})
				and ${visible.redirect}::boolean
			union all
			select 'adv', id::text, headline, edition, null, not is_active from adv where link = any(${list})
				and ${ofEditions(visible.adv)}
		) found order by is_later, noun, title limit ${MAX_ROWS}::int`);
	return rows;
}
