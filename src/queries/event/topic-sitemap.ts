import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';

export interface SubjectPlace {
	edition: string;
	slug: string;
	/** Unix seconds. */
	changed_at: number;
	/** The same page in every edition that has it, its own included. */
	translations: { edition: string; slug: string }[];
}

export interface EnterprisePlace {
	slug: string;
	topic_slug: string;
	/** Unix seconds. */
	changed_at: number;
	/** Pages of its event. */
	pages: { edition: string; slug: string }[];
}

/** A sitemap may name 50,000 addresses; an exhibitor has one in each edition. */
const MAX_ENTERPRISES = 20_000;

/** Published pages of events, and their exhibitors, the newest first. */
export async function sitemapTopics(db: Db): Promise<{ subjects: SubjectPlace[]; enterprises: EnterprisePlace[] }> {
	const [subjects, enterprises] = await Promise.all([
		prepared<SubjectPlace>(
			db,
			'sitemap_subjects',
			`select s.edition, s.slug, s.updated_at as changed_at,
			(select json_agg(json_build_object('edition', o.edition, 'slug', o.slug) order by o.edition) from subject o
				where o.group_id = s.group_id and o.status = 'published') as translations
			from subject s where s.status = 'published' order by s.id limit 5000`,
			[],
		),
		prepared<EnterprisePlace>(
			db,
			'sitemap_enterprises',
			`select x.slug, t.slug as topic_slug, x.updated_at as changed_at,
			coalesce((select json_agg(json_build_object('edition', s.edition, 'slug', s.slug) order by s.id desc)
				from subject s where s.event_edition_id = e.id and s.status = 'published'), '[]') as pages
			from enterprise x join event_edition e on e.id = x.event_edition_id join topic t on t.id = e.topic_id
				order by x.id desc limit ${MAX_ENTERPRISES}`,
			[],
		),
	]);
	return { subjects, enterprises };
}
