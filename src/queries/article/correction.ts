import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import type { ArticleLabel } from '../../shared/statuses';

/** A correction and the published article that it corrects. */
export interface ListedCorrection {
	id: number;
	seo_url: string | null;
	title: string;
	label: ArticleLabel | null;
	partner_name: string | null;
	/** Who checked what software wrote. */
	reviewer_name: string | null;
	/** Whose opinion it is. */
	authors: { name: string }[];
	/** Unix seconds. */
	at: number;
	text: string;
}

/** A protected article shows nothing of its text, so its corrections stay with it. */
const CORRECTED = `article a where a.edition = $1 and a.status = 'published' and a.password_hash is null
	and a.corrections <> '[]'`;

/** How many corrections an edition has made to articles that readers can open. */
export async function correctionTotal(db: Db, edition: string): Promise<number> {
	return remember(db, `correction_total:${edition}`, [tag.list(edition)], 600, async () => {
		const rows = await prepared<{ total: number }>(
			db,
			'correction_total',
			`select coalesce(sum(jsonb_array_length(a.corrections)), 0) as total from ${CORRECTED}`,
			[edition],
		);
		return rows[0]?.total ?? 0;
	});
}

/** Corrections of an edition, the newest first. @param skip so many of the newest are left out */
export const listCorrections = (db: Db, edition: string, limit: number, skip: number): Promise<ListedCorrection[]> =>
	prepared<ListedCorrection>(
		db,
		'corrections',
		`select c.id, c.seo_url, c.title, c.label, c.partner_name,
			case when c.label = 'ai' then (select r.name from author r where r.id = c.reviewer_id) end as reviewer_name,
			coalesce((select json_agg(json_build_object('name', u.name) order by s.position, u.id) from article_author s
				join author u on u.id = s.author_id
				where s.article_id = c.id and c.label = 'opinion'), '[]') as authors,
					coalesce((c.one ->> 'at')::bigint, 0) as at, coalesce(c.one ->> 'text', '') as text
		from (select a.id, a.seo_url, a.title, a.label, a.partner_name, a.reviewer_id,
			jsonb_array_elements(a.corrections) as one from ${CORRECTED}) c
		order by at desc, c.id desc limit $2 offset $3`,
		[edition, limit, skip],
	);
