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
	/** Name of the person who checked text that software wrote. */
	reviewer_name: string | null;
	/** Authors of an opinion. */
	authors: { name: string }[];
	/** Unix seconds. */
	at: number | null;
	text: string;
}

/** Entries of the right shape; entries of any other shape are no corrections. */
const ENTRIES = `jsonb_path_query(a.corrections, '$[*] ? (@.at.type() == "number" && @.text.type() == "string")')`;
/** The moment of a correction; null where "at" is a number beyond the range of dates. */
const AT = `(jsonb_path_query_first(c.one, '$.at ? (@ > -30000000000 && @ < 253402300800)'))::float8`;

/** A protected article shows nothing of its text, so its corrections are hidden too. */
const CORRECTED = `a.edition = $1 and a.status = 'published' and a.password_hash is null
	and a.corrections <> '[]'`;

/** The number of an edition's corrections to articles that readers can open. */
export async function correctionTotal(db: Db, edition: string): Promise<number> {
	return remember(db, `correction_total:${edition}`, [tag.list(edition)], 600, async () => {
		const rows = await prepared<{ total: number }>(
			db,
			'correction_total',
			`select count(*) as total from article a, lateral ${ENTRIES} one where ${CORRECTED}`,
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
					${AT} as at, coalesce(c.one ->> 'text', '') as text
		from (select a.id, a.seo_url, a.title, a.label, a.partner_name, a.reviewer_id,
			${ENTRIES} as one from article a where ${CORRECTED}) c
		order by at desc nulls last, c.id desc limit $2 offset $3`,
		[edition, limit, skip],
	);
