import { sql } from 'drizzle-orm';
import type { Edition } from '../src/editions/edition';
import type { Db } from '../src/platform/db/tx';

/** A published article with a label. */
export interface LabelledRow extends Record<string, unknown> {
	id: number;
	edition: string;
	seo_url: string;
	label: 'ai' | 'partner' | 'opinion' | 'feature';
	title: string;
	partner_name: string | null;
	/** The partner who paid, the author of an opinion, or the reviewer who checked it; '' for a feature. */
	who: string;
	tags: string[];
}

/** What a label is called in an edition. */
export const labelWords = (edition: Edition): Record<LabelledRow['label'], string> => ({
	ai: edition.words.label_ai,
	partner: edition.words.label_partner,
	opinion: edition.words.label_opinion,
	feature: edition.words.label_feature,
});

/** Every such article. */
export async function labelledRows(db: Db): Promise<LabelledRow[]> {
	const { rows } = await db.execute<LabelledRow>(
		sql`select a.id, a.edition, a.seo_url, a.label, a.title, a.partner_name,
			case a.label when 'partner' then a.partner_name
				when 'feature' then ''
				when 'ai' then (select r.name from author r where r.id = a.reviewer_id)
				else (select u.name from article_author s join author u on u.id = s.author_id where s.article_id = a.id
					order by s.position limit 1) end as who,
			coalesce((select array_agg(t.slug) from article_tag s join tag t on t.id = s.tag_id where s.article_id = a.id),
				'{}') as tags
			from article a where a.label is not null and a.status = 'published'`,
	);
	return rows;
}
